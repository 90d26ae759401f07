import type { Rate } from '../../../domain/rates';
import { ownerSql } from '../../platform/owner';
import type { PrefetchCtx } from '../../platform/prefetch';
import { rateColumns, rateOf, rateSql, rateValues } from '../../catalogue/cards/rate';
import type { Ctx } from '../../platform/context';
import { nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { owners } from '../../platform/db/schema/lists';

/** Number of attempts of a change of the lists, when another tab or account reaches a limit in between. */
export const listAttempts = 3;

/** Facts that basket and cart of an owner share. */
export interface ListFacts {
  readonly rate: Rate;
  /** Version of both lists; 0 where the owner has none yet. */
  readonly version: number;
}

const rateAndVersion = defineRead(
  { ...rateColumns, version: nullable(owners.version) },
  rateSql([`(SELECT version FROM owners WHERE id = ${ownerSql('?3')}) AS version`]),
);

/**
 * Returns the statement that reads the facts, for a batch and `listFactsAt`. `owner`: key of the owner, or id of a
 * session of its account.
 */
export function listFactsStatement(ctx: PrefetchCtx, owner: string): D1PreparedStatement {
  return rateAndVersion.statement(ctx.db, ...rateValues(ctx), owner);
}

/** Returns the facts from the result of `listFactsStatement` at `index`. */
export function listFactsAt(ctx: Ctx, results: readonly D1Result[], index: number): ListFacts {
  const rows = rateAndVersion.rowsOf(results[index]);
  return { rate: rateOf(ctx, rows), version: rows[0]?.version ?? 0 };
}
