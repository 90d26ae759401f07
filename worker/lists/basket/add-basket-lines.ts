import type { BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { listRaces, raiseVersionStatement } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { requireOwner } from '../../platform/owner';
import type { Prefetch, PrefetchCtx, PrefetchResult } from '../../platform/prefetch';
import { ownerStatement } from '../../platform/owner-statement';
import { chooseLines, parseRequestedLines, type RequestedLine } from './choose-lines';
import { heldCopiesGuardStatements } from './held-copies';
import { storeHoldsStatement } from './hold-rows';
import { basketAfter } from './read-basket';
import { changePrefetch, readForChange } from './read-for-change';
import { listAttempts } from './list-facts';

const isbnsOf = (requested: readonly RequestedLine[]) => requested.map((line) => line.isbn);

/** Returns the first read of `addBasketLines`, by the session; null where no line has an ISBN. */
export function basketLinesPrefetch(ctx: PrefetchCtx, input: BasketLinesInput): Prefetch | null {
  const { requested } = parseRequestedLines(input);
  return requested.length === 0 ? null : changePrefetch(ctx, isbnsOf(requested));
}

/**
 * Adds many books to the basket in one batch, and returns the refused ones with a reason.
 * Reasons: not an ISBN, not in the catalogue, declined, too many copies, basket full. Repeating the list adds nothing.
 */
export async function addBasketLines(
  ctx: Ctx,
  input: BasketLinesInput,
  prefetched: PrefetchResult | null = null,
): Promise<BasketAdded> {
  const { requested, refused } = parseRequestedLines(input);
  // Another tab or account can reach a limit between read and write.
  return retryOnRace(listAttempts, listRaces, async (attempt) => {
    const added = await addOnce(ctx, requested, attempt === 1 ? prefetched : null);
    return { ...added, refused: [...refused, ...added.refused] };
  });
}

async function addOnce(
  ctx: Ctx,
  requested: readonly RequestedLine[],
  prefetched: PrefetchResult | null,
): Promise<BasketAdded> {
  const owner = requireOwner(ctx);
  if (requested.length === 0) return { basket: await basketAfter(ctx, owner, []), refused: [] };
  const stored = await readForChange(ctx, owner, { isbns: isbnsOf(requested), prefetched });
  const chosen = chooseLines(ctx, owner, requested, stored);
  return { basket: await basketAfter(ctx, owner, addStatements(ctx, owner, chosen)), refused: [...chosen.refused] };
}

function addStatements(ctx: Ctx, owner: string, chosen: ReturnType<typeof chooseLines>): D1PreparedStatement[] {
  if (chosen.lines.length === 0) return [];
  const rows = chosen.lines.map((line) => [line.isbn, line.grade, line.quantity, line.ex_library]);
  return [
    ownerStatement(ctx, owner),
    storeHoldsStatement(ctx, owner, chosen.holds),
    sql(
      ctx.db,
      `INSERT INTO basket_lines (owner, isbn, grade, quantity, ex_library, added_at)
       SELECT ?1, value->>0, value->>1, value->>2, value->>3, ?3 FROM json_each(?2) WHERE true
       ON CONFLICT (owner, isbn, grade) DO UPDATE SET
         quantity = max(basket_lines.quantity, excluded.quantity), ex_library = excluded.ex_library`,
      owner,
      JSON.stringify(rows),
      ctx.now.toISOString(),
    ),
    ...heldCopiesGuardStatements(ctx, owner, chosen.added),
    raiseVersionStatement(ctx, owner),
  ];
}
