import type { EditionFacts, ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import type { Ctx } from '../../platform/context';
import { commit, ConstraintError } from '../../platform/db/commit';
import { changedRows, changeRowStatements, dryRunStatements } from './change-rows';
import { editionStatements, withdrawStatements } from './edition-statements';
import { readKnown, type EditionRow, type WorkRow } from './known-editions';
import { mergeEdition, mergeWork, sameRow, withdrawEdition } from './merge-edition';
import { addOthers, otherStatements, type NewOthers } from './other-statements';
import { openingStockStatements } from './opening-stock';
import { publishersOf, publisherStatements } from './publisher-statements';

export interface Loaded {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Returns further statements for the same batch, once the counts are known. */
export type Alongside = (loaded: Loaded) => D1PreparedStatement[];

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
    /** The import whose changes are recorded; without one none are. */
    readonly run?: string;
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
    const work = mergeWork(facts, edition.work, works.get(edition.work) ?? oldWork, known);
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
    return old === undefined || sameRow(withdrawEdition(old, known), old) ? [] : [isbn];
  });
  const changed = updated.length + priceless.length;
  const loaded = {
    added: added.length,
    updated: changed,
    unchanged: input.editions.length + withdrawn.length - added.length - changed,
  };
  const publishers = publishersOf(input.editions, known);
  const editions = [...added, ...updated];
  const changes =
    input.run === undefined ? [] : changedRows({ editions, priceless, works, publishers, others: newOthers }, known);
  const written = () => [
    ...(input.run === undefined ? [] : changeRowStatements(ctx, input.run, changes)),
    ...(editions.length === 0 ? [] : editionStatements(ctx, { added, updated, oldIds }, works, known.others)),
    ...otherStatements(ctx, newOthers),
    ...publisherStatements(ctx, publishers),
    ...openingStockStatements(ctx, brought, input.options, input.run),
    ...withdrawStatements(ctx, priceless),
  ];
  const tried = () => (input.run === undefined ? [] : dryRunStatements(ctx, input.run, changes));
  const statements = [...(input.options.dryRun === true ? tried() : written()), ...(input.alongside?.(loaded) ?? [])];
  try {
    if (statements.length > 0) await commit(ctx.db, statements);
  } catch (error) {
    // Another import took the same ids meanwhile: what it wrote is known now.
    if (again && error instanceof ConstraintError && error.kind === 'unique') return loadEditions(ctx, input, false);
    throw error;
  }
  return loaded;
}
