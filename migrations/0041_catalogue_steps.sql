-- Work on the catalogue that goes on in steps.

-- Id of the last book whose index row the step of some authors has written; NULL: the step has not begun.
ALTER TABLE import_runs ADD COLUMN undo_book INTEGER;
