import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = 'scripts/new-migration.mjs';
let folder: string;

/** Runs the command in a folder. Returns its exit code and its output. */
function run(cwd: string, ...words: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dogear-migrations-'));
  for (const part of ['scripts', 'migrations', 'worker/platform/db/schema', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run migrations:new', () => {
  it('finds no change without a migration in the repository', () => {
    expect(run('.', '--check')).toEqual({ status: 0, printed: '' });
  });

  it('writes the next migration of a new column, which applies after all others', () => {
    const file = join(folder, 'worker/platform/db/schema/lists.ts');
    const schema = readFileSync(file, 'utf8');
    const changed = schema.replace(/sqliteTable\(\s*'wishes',\s*\{/, (start) => `${start} note: text('note'),`);
    expect(changed).not.toBe(schema);
    writeFileSync(file, changed);
    const last = readdirSync(join(folder, 'migrations')).toSorted().at(-1) ?? '';

    const before = run(folder, '--check');
    const made = run(folder, 'add_notes_to_wishes');
    const after = run(folder, '--check');

    const name = `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_add_notes_to_wishes.sql`;
    expect([before.status, made.status, after.status]).toEqual([1, 0, 0]);
    expect(readFileSync(join(folder, 'migrations', name), 'utf8')).toBe('ALTER TABLE `wishes` ADD `note` text;\n');
    const database = new DatabaseSync(':memory:');
    for (const each of readdirSync(join(folder, 'migrations')).toSorted())
      database.exec(readFileSync(join(folder, 'migrations', each), 'utf8'));
    expect(database.prepare(`SELECT type FROM pragma_table_info('wishes') WHERE name = 'note'`).get()).toEqual({
      type: 'TEXT',
    });
    database.close();
  });

  it('asks for a name in lower case', () => {
    expect(run(folder, 'Add Notes').status).toBe(1);
  });
});
