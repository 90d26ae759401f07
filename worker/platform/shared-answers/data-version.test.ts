import { describe, expect, it } from 'vitest';
import { changesVersion } from './data-version';

describe('changesVersion', () => {
  it.each([
    'INSERT INTO stock_movements (isbn) VALUES (?1)',
    'insert into "recalls" ("isbn") values (?)',
    'UPDATE import_runs SET finished_at = ?2',
    '  DELETE FROM job_runs WHERE job = ?1',
    'WITH due AS (SELECT 1) INSERT INTO recalls SELECT * FROM due',
  ])('is true for a write to what the version is read from: %s', (query) => {
    expect(changesVersion(query)).toBe(true);
  });

  it.each([
    'SELECT max(id) FROM stock_movements',
    'INSERT INTO cart_lines (owner) VALUES (?1)',
    'UPDATE owners SET version = version + 1',
    'INSERT INTO recalls_of_others VALUES (?1)',
  ])('is false for %s', (query) => {
    expect(changesVersion(query)).toBe(false);
  });
});
