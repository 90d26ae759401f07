-- Work on the catalogue that goes on in steps.

-- Id of the last book whose index row the step of some authors has written; NULL: the step has not begun.
ALTER TABLE import_runs ADD COLUMN undo_book INTEGER;

-- Renames of more books than one transaction takes. The request begins them, and a job of each minute ends what is left.
CREATE TABLE catalogue_renames (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CONSTRAINT catalogue_renames_kind CHECK (kind IN ('author', 'series', 'publisher')),
  name TEXT NOT NULL,               -- the old name, as the clerk's page shows it
  rename TEXT NOT NULL,             -- JSON: the new name and what the clerk has chosen
  account TEXT NOT NULL,
  started_at TEXT NOT NULL,
  step INTEGER NOT NULL DEFAULT 0,  -- steps done; two runners do each once
  phase TEXT NOT NULL DEFAULT 'books' CONSTRAINT catalogue_renames_phase CHECK (
    phase IN ('books', 'again', 'joined', 'names', 'done')),
  after INTEGER NOT NULL DEFAULT 0  -- id of the last book of the phase that is done
) WITHOUT ROWID;
CREATE UNIQUE INDEX catalogue_renames_open ON catalogue_renames (kind, name) WHERE phase <> 'done';
