import type { z } from 'zod';
import type { KeptAside, keptAsideKeySchema } from '../../../domain/accounts/account-schemas';
import { limits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { defineRead, readBatch } from '../../platform/db/read';
import { basketLines, cartLines, keptAside } from '../../platform/db/schema/lists';
import { requireAccount, accountOwner } from '../../platform/owner';
import { putBasketLine } from '../basket/put-basket-line';
import { putCartLine } from '../cart/put-cart-line';
import { readKeptAside } from './read-kept-aside';

type Key = z.infer<typeof keptAsideKeySchema>;

const removedRow = defineRead(
  { quantity: keptAside.quantity, created_at: keptAside.createdAt },
  `DELETE FROM kept_aside WHERE owner = ?1 AND list = ?2 AND isbn = ?3 AND grade = ?4
   RETURNING quantity, created_at`,
);
const basketLineOf = defineRead(
  { quantity: basketLines.quantity, ex_library: basketLines.exLibrary },
  'SELECT quantity, ex_library FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3',
);
const cartLineOf = defineRead(
  { quantity: cartLines.quantity },
  'SELECT quantity FROM cart_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3',
);

/**
 * Deletes and returns a kept-aside row. Of two simultaneous calls one gets it.
 * @throws `not-found`
 */
async function removeRow(ctx: Ctx, owner: string, { list, isbn, grade }: Key) {
  const removed = await removedRow.first(ctx.db, owner, list, isbn, grade);
  if (removed === null) throw new Problem('not-found');
  return removed;
}

/**
 * Deletes copies that were kept aside.
 * @throws `not-found`
 */
export async function discardKeptAside(ctx: Ctx, key: Key): Promise<KeptAside> {
  await removeRow(ctx, accountOwner(requireAccount(ctx).id), key);
  return readKeptAside(ctx);
}

/**
 * Adds copies that were kept aside to their list again. Copies that still do not fit stay kept aside.
 * @throws `not-found`, and the problems of the list: `copies-limit`, `list-full`, `not-enough-stock`, `offer-declined`,
 * `grade-not-accepted`, `not-for-sale`
 */
export async function restoreKeptAside(ctx: Ctx, key: Key): Promise<KeptAside> {
  const owner = accountOwner(requireAccount(ctx).id);
  const { list, isbn, grade } = key;
  const removed = await removeRow(ctx, owner, key);
  try {
    const [[basketLine], [cartLine]] = await readBatch(ctx.db, [
      basketLineOf.with(owner, isbn, grade),
      cartLineOf.with(owner, isbn, grade),
    ]);
    if (list === 'basket') {
      const quantity = (basketLine?.quantity ?? 0) + removed.quantity;
      await putBasketLine(ctx, { isbn, grade, quantity, exLibrary: basketLine?.ex_library === 1 });
    } else {
      const quantity = (cartLine?.quantity ?? 0) + removed.quantity;
      if (quantity > limits.cartQuantity)
        throw new Problem('copies-limit', { isbn, left: limits.cartQuantity - (cartLine?.quantity ?? 0) });
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
