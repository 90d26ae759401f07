-- Hash of the secret cookie of the browser that registered. Null: registered before this column came.
ALTER TABLE registrations ADD COLUMN browser_hash TEXT;
