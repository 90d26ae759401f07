import type { EditionFacts, ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit, ConstraintError } from '../../platform/db/commit';
import { wordsOf } from './edition-words';
import { comparable } from '../../../domain/catalogue/words';
import { titleKey } from '../../../domain/catalogue/title-key';
import { readKnown, type EditionRow, type WorkRow } from './known-editions';
import { mergeEdition, mergeWork, sameRow, withdrawEdition } from './merge-edition';
import type { NameRow, OtherWordsKnown, TitleRow } from './other-words';
import { openingStockStatements } from './opening-stock';

export interface Loaded {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Returns further statements for the same batch, once the counts are known. */
export type Alongside = (loaded: Loaded) => D1PreparedStatement[];

const columns = `id, isbn, work, title, subtitle, authors, language, publisher, published, format, pages, grams,
  subjects, series,
  reference_price, description, description_language, demand, demand_base, match_key, curated`;
const values = columns
  .split(',')
  .map((_, at) => `j.value->>${at}`)
  .join(', ');

function asList(row: EditionRow): unknown[] {
  return [
    row.id,
    row.isbn,
    row.work,
    row.title,
    row.subtitle,
    row.authors,
    row.language,
    row.publisher,
    row.published,
    row.format,
    row.pages,
    row.grams,
    row.subjects,
    row.series,
    row.reference_price,
    row.description,
    row.description_language,
    row.demand,
    row.demand_base,
    row.match_key,
    row.curated,
  ];
}

/** Returns the statements that write new and changed editions and their index rows, which are replaced as a whole. */
function editionStatements(
  ctx: Ctx,
  changes: {
    readonly added: readonly EditionRow[];
    readonly updated: readonly EditionRow[];
    readonly oldIds: readonly number[];
  },
  works: ReadonlyMap<string, WorkRow>,
  others: OtherWordsKnown,
): D1PreparedStatement[] {
  const words = [...changes.added, ...changes.updated].map((row) => [
    row.id,
    ...wordsOf(row, works.get(row.work), others.of(row)),
  ]);
  return [
    sql(
      ctx.db,
      `INSERT INTO works (work, title, authors, language, year)
       SELECT j.value->>'work', j.value->>'title', j.value->>'authors', j.value->>'language', j.value->>'year'
       FROM json_each(?1) j WHERE true
       ON CONFLICT (work) DO UPDATE SET title = excluded.title, authors = excluded.authors,
       language = excluded.language, year = excluded.year`,
      JSON.stringify([...works.values()]),
    ),
    sql(
      ctx.db,
      'DELETE FROM edition_words WHERE rowid IN (SELECT value FROM json_each(?1))',
      JSON.stringify(changes.oldIds),
    ),
    sql(
      ctx.db,
      `UPDATE editions SET (${columns}) = (${values}) FROM json_each(?1) j WHERE editions.isbn = j.value->>1`,
      JSON.stringify(changes.updated.map(asList)),
    ),
    sql(
      ctx.db,
      `INSERT INTO editions (${columns}, created_at) SELECT ${values}, ?2 FROM json_each(?1) j`,
      JSON.stringify(changes.added.map(asList)),
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO edition_words (rowid, title, authors, other, tags)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(?1) j`,
      JSON.stringify(words),
    ),
  ];
}

/** New titles and names of a chunk. */
interface NewOthers {
  readonly titles: TitleRow[];
  readonly names: NameRow[];
}

/** Adds an edition's other titles and names to those known. Returns whether any is new. */
function addOthers(facts: EditionFacts, work: string, known: OtherWordsKnown, found: NewOthers): boolean {
  const titles = facts.otherTitles.map((other) => ({ work, ...other })).filter((row) => known.addTitle(row));
  const names = facts.otherNames
    .map(({ author, name }) => ({ author: comparable(author), name }))
    .filter((row) => known.addName(row));
  found.titles.push(...titles);
  found.names.push(...names);
  return titles.length + names.length > 0;
}

/** Returns the statements that write new titles of works and names of authors with their keys. */
function otherStatements(ctx: Ctx, { titles, names }: NewOthers): D1PreparedStatement[] {
  if (titles.length + names.length === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO work_titles (work, language, title, title_key)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       ON CONFLICT DO NOTHING`,
      JSON.stringify(titles.map(({ work, language, title }) => [work, language, title, titleKey(title)])),
    ),
    sql(
      ctx.db,
      `INSERT INTO author_names (author, name, name_key)
       SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j WHERE true ON CONFLICT DO NOTHING`,
      JSON.stringify(names.map(({ author, name }) => [author, name, comparable(name)])),
    ),
  ];
}

/** Returns the statement that writes the addresses of the rows' publishers. The latest row of a publisher wins. */
function publisherStatements(ctx: Ctx, editions: readonly EditionFacts[]): D1PreparedStatement[] {
  const contacts = new Map(
    editions.flatMap(({ publisher, publisherContact: contact }) =>
      publisher === null || contact === null ? [] : [[publisher, contact] as const],
    ),
  );
  if (contacts.size === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO publishers (name, postal, electronic, responsible)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       ON CONFLICT (name) DO UPDATE SET postal = excluded.postal, electronic = excluded.electronic,
       responsible = excluded.responsible`,
      JSON.stringify(
        [...contacts].map(([name, { postal, electronic, responsible }]) => [name, postal, electronic, responsible]),
      ),
    ),
  ];
}

/** Returns the statement that takes the price of editions. Their rows, copies and orders stay. */
function withdrawStatements(ctx: Ctx, isbns: readonly string[]): D1PreparedStatement[] {
  if (isbns.length === 0) return [];
  return [
    sql(
      ctx.db,
      'UPDATE editions SET reference_price = NULL WHERE isbn IN (SELECT value FROM json_each(?1))',
      JSON.stringify(isbns),
    ),
  ];
}

/**
 * Loads up to some thousand editions into catalogue, index and stock, in one atomic batch. The embedded catalogue and
 * imports both use it. Idempotent by ISBN; each ISBN may occur once per call.
 */
export async function loadEditions(
  ctx: Ctx,
  input: {
    readonly editions: readonly EditionFacts[];
    /** ISBNs of editions that are neither sold nor bought any more. Unknown ones are skipped. */
    readonly withdrawn?: readonly string[];
    readonly options: ImportOptions;
    readonly alongside?: Alongside;
  },
  again = true,
): Promise<Loaded> {
  const withdrawn = input.withdrawn ?? [];
  const known = await readKnown(ctx, input.editions, withdrawn);
  const added: EditionRow[] = [];
  const updated: EditionRow[] = [];
  const oldIds: number[] = [];
  const works = new Map<string, WorkRow>();
  const newOthers: NewOthers = { titles: [], names: [] };
  const brought = input.editions.map((facts) => {
    const old = known.editions.get(facts.isbn);
    const edition = mergeEdition(facts, known, input.options);
    const oldWork = known.works.get(edition.work);
    const work = mergeWork(facts, edition.work, works.get(edition.work) ?? oldWork);
    const isNamed = addOthers(facts, edition.work, known.others, newOthers);
    if (old === undefined) added.push(edition);
    else if (isNamed || !sameRow(edition, old) || !sameRow(work, oldWork)) {
      updated.push(edition);
      oldIds.push(old.id);
    }
    works.set(edition.work, work);
    return { facts, edition };
  });
  const priceless = withdrawn.flatMap((isbn) => {
    const old = known.editions.get(isbn);
    return old === undefined || sameRow(withdrawEdition(old), old) ? [] : [isbn];
  });
  const changed = updated.length + priceless.length;
  const loaded = {
    added: added.length,
    updated: changed,
    unchanged: input.editions.length + withdrawn.length - added.length - changed,
  };
  const alongside = input.alongside?.(loaded) ?? [];
  const written = [
    ...(added.length + updated.length === 0
      ? []
      : editionStatements(ctx, { added, updated, oldIds }, works, known.others)),
    ...otherStatements(ctx, newOthers),
    ...publisherStatements(ctx, input.editions),
    ...openingStockStatements(ctx, brought, input.options),
    ...withdrawStatements(ctx, priceless),
  ];
  const statements = [...(input.options.dryRun === true ? [] : written), ...alongside];
  try {
    if (statements.length > 0) await commit(ctx.db, statements);
  } catch (error) {
    // Another import took the same ids meanwhile: what it wrote is known now.
    if (again && error instanceof ConstraintError && error.kind === 'unique') return loadEditions(ctx, input, false);
    throw error;
  }
  return loaded;
}
