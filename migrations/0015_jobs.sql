-- The schedule as the desk sees it, and one move more.

-- Money that came for a swap before it was asked for, and whose books are not sent after all, is on its way back.
INSERT INTO trade_moves (part, from_state, to_state) VALUES ('settlement', 'agreed', 'refund-due');

-- The last run of each job, and the last one that went wrong.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  ran_at TEXT NOT NULL,
  ms INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  failed_at TEXT,
  error TEXT,
  CONSTRAINT job_runs_outcome CHECK (outcome IN ('done', 'failed'))
) WITHOUT ROWID;
