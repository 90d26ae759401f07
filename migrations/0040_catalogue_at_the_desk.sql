-- The catalogue as staff keep it: imports from the desk with their reports and undo, edits, texts and covers.

ALTER TABLE import_runs ADD COLUMN kind TEXT NOT NULL DEFAULT 'editions';   -- editions, copies
ALTER TABLE import_runs ADD COLUMN file TEXT;      -- its name on the clerk's device
ALTER TABLE import_runs ADD COLUMN account TEXT;   -- the clerk; NULL: by the import token
ALTER TABLE import_runs ADD COLUMN undone_at TEXT;
ALTER TABLE import_runs ADD COLUMN undo_step INTEGER NOT NULL DEFAULT 0;  -- steps done; two clerks undo each once
ALTER TABLE import_runs ADD COLUMN undo_after TEXT;  -- kind and key of the last change that the undo has done
ALTER TABLE import_runs ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;  -- changes that the undo left, as they changed again
CREATE INDEX import_runs_by_start ON import_runs (started_at, id);
-- A file is imported at the desk by one run at a time.
CREATE UNIQUE INDEX import_runs_open ON import_runs (source) WHERE finished_at IS NULL AND account IS NOT NULL;

-- What a run changed, so that it can be undone. Kept for as long as the undo is offered (domain/policy).
CREATE TABLE import_changes (
  run TEXT NOT NULL,
  kind TEXT NOT NULL CONSTRAINT import_changes_kind CHECK (
    kind IN ('edition', 'work', 'author', 'publisher', 'copies')),
  key TEXT NOT NULL,                -- ISBN, work, comparable name, publisher's name; ISBN and grade with a space between
  before TEXT,                      -- JSON: changed fields, each with its value in a list; NULL: the run added it
  after TEXT NOT NULL,              -- JSON: the same fields as the run wrote them
  undone INTEGER,                   -- 1: put back, 0: kept; NULL: the run is not undone
  PRIMARY KEY (run, kind, key)
) WITHOUT ROWID;
CREATE INDEX import_changes_by_key ON import_changes (kind, key);
CREATE INDEX import_changes_changed ON import_changes (run, kind, key) WHERE before IS NOT NULL;

-- Rows and records that a run left out, the first of them (domain/policy). `import_runs.rejected` counts all.
CREATE TABLE import_rejections (
  run TEXT NOT NULL,
  number INTEGER NOT NULL,          -- of the row or record in its file, from 1
  reason TEXT NOT NULL,
  name TEXT NOT NULL,               -- how the file names it: ISBN, title or reference
  detail TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (run, number, reason)
) WITHOUT ROWID;

-- Who changed what at the desk. Append-only.
CREATE TABLE catalogue_changes (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CONSTRAINT catalogue_changes_kind CHECK (kind IN ('edition', 'work', 'author', 'series', 'publisher')),
  key TEXT NOT NULL,                -- ISBN, work, comparable name of an author, name of a series or a publisher
  field TEXT NOT NULL,              -- domain/catalogue/editing/edited-fields.ts
  before TEXT,                      -- JSON of the value; NULL: none
  after TEXT,
  account TEXT NOT NULL,
  at TEXT NOT NULL
);
CREATE INDEX catalogue_changes_by_key ON catalogue_changes (kind, key, id);
CREATE TRIGGER catalogue_changes_no_update BEFORE UPDATE ON catalogue_changes BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER catalogue_changes_no_delete BEFORE DELETE ON catalogue_changes BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- Fields that staff have edited. No file overwrites them.
CREATE TABLE edited_fields (
  kind TEXT NOT NULL CONSTRAINT edited_fields_kind CHECK (kind IN ('edition', 'work', 'publisher')),
  key TEXT NOT NULL,                -- ISBN, work or publisher's name
  field TEXT NOT NULL,
  PRIMARY KEY (kind, key, field)
) WITHOUT ROWID;

-- Descriptions of a work by language, written at the desk. A book page prefers the visitor's own.
CREATE TABLE work_descriptions (
  work TEXT NOT NULL,
  language TEXT NOT NULL,           -- ISO 639-1
  text TEXT NOT NULL,
  PRIMARY KEY (work, language)
) WITHOUT ROWID;

-- Pictures of covers that staff have uploaded. Without one the shop draws the cover.
CREATE TABLE covers (
  isbn TEXT NOT NULL PRIMARY KEY,
  type TEXT NOT NULL CONSTRAINT covers_type CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  bytes BLOB NOT NULL,
  changed_at TEXT NOT NULL
) WITHOUT ROWID;
