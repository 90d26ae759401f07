import type { BasketAdded, BasketEditions } from '../../../domain/basket/schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { listRaces, raiseVersionStatement } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { parseIsbn } from '../../../domain/isbn';
import { requireOwner } from '../../platform/owner';
import type { Prefetch, PrefetchCtx, PrefetchResult } from '../../platform/prefetch';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';
import { chooseEditions, type WantedEdition } from './choose-editions';
import { heldCopiesGuardStatements } from './held-copies';
import { storeHoldsStatement } from './hold-rows';
import { basketAfter } from './read-basket';
import { changePrefetch, readForChange } from './read-for-change';
import { listAttempts } from './list-facts';

/** Returns the first read of `setBasketEditions`, by the session. */
export function basketEditionsPrefetch(ctx: PrefetchCtx, { editions }: BasketEditions): Prefetch {
  const parsed = editions.map(({ isbn }) => parseIsbn(isbn));
  return changePrefetch(
    ctx,
    parsed.flatMap((result) => (result.ok ? [result.isbn] : [])),
  );
}

/**
 * Sets all lines of some editions in one batch. An edition with a line that is refused stays as it was. A line keeps
 * the place of its edition in the list. The holds of removed books stay.
 * @throws the problems of the ISBNs
 */
export async function setBasketEditions(
  ctx: Ctx,
  { editions }: BasketEditions,
  prefetched: PrefetchResult | null = null,
): Promise<BasketAdded> {
  const wanted = editions.map(({ isbn, lines }): WantedEdition => ({ isbn: requireIsbn(isbn), lines }));
  // Another tab or account can reach a limit between read and write.
  return retryOnRace(listAttempts, listRaces, (attempt) => setOnce(ctx, wanted, attempt === 1 ? prefetched : null));
}

async function setOnce(
  ctx: Ctx,
  wanted: readonly WantedEdition[],
  prefetched: PrefetchResult | null,
): Promise<BasketAdded> {
  const owner = requireOwner(ctx);
  const isbns = wanted.map(({ isbn }) => isbn);
  const chosen = chooseEditions(ctx, owner, wanted, await readForChange(ctx, owner, { isbns, prefetched }));
  return { basket: await basketAfter(ctx, owner, setStatements(ctx, owner, chosen)), refused: [...chosen.refused] };
}

function setStatements(ctx: Ctx, owner: string, chosen: ReturnType<typeof chooseEditions>): D1PreparedStatement[] {
  if (chosen.isbns.length === 0) return [];
  const rows = JSON.stringify(chosen.lines.map((row) => [row.isbn, row.grade, row.quantity, row.ex_library]));
  return [
    ownerStatement(ctx, owner),
    storeHoldsStatement(ctx, owner, chosen.holds),
    sql(
      ctx.db,
      `INSERT INTO basket_lines (owner, isbn, grade, quantity, ex_library, added_at)
       SELECT ?1, value->>0, value->>1, value->>2, value->>3, coalesce((SELECT min(b.added_at) FROM basket_lines b
       WHERE b.owner = ?1 AND b.isbn = value->>0), ?3) FROM json_each(?2) WHERE true
       ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = excluded.quantity, ex_library = excluded.ex_library`,
      owner,
      rows,
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `DELETE FROM basket_lines WHERE owner = ?1 AND isbn IN (SELECT value FROM json_each(?2))
       AND (isbn, grade) NOT IN (SELECT value->>0, value->>1 FROM json_each(?3))`,
      owner,
      JSON.stringify(chosen.isbns),
      rows,
    ),
    ...heldCopiesGuardStatements(ctx, owner, chosen.added),
    raiseVersionStatement(ctx, owner),
  ];
}
