tic-tac-die-tagline = Three in a row, if the die agrees.
ttd-marks = { $seat } marks { $cell }
ttd-rolls = { $seat } rolls { $row }
ttd-taken = { $cell } is already marked
ttd-other-row = the die says row { $row }
