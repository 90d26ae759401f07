import type { EditionFacts, ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import type { Ctx } from '../../platform/context';
import { commit, ConstraintError } from '../../platform/db/commit';
import { changedRows, changeRowStatements, dryRunStatements } from './change-rows';
import { editionStatements, withdrawEditionStatements, type UpdatedEdition } from './edition-statements';
import {
  changedWords,
  countedWriteStatements,
  sitemapStatement,
  spellingStatements,
} from '../search/edits/follow-edits';
import { indexRowOf } from './edition-words';
import type { StoredOtherWords } from './other-words';
import { readStoredRows, type EditionRow, type StoredRows, type WorkRow } from './stored-rows';
import { mergeEdition, mergeWork, isSameRow, withdrawEdition } from './merge-edition';
import { addOtherWords, otherWordsStatements, type NewOtherWords } from './other-words-statements';
import { openingStockStatements } from './opening-stock';
import { otherWordsGuardStatement, rowsMoved } from './row-guards';
import { publishersOf, publisherStatements } from './publisher-statements';

export interface Loaded {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Most times that a chunk is read and written, where others write to the same books each time. */
const maxAttempts = 4;

/**
 * Returns the writes of a few books that somebody adds by hand, with the statements that update facets, spellings and
 * sitemap. An import counts all of them again at its end.
 */
function countedEditionStatements(
  ctx: Ctx,
  writes: readonly D1PreparedStatement[],
  written: {
    readonly editions: readonly EditionRow[];
    readonly works: ReadonlyMap<string, WorkRow>;
    readonly otherWords: StoredOtherWords;
  },
): D1PreparedStatement[] {
  if (writes.length === 0) return [];
  const { editions, works, otherWords } = written;
  const words = editions.flatMap((row) => changedWords(null, indexRowOf(row, works.get(row.work), otherWords.of(row))));
  return [
    ...countedWriteStatements(ctx.db, [...works.keys()], writes),
    ...spellingStatements(ctx.db, words),
    sitemapStatement(
      ctx.db,
      editions.map(({ isbn }) => isbn),
    ),
  ];
}

/** Returns further statements for the same batch, once the counts are known. */
export type Alongside = (loaded: Loaded) => D1PreparedStatement[];

/** Editions to load. */
interface EditionsInput {
  readonly editions: readonly EditionFacts[];
  /** ISBNs of editions that are neither sold nor bought any more. Unknown ones are skipped. */
  readonly withdrawn?: readonly string[];
  readonly options: ImportOptions;
  readonly alongside?: Alongside;
  /** Whether facets, spellings and sitemap follow at once: for a few books. Imports count all at their end. */
  readonly isFollowed?: boolean;
  /** The import whose changes are recorded; without one none are. */
  readonly run?: string;
}

/** Editions merged with what the catalogue knows of them. */
interface MergedEditions {
  readonly added: readonly EditionRow[];
  readonly updated: readonly UpdatedEdition[];
  /** Each edition of the input, also an unchanged one. */
  readonly brought: readonly { readonly facts: EditionFacts; readonly edition: EditionRow }[];
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly newOtherWords: NewOtherWords;
  /** Stored editions that are withdrawn, before their withdrawal. */
  readonly priceless: readonly EditionRow[];
}

function mergeEditions({ editions, withdrawn = [], options }: EditionsInput, stored: StoredRows): MergedEditions {
  const added: EditionRow[] = [];
  const updated: UpdatedEdition[] = [];
  const works = new Map<string, WorkRow>();
  const newOtherWords: NewOtherWords = { titles: [], names: [] };
  const brought = editions.map((facts) => {
    const old = stored.editions.get(facts.isbn);
    const edition = mergeEdition(facts, stored, options);
    const oldWork = stored.works.get(edition.work);
    const work = mergeWork(facts, edition.work, works.get(edition.work) ?? oldWork, stored);
    const isNamed = addOtherWords(facts, edition.work, stored.otherWords, newOtherWords);
    if (old === undefined) added.push(edition);
    else if (isNamed || !isSameRow(edition, old) || !isSameRow(work, oldWork)) {
      updated.push({ old, row: edition });
    }
    works.set(edition.work, work);
    return { facts, edition };
  });
  const priceless = withdrawn.flatMap((isbn) => {
    const old = stored.editions.get(isbn);
    return old === undefined || isSameRow(withdrawEdition(old, stored), old) ? [] : [old];
  });
  return { added, updated, brought, works, newOtherWords, priceless };
}

/** Returns the statements that write merged editions. A dry run only writes its report. */
function loadStatements(
  ctx: Ctx,
  input: EditionsInput,
  stored: StoredRows,
  { added, updated, brought, works, newOtherWords, priceless }: MergedEditions,
): D1PreparedStatement[] {
  const { run, options } = input;
  const publishers = publishersOf(input.editions, stored);
  const editions = [...added, ...updated.map(({ row }) => row)];
  const changes =
    run === undefined ? [] : changedRows({ editions, priceless, works, publishers, otherWords: newOtherWords }, stored);
  if (options.dryRun === true) return run === undefined ? [] : dryRunStatements(ctx, run, changes);
  const statements = [
    ...(run === undefined ? [] : changeRowStatements(ctx, run, changes)),
    ...(editions.length === 0
      ? []
      : [
          otherWordsGuardStatement(ctx, editions, stored.readOtherWords),
          ...editionStatements(ctx, { added, updated }, { works, stored: stored.works, otherWords: stored.otherWords }),
        ]),
    ...otherWordsStatements(ctx, newOtherWords),
    ...publisherStatements(ctx, publishers, stored),
    ...openingStockStatements(ctx, brought, options, run),
    ...withdrawEditionStatements(ctx, priceless),
  ];
  return input.isFollowed === true
    ? countedEditionStatements(ctx, statements, { editions, works, otherWords: stored.otherWords })
    : statements;
}

/**
 * Loads up to some thousand editions into catalogue, index and stock, in one atomic batch. The embedded catalogue and
 * imports both use it. Idempotent by ISBN; each ISBN may occur once per call.
 */
export async function loadEditions(ctx: Ctx, input: EditionsInput, attempts = maxAttempts): Promise<Loaded> {
  const withdrawn = input.withdrawn ?? [];
  const stored = await readStoredRows(ctx, input.editions, withdrawn);
  const merged = mergeEditions(input, stored);
  const added = merged.added.length;
  const updated = merged.updated.length + merged.priceless.length;
  const loaded = { added, updated, unchanged: input.editions.length + withdrawn.length - added - updated };
  const statements = [...loadStatements(ctx, input, stored, merged), ...(input.alongside?.(loaded) ?? [])];
  try {
    if (statements.length > 0) await commit(ctx.db, statements);
  } catch (error) {
    // Another import, an undo or a clerk was faster: the next attempt reads what they wrote.
    const isRace = error instanceof ConstraintError && (error.kind === 'unique' || error.constraint === rowsMoved);
    if (isRace && attempts > 1) return loadEditions(ctx, input, attempts - 1);
    throw error;
  }
  return loaded;
}
