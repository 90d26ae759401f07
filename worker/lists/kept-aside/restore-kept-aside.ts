import type { z } from 'zod';
import type { KeptAside, keptAsideKeySchema } from '../../../domain/accounts/account-schemas';
import { limits } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, rowsAt, sql } from '../../platform/db/client';
import { requireAccount } from '../../platform/owner';
import { putBasketLine } from '../basket/put-basket-line';
import { putCartLine } from '../cart/put-cart-line';
import { readKeptAside } from './read-kept-aside';

type Key = z.infer<typeof keptAsideKeySchema>;
interface RemovedRow {
  readonly quantity: number;
  readonly created_at: string;
}

/**
 * Deletes and returns a kept-aside row. Of two simultaneous calls one gets it.
 * @throws `not-found`
 */
async function removeRow(ctx: Ctx, owner: string, { list, isbn, grade }: Key): Promise<RemovedRow> {
  const [removed] = await rows<RemovedRow>(
    sql(
      ctx.db,
      `DELETE FROM kept_aside WHERE owner = ?1 AND list = ?2 AND isbn = ?3 AND grade = ?4
        RETURNING quantity, created_at`,
      owner,
      list,
      isbn,
      grade,
    ),
  );
  if (removed === undefined) throw new Problem('not-found');
  return removed;
}

/**
 * Deletes copies that were kept aside.
 * @throws `not-found`
 */
export async function discardKeptAside(ctx: Ctx, key: Key): Promise<KeptAside> {
  await removeRow(ctx, `a:${requireAccount(ctx).id}`, key);
  return readKeptAside(ctx);
}

/**
 * Adds copies that were kept aside to their list again. Copies that still do not fit stay kept aside.
 * @throws `not-found`, and the problems of the list: `copies-limit`, `list-full`, `not-enough-stock`, `offer-declined`,
 * `grade-not-accepted`, `not-for-sale`
 */
export async function restoreKeptAside(ctx: Ctx, key: Key): Promise<KeptAside> {
  const owner = `a:${requireAccount(ctx).id}`;
  const { list, isbn, grade } = key;
  const removed = await removeRow(ctx, owner, key);
  try {
    const results = await ctx.db.batch([
      sql(
        ctx.db,
        'SELECT quantity, ex_library FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3',
        owner,
        isbn,
        grade,
      ),
      sql(ctx.db, 'SELECT quantity FROM cart_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3', owner, isbn, grade),
    ]);
    const [line] = rowsAt<{ quantity: number; ex_library?: number }>(results, list === 'basket' ? 0 : 1);
    const quantity = (line?.quantity ?? 0) + removed.quantity;
    if (list === 'basket') {
      await putBasketLine(ctx, { isbn, grade, quantity, exLibrary: line?.ex_library === 1 });
    } else {
      if (quantity > limits.cartQuantity)
        throw new Problem('copies-limit', { isbn, left: limits.cartQuantity - (line?.quantity ?? 0) });
      await putCartLine(ctx, { isbn, grade, quantity });
    }
  } catch (error) {
    await sql(
      ctx.db,
      `INSERT INTO kept_aside (owner, list, isbn, grade, quantity, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (owner, list, isbn, grade) DO UPDATE SET quantity = max(kept_aside.quantity, excluded.quantity)`,
      owner,
      list,
      isbn,
      grade,
      removed.quantity,
      removed.created_at,
    ).run();
    throw error;
  }
  return readKeptAside(ctx);
}
