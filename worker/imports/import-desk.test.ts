import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { importPolicy } from '../../domain/policy/imports';
import type { Ctx } from '../platform/context';
import { clerkCtx } from '../testing/desk';
import { outcomeOf } from '../testing/buyers';
import { ctxOf } from '../testing/people';
import {
  beginImport,
  emma,
  firstIsbn,
  importOptions,
  importWhole,
  ivanhoe,
  secondIsbn,
  startImportOf,
  toItems,
} from '../testing/imports';
import { testIsbn } from '../testing/shelf';
import { finishDeskImport } from './finish-desk-import';
import { forgetImportChanges } from './forget-import-changes';
import { importDeskItems } from './import-desk-items';
import { readImports } from './read-imports';
import { readChanges } from './read-changes';
import { readRejections } from './read-rejections';
import { readImport } from './read-import';
import { stopImport } from './stop-import';

const at = new Date('2026-11-20T10:00:00.000Z');
const clerk = (): Ctx => clerkCtx(env, at);
const third = testIsbn(3);

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

beforeEach(async () => {
  await env.DB.batch(
    ['import_changes', 'import_rejections', 'import_runs', 'editions', 'works', 'edited_fields', 'accounts'].map(
      (table) => env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, language, market, created_at)
     VALUES ('clerk', 'clerk@dogear.example', 'Cleo', 'en', 'IE', '2026-01-01T00:00:00.000Z')`,
  ).run();
});

describe('an import at the desk', () => {
  it('adds books and reports who imported which file, what is new, and what was left out', async () => {
    const run = await importWhole(clerk(), 'list', [emma, ['123', 'Wrong'], ivanhoe]);

    expect(await readImport(clerk(), run)).toMatchObject({
      kind: 'editions',
      file: 'list.csv',
      by: 'Cleo',
      isDryRun: false,
      added: 2,
      rejected: 1,
      nextRow: 3,
      canUndo: true,
      reasons: [{ reason: 'isbn-invalid', count: 1 }],
      rejections: [{ number: 3, reason: 'isbn-invalid', name: '123 Wrong', detail: '' }],
      changes: [
        { key: firstIsbn, title: 'Emma', isNew: true, wasKept: false, fields: [] },
        { key: secondIsbn, title: 'Ivanhoe', isNew: true, wasKept: false, fields: [] },
      ],
    });
    expect((await readImports(clerk(), undefined)).items.map((each) => each.run)).toEqual([run]);
  });

  it('shows changed fields with their values before and after, of two chunks as one change', async () => {
    await importWhole(clerk(), 'old', [emma]);
    const run = await beginImport(clerk(), 'new');
    await importDeskItems(clerk(), {
      run,
      from: 0,
      items: toItems([[firstIsbn, 'Emma', 'Jane Austen', 'Penguin', '11.00']]),
    });
    await importDeskItems(clerk(), {
      run,
      from: 1,
      items: toItems([[firstIsbn, 'Emma', 'Jane Austen', 'Oxford', '12.00']]),
    });

    const { changes } = await readImport(clerk(), run);

    expect(changes).toEqual([
      {
        key: firstIsbn,
        title: 'Emma',
        isNew: false,
        wasKept: false,
        fields: [
          { field: 'reference_price', before: '1000', after: '1200' },
          { field: 'publisher', before: 'Penguin', after: 'Oxford' },
        ],
      },
    ]);
  });

  it('lists changed and new books by pages, and each once', async () => {
    const { shownInReport, changesPerPage } = importPolicy;
    const isbns = Array.from({ length: shownInReport + changesPerPage + 2 }, (_, n) => testIsbn(n + 1));
    const rows = (publisher: string, some: readonly string[]) =>
      some.map((isbn) => [isbn, 'Emma', 'Jane Austen', publisher, '10.00']);
    const known = isbns.slice(0, shownInReport + 1);
    await importWhole(clerk(), 'old', rows('Penguin', known));
    const run = await importWhole(clerk(), 'new', rows('Oxford', isbns));

    const report = await readImport(clerk(), run);
    const changed = await readChanges(clerk(), run, { group: 'changed', cursor: report.next.changed ?? '' });
    const added = await readChanges(clerk(), run, { group: 'added', cursor: report.next.added ?? '' });

    expect(report.changes).toHaveLength(2 * shownInReport);
    expect(changed).toMatchObject({ items: [{ isNew: false }], next: null });
    expect(added.items).toHaveLength(changesPerPage + 1 - shownInReport);
    expect(added.next).toBeNull();
    const keys = [...report.changes, ...changed.items, ...added.items].map(({ key }) => key);
    expect(keys.toSorted()).toEqual(isbns.toSorted());
    expect(await outcomeOf(readChanges(clerk(), run, { group: 'added', cursor: 'x' }))).toBe('invalid-cursor');
  });

  it('writes nothing in a dry run, and reports the same counts and changes', async () => {
    await importWhole(clerk(), 'old', [emma]);
    const dry = { options: { ...importOptions, dryRun: true } };
    const changed = [firstIsbn, 'Emma', 'Jane Austen', 'Oxford', '10.00'];

    const run = await importWhole(clerk(), 'new', [changed, ivanhoe, ['x', 'y']], dry);

    expect(await readImport(clerk(), run)).toMatchObject({
      isDryRun: true,
      added: 1,
      updated: 1,
      rejected: 1,
      canUndo: false,
      changes: [
        { key: firstIsbn, isNew: false, fields: [{ field: 'publisher', before: 'Penguin', after: 'Oxford' }] },
        { key: secondIsbn, title: 'Ivanhoe', isNew: true },
      ],
    });
    expect(await count('editions')).toBe(1);
  });

  it('stores the first 200 changed books of a dry run beside the first 200 new ones', async () => {
    const books = Array.from({ length: 600 }, (_, n) => [testIsbn(n + 10), `Book ${n}`, 'Ann', 'Old', '9.00']);
    await importWhole(clerk(), 'old', books.slice(300));
    const dry = { options: { ...importOptions, dryRun: true } };

    const all = books.map(([isbn = '', title = '']) => [isbn, title, 'Ann', 'New', '9.00']);
    const run = await importWhole(clerk(), 'new', all, dry);

    expect(
      await env.DB.prepare(
        `SELECT sum(before IS NULL) AS added, sum(before IS NOT NULL) AS changed FROM import_changes WHERE run = ?1`,
      )
        .bind(run)
        .first(),
    ).toEqual({ added: 200, changed: 200 });
    const { changes } = await readImport(clerk(), run);
    expect([changes.filter(({ isNew }) => !isNew).length, changes.filter(({ isNew }) => isNew).length]).toEqual([
      importPolicy.shownInReport,
      importPolicy.shownInReport,
    ]);
  });

  it('counts a chunk that is sent twice once, with the records that the device refused', async () => {
    const run = await beginImport(clerk(), 'list');
    const refused = { number: 3, reason: 'xml-broken', name: 'R3', detail: 'line 12' };
    const chunk = { run, from: 0, items: [...toItems([emma]), refused] };
    await importDeskItems(clerk(), chunk);

    await importDeskItems(clerk(), chunk);

    expect(await readImport(clerk(), run)).toMatchObject({ added: 1, unchanged: 0, rejected: 1, nextRow: 2 });
    expect((await readRejections(clerk(), run, undefined)).items).toEqual([refused]);
  });

  it('refuses a gap, and rows after the end', async () => {
    const run = await beginImport(clerk(), 'list');

    expect(await outcomeOf(importDeskItems(clerk(), { run, from: 5, items: toItems([emma]) }))).toBe('invalid-input');
    await finishDeskImport(clerk(), { run, after: null });
    expect(await outcomeOf(importDeskItems(clerk(), { run, from: 0, items: toItems([emma]) }))).toBe('not-found');
  });

  it('stores the first wrong rows of forty thousand and counts all', async () => {
    const run = await beginImport(clerk(), 'wrong');
    const wrong = Array.from({ length: 2000 }, (_, n) => [`${n}`, 'Wrong']);
    for (let from = 0; from < 40_000; from += 2000)
      await importDeskItems(clerk(), { run, from, items: toItems(wrong, from) });

    expect(await readImport(clerk(), run)).toMatchObject({ added: 0, rejected: 40_000, nextRow: 40_000 });
    expect(await count('import_rejections')).toBe(importPolicy.storedRejections);
    let [pages, cursor]: [number, string | null] = [1, (await readRejections(clerk(), run, undefined)).next];
    while (cursor !== null) {
      cursor = (await readRejections(clerk(), run, cursor)).next;
      pages += 1;
    }
    expect(pages).toBe(importPolicy.storedRejections / importPolicy.rejectionsPerPage);
  });
});

describe('the same file again', () => {
  it('is reported with the earlier import, and is imported again only on request', async () => {
    const run = await importWhole(clerk(), 'list', [emma]);

    expect(await startImportOf(clerk(), 'list')).toMatchObject({ kind: 'imported', run, by: 'Cleo', nextRow: 1 });
    expect(await startImportOf(clerk(), 'list', { again: true })).toMatchObject({ kind: 'started', nextRow: 0 });
  });

  it('is continued where it stopped, also by another clerk', async () => {
    const run = await beginImport(clerk(), 'list');
    await importDeskItems(clerk(), { run, from: 0, items: toItems([emma]) });

    expect(await startImportOf(clerk(), 'list')).toMatchObject({ kind: 'running', run, nextRow: 1 });
    expect(await startImportOf(clerk(), 'list', { resume: true })).toMatchObject({ kind: 'started', run, nextRow: 1 });
  });

  it('is begun by one of two clerks at once', async () => {
    const answers = await Promise.all([startImportOf(clerk(), 'list'), startImportOf(clerk(), 'list')]);

    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['running', 'started']);
  });

  it('may be tried dry as often as one likes', async () => {
    const dry = { options: { ...importOptions, dryRun: true } };
    await beginImport(clerk(), 'list', dry);

    expect(await startImportOf(clerk(), 'list', dry)).toMatchObject({ kind: 'started' });
    expect(await startImportOf(clerk(), 'list')).toMatchObject({ kind: 'started' });
  });

  it('can be begun anew after the first import was stopped', async () => {
    const run = await beginImport(clerk(), 'list');
    await importDeskItems(clerk(), { run, from: 0, items: toItems([emma]) });
    await stopImport(clerk(), run);

    expect(await startImportOf(clerk(), 'list')).toMatchObject({ kind: 'imported', run, nextRow: 1 });
  });
});

describe('imports at the desk', () => {
  const customer = () => ctxOf(env, 'a:clerk', at);
  const onPassword = (): Ctx => {
    const ctx = clerk();
    if (ctx.actor.kind !== 'account') throw new Error('nobody');
    return { ...ctx, actor: { ...ctx.actor, secondFactor: false } };
  };

  it.each([
    ['a guest', () => ctxOf(env, 'v:x', at), 'sign-in-required'],
    ['a customer', customer, 'not-found'],
    ['a clerk without a passkey', onPassword, 'second-factor-required'],
  ])('are refused to %s', async (_who, ctx, code) => {
    const run = await beginImport(clerk(), 'list');
    const calls = [
      startImportOf(ctx(), 'other'),
      readImports(ctx(), undefined),
      readImport(ctx(), run),
      readRejections(ctx(), run, undefined),
      readChanges(ctx(), run, { group: 'added' }),
      importDeskItems(ctx(), { run, from: 0, items: toItems([emma]) }),
      finishDeskImport(ctx(), { run, after: null }),
      stopImport(ctx(), run),
    ];

    expect(await Promise.all(calls.map((call) => outcomeOf(call)))).toEqual(calls.map(() => code));
  });

  it('are listed in pages, the newest first', async () => {
    for (let n = 0; n < 30; n += 1)
      await beginImport({ ...clerk(), now: new Date(at.getTime() + n * 1000) }, `list ${n}`);

    const page = await readImports(clerk(), undefined);
    const rest = await readImports(clerk(), page.next ?? '');

    expect([page.items.length, rest.items.length, rest.next]).toEqual([25, 5, null]);
    expect(page.items[0]?.file).toBe('list 29.csv');
  });

  it('answer an unknown import as not found', async () => {
    expect(await outcomeOf(readImport(clerk(), 'none'))).toBe('not-found');
    expect(await outcomeOf(stopImport(clerk(), 'none'))).toBe('not-found');
  });
});

describe('forgetImportChanges', () => {
  it('deletes changes and left-out rows of imports that can’t be undone, and keeps their reports', async () => {
    const old = { ...clerk(), now: new Date('2026-08-01T10:00:00.000Z') };
    const before = await importWhole(old, 'old', [emma, ['1', 'x']]);
    const after = await importWhole(clerk(), 'new', [ivanhoe, [third, 'Third', 'Tom', 'T', '1.00']]);

    await forgetImportChanges(clerk());

    expect(await readImport(clerk(), before)).toMatchObject({ added: 1, rejected: 1, canUndo: false, rejections: [] });
    expect(await readImport(clerk(), after)).toMatchObject({ added: 2, canUndo: true });
    expect(await count('import_changes')).toBe(4);
  });
});
