import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activities, tablesWithoutPeople } from '../../domain/law/processing/activities';
import { processingPage } from '../../domain/law/processing/processing-page';
import { adaptersWithoutPeople, recipients } from '../../domain/law/processing/recipients';
import { exportSections, notExported } from '../../worker/privacy/export-sections';

const recorded = activities.flatMap(({ tables }) => tables);

/** Returns the names of all tables after the migrations, without those of the search index. */
function tablesOfMigrations(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync('migrations').toSorted()) {
    const text = readFileSync(`migrations/${file}`, 'utf8').replaceAll(/--.*$/gm, '');
    for (const [, verb = '', name = '', renamed] of text.matchAll(
      /\b(CREATE TABLE|DROP TABLE|ALTER TABLE) (?:IF (?:NOT )?EXISTS )?`?(\w+)`?(?: RENAME TO `?(\w+)`?)?/g,
    )) {
      if (verb === 'CREATE TABLE') names.add(name);
      else if (verb === 'DROP TABLE' || renamed !== undefined) names.delete(name);
      if (renamed !== undefined) names.add(renamed);
    }
  }
  return [...names].toSorted();
}

describe('the record of processing', () => {
  it('has each table of the database once', () => {
    const known = [...recorded, ...tablesWithoutPeople];

    expect(known.toSorted()).toEqual(tablesOfMigrations());
  });

  it('records every table that the export of a person reads or leaves out', () => {
    const personal = [...Object.values(exportSections).flatMap(({ tables }) => tables), ...Object.keys(notExported)];

    expect(personal.filter((name) => !recorded.includes(name))).toEqual([]);
  });

  it('names every adapter of the Worker as a recipient, or the reason why it receives no data', () => {
    const adapters = readdirSync('worker/platform/adapters').filter((name) => !name.includes('.test.'));
    const named = Object.values(recipients).flatMap(({ adapters: files }) => [...files]);

    expect([...named, ...Object.keys(adaptersWithoutPeople)].toSorted()).toEqual(adapters.toSorted());
  });

  it('names settings that exist', () => {
    const readme = readFileSync('README.md', 'utf8');
    const settings = Object.values(recipients).flatMap(({ setting }) => (setting === null ? [] : [setting]));

    expect(settings.filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('uses each recipient', () => {
    const used = new Set<string>(activities.flatMap((activity) => activity.recipients));

    expect(Object.keys(recipients).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('docs/processing.md', () => {
  it('equals the output of `node scripts/make-law-page.mjs` for the record', () => {
    expect(readFileSync('docs/processing.md', 'utf8')).toBe(processingPage());
  });
});
