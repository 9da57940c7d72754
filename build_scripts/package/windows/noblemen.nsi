; The Windows installer: for one account, without an administrator's word, in three languages.
; windows.py calls makensis with the names and addresses as definitions:
; NAME PUBLISHER VERSION NUMBERS HOME_PAGE REPORTS PROGRAM WINDOW_PROGRAM FILE_ENDING ID FOLDER ICON WELCOME LICENCE_FILE TARGET
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"
!define FILE_TYPE "${NAME}.Game"

Name "${NAME}"
OutFile "${TARGET}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
; An upgrade goes where the earlier version is.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${WELCOME}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW_PROGRAM}.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE_FILE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString FILE_TYPE_NAME ${LANG_ENGLISH} "${NAME} game"
LangString FILE_TYPE_NAME ${LANG_GERMAN} "${NAME}-Partie"
LangString FILE_TYPE_NAME ${LANG_ITALIAN} "Partita di ${NAME}"
LangString IS_RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close it, then try again."
LangString IS_RUNNING ${LANG_GERMAN} "${NAME} läuft gerade. Bitte beenden und dann wiederholen."
LangString IS_RUNNING ${LANG_ITALIAN} "${NAME} è in esecuzione. Chiuderlo e riprovare."
LangString GAMES_STAY ${LANG_ENGLISH} "Your games and options stay in $LOCALAPPDATA\${PROGRAM}."
LangString GAMES_STAY ${LANG_GERMAN} "Partien und Einstellungen bleiben in $LOCALAPPDATA\${PROGRAM}."
LangString GAMES_STAY ${LANG_ITALIAN} "Le partite e le opzioni restano in $LOCALAPPDATA\${PROGRAM}."

; A running program cannot be replaced: ask until it is closed, give up when nobody is there to ask.
!macro WAIT_UNTIL_CLOSED
  again:
  IfFileExists "$INSTDIR\${WINDOW_PROGRAM}.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\${WINDOW_PROGRAM}.exe" a
  IfErrors 0 may_write
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  may_write:
  FileClose $0
  closed:
!macroend

; Only what was put there: the folder may hold other things of the player's.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}.exe"
  Delete "$INSTDIR\${WINDOW_PROGRAM}.exe"
  Delete "$INSTDIR\LICENSE.txt"
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${WINDOW_PROGRAM}.exe"

  WriteRegStr HKCU "${CLASSES}\.${FILE_ENDING}" "" "${FILE_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}" "" "$(FILE_TYPE_NAME)"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\${WINDOW_PROGRAM}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\${WINDOW_PROGRAM}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${WINDOW_PROGRAM}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOME_PAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "HelpLink" "${REPORTS}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Language" "$LANGUAGE"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section Uninstall
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${CLASSES}\${FILE_TYPE}"
  ReadRegStr $0 HKCU "${CLASSES}\.${FILE_ENDING}" ""
  StrCmp $0 "${FILE_TYPE}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.${FILE_ENDING}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd
