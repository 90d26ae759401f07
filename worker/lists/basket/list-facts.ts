import type { Rate } from '../../../domain/rates';
import { rateAt, rateStatement } from '../../catalogue/cards/rate';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { owners } from '../../platform/db/schema/lists';

/** What basket and cart of an owner have in common. */
export interface ListFacts {
  readonly rate: Rate;
  /** Version of both lists; 0 where the owner has none yet. */
  readonly version: number;
}

const ownerVersion = defineRead({ version: owners.version }, 'SELECT version FROM owners WHERE id = ?1');

/** Returns the two statements that read the facts, for a batch and `listFactsAt`. */
export function listFactsStatements(ctx: Ctx, owner: string): D1PreparedStatement[] {
  return [rateStatement(ctx), ownerVersion.statement(ctx.db, owner)];
}

/** Returns the facts from the results of `listFactsStatements`, which begin at index `at`. */
export function listFactsAt(ctx: Ctx, results: readonly D1Result[], at: number): ListFacts {
  return { rate: rateAt(ctx, results, at), version: ownerVersion.rowsOf(results[at + 1])[0]?.version ?? 0 };
}
