import { changeOf, type ImportChangeKind, type RowChange } from '../../../domain/catalogue/import/import-changes';
import { importPolicy } from '../../../domain/policy/imports';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { EditionRow, StoredRows, PublisherRow, WorkRow } from './stored-rows';
import type { NewOtherWords } from './other-words-statements';

/** A changed row of a run, as `import_changes` holds it. */
export interface ChangedRow extends RowChange {
  readonly kind: ImportChangeKind;
  readonly key: string;
}

/** Columns of an edition that an undo restores. The others follow from them. */
export const undoneEditionColumns = [
  'work',
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'grams',
  'subjects',
  'series',
  'reference_price',
  'description',
  'description_language',
  'demand_base',
] as const satisfies readonly (keyof EditionRow)[];
export const undoneWorkColumns = ['title', 'authors', 'language', 'year'] as const satisfies readonly (keyof WorkRow)[];
export const undonePublisherColumns = [
  'postal',
  'electronic',
  'responsible',
] as const satisfies readonly (keyof PublisherRow)[];

/** Prefixes of the fields that are titles of a work in other languages, and names of an author. */
export const titleField = 'title in ';
export const nameField = 'name ';

/** Writes of a chunk, of all kinds. */
export interface WrittenChunk {
  readonly editions: readonly EditionRow[];
  /** Editions that lose their price, as they were read. */
  readonly priceless: readonly EditionRow[];
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly publishers: readonly PublisherRow[];
  readonly otherWords: NewOtherWords;
}

const row = (kind: ImportChangeKind, key: string, change: RowChange | null): ChangedRow[] =>
  change === null ? [] : [{ kind, key, ...change }];

/** Returns the rows that a chunk changes, beside the stored ones. Copies are not among them. */
export function changedRows(written: WrittenChunk, stored: StoredRows): ChangedRow[] {
  const { titles, names } = written.otherWords;
  return [
    ...written.editions.flatMap((edition) =>
      row('edition', edition.isbn, changeOf(stored.editions.get(edition.isbn), edition, undoneEditionColumns)),
    ),
    ...written.priceless.flatMap((old) =>
      row('edition', old.isbn, changeOf(old, { ...old, reference_price: null }, ['reference_price'])),
    ),
    ...[...written.works].flatMap(([key, work]) =>
      row('work', key, changeOf(stored.works.get(key), work, undoneWorkColumns)),
    ),
    ...written.publishers.flatMap((publisher) =>
      row(
        'publisher',
        publisher.name,
        changeOf(stored.publishers.get(publisher.name), publisher, undonePublisherColumns),
      ),
    ),
    ...titles.map(({ work, language, title }) => ({
      kind: 'work' as const,
      key: work,
      before: { [`${titleField}${language} ${title}`]: [null] as const },
      after: { [`${titleField}${language} ${title}`]: [title] as const },
    })),
    ...names.map(({ author, name }) => ({
      kind: 'author' as const,
      key: author,
      before: { [nameField + name]: [null] as const },
      after: { [nameField + name]: [name] as const },
    })),
  ];
}

/** Two changes of one row: the first `before` and the last `after` of each field count. */
const joined = `ON CONFLICT (run, kind, key) DO UPDATE SET after = json_patch(import_changes.after, excluded.after),
  before = CASE WHEN import_changes.before IS NOT NULL THEN json_patch(excluded.before, import_changes.before) END`;

/** Returns the statement that records the changed rows of a run; none without a row. */
export function changeRowStatements(ctx: Ctx, run: string, rows: readonly ChangedRow[]): D1PreparedStatement[] {
  // Titles and names come one by one; a statement sees the rows of its own kind and key one after the other.
  return rows.length === 0
    ? []
    : [
        sql(
          ctx.db,
          `INSERT INTO import_changes (run, kind, key, before, after)
           SELECT ?2, j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true ${joined}`,
          asJson(rows),
          run,
        ),
      ];
}

/**
 * Returns the SQL of how many more rows of a dry run (`?2`) are stored, of those that change something or of new ones.
 * `?3`: the most of each. New rows never take the place of changed ones, which a clerk must see.
 */
export const dryRunRoomSql = (isNew: boolean): string =>
  `max(0, ?3 - (SELECT count(*) FROM import_changes o WHERE o.run = ?2 AND o.before IS ${isNew ? '' : 'NOT '}NULL))`;

/** Returns the statements that keep the first changed books of a dry run, and the first new ones, for its report. */
export function dryRunStatements(ctx: Ctx, run: string, rows: readonly ChangedRow[]): D1PreparedStatement[] {
  return [false, true].flatMap((isNew) => {
    const books = rows.filter(({ kind, before }) => kind === 'edition' && (before === null) === isNew);
    if (books.length === 0) return [];
    return [
      sql(
        ctx.db,
        `INSERT INTO import_changes (run, kind, key, before, after)
         SELECT ?2, j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
         LIMIT ${dryRunRoomSql(isNew)} ${joined}`,
        asJson(books.slice(0, importPolicy.dryRunChanges)),
        run,
        importPolicy.dryRunChanges,
      ),
    ];
  });
}

const asJson = (rows: readonly ChangedRow[]) =>
  JSON.stringify(
    rows.map(({ kind, key, before, after }) => [
      kind,
      key,
      before === null ? null : JSON.stringify(before),
      JSON.stringify(after),
    ]),
  );
