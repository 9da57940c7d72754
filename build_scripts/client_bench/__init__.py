"""The client's budgets: what a frame, a start, a new size and resting cost beside the barest window and Pioneers."""
