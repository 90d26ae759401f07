import { count as rowCount, eq } from 'drizzle-orm';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { orm, run, sql } from '../platform/db/client';
import { trades } from '../platform/db/schema/trades';
import { createDemoAccounts } from '../accounts/passwords/create-demo-accounts';
import { addAddress } from '../accounts/settings/save-address';
import { putWish } from '../lists/wishes/put-wish';
import { chooseBooks } from './choose-books';
import { demoReader, readerAt } from './demo-people';
import { demoAddress } from './place-order';
import { stories } from './stories';

/** Days since the demo customer's account was opened. */
const accountAgeDays = 90;
const wishes = 4;

/** Counts what the demo customer has. */
export interface DemoShop {
  readonly orders: number;
}

/**
 * Creates what the demo customer has: orders in all states, store credit, wishes, an address and a bank account. The
 * verbs of the shop make them, with dates in the past. Does nothing unless the setting `DEMO` is on, or when the
 * customer has orders.
 */
export async function fillDemoShop(ctx: Ctx): Promise<DemoShop> {
  if (!ctx.settings.demo) return { orders: 0 };
  const before = await countOrders(ctx);
  if (before > 0) return { orders: before };
  await createDemoAccounts({ ...ctx, now: readerAt(ctx, { days: accountAgeDays }).now });
  const opened = readerAt(ctx, { days: accountAgeDays - 1 });
  await addAddress(opened, { name: demoReader.name, address: demoAddress, isDefault: true });
  const { copies, sellable, soldOut } = await chooseBooks(readerAt(ctx, { days: 0 }));
  const context = { ctx, buy: itemTaker(copies), sell: itemTaker(sellable) };
  const wished = [...soldOut, ...context.sell(wishes)].slice(0, wishes);
  for (const isbn of wished) await putWish(readerAt(ctx, { days: 20 }), isbn);
  try {
    for (const story of stories) await story(context);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A catalogue of one's own may have too few books for all stories.
    ctx.log.warn('demo-incomplete', { problem: error.code });
  }
  await forgetMails(ctx);
  return { orders: await countOrders(ctx) };
}

/** Returns a function that takes the next items of a list. */
function itemTaker<Item>(items: readonly Item[]): (count: number) => readonly Item[] {
  let at = 0;
  return (count) => {
    const taken = items.slice(at, at + count);
    at += count;
    return taken;
  };
}

async function countOrders(ctx: Ctx): Promise<number> {
  const [row] = await run(
    orm(ctx.db).select({ orders: rowCount() }).from(trades).where(eq(trades.account, demoReader.id)),
  );
  return row?.orders ?? 0;
}

/** Marks the mails about the demo's past as sent, so that none is delivered weeks late. */
async function forgetMails(ctx: Ctx): Promise<void> {
  await sql(
    ctx.db,
    `UPDATE outbox SET sent_at = ?1, payload = '{}' WHERE sent_at IS NULL
       AND (payload->>'account' = ?2 OR payload->>'trade' IN (SELECT id FROM trades WHERE account = ?2))`,
    ctx.now.toISOString(),
    demoReader.id,
  ).run();
}
