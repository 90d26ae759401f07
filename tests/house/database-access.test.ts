import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forbiddenReads, forbiddenStatements } from './database-access';
import { filesOf } from './import-graph';

/** The export of a person's data returns whatever columns its sections have. */
const withoutShape = 'worker/privacy/export-account.ts';
const sources = filesOf('worker').filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$|^worker\/(testing|platform\/db)\//.test(file) && file !== withoutShape,
);
describe('the Worker', () => {
  it.each([
    ['reads', forbiddenReads],
    ['statements', forbiddenStatements],
  ] as const)('has only %s that follow decision 054', (_kind, forbidden) => {
    expect(sources.filter((file) => forbidden(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});

describe('forbiddenReads', () => {
  it.each([
    ['const found = await rows<Row>(statement);'],
    ['for (const row of rowsAt<{ isbn: string }>(results, 1)) {}'],
    ['await rows(sql(ctx.db, text));'],
    ["const n = await statement.first<number>('n');"],
    ['const found = await statement.all<Row>();'],
    ["const n = await sql(ctx.db, text).first('n');"],
    ['const [row] = results[0]?.results ?? [];'],
    ['const found = await orm(ctx.db).select().from(editions);'],
    ['await run(lines(ctx)).then(() => orm(ctx.db).select().from(editions));'],
  ])('finds %s', (code) => {
    expect(forbiddenReads(code)).toHaveLength(1);
  });

  it.each([
    ['const [row] = await run(orm(ctx.db).select().from(editions));'],
    ['await run(\n  orm(ctx.db)\n    .select()\n    .from(editions)\n    .where(inArray(editions.isbn, isbns)),\n);'],
    ['const found = await run(orm(ctx.db).select().where(exists(orm(ctx.db).select())));'],
    ['return statementOf(\n  ctx.db,\n  orm(ctx.db).delete(wishes).where(eq(wishes.owner, owner)),\n);'],
    ['const rows = await cartOfOwner.all(ctx.db, owner);'],
    ['const row = await cartOfOwner.first(ctx.db, owner);'],
    ['const shown = toRows(lines);'],
  ])('allows %s', (code) => {
    expect(forbiddenReads(code)).toEqual([]);
  });
});

describe('forbiddenStatements', () => {
  it('finds a statement that is prepared by hand', () => {
    expect(forbiddenStatements("await ctx.db.prepare('SELECT 1').run();")).toHaveLength(1);
    expect(forbiddenStatements("await sql(ctx.db, 'SELECT 1').run();")).toEqual([]);
  });
});
