import type { Market } from '../../domain/market/market';
import type { DeskTrade } from '../../domain/desk/trade-schema';
import type { Ctx } from '../platform/context';
import { readDeskTrade } from '../trades/view/read-desk-trade';
import { ctxOf, type Browser } from './people';
import { signIn } from './sign-in';

/** Returns the context of a clerk at the desk, with a passkey. */
export function clerkCtx(env: Env, at: Date, market: Market = 'IE'): Ctx {
  const ctx = ctxOf(env, 'a:clerk', at, market);
  if (ctx.actor.kind !== 'account') throw new Error('nobody');
  return { ...ctx, actor: { ...ctx.actor, account: { ...ctx.actor.account, role: 'staff' }, secondFactor: true } };
}

/** Signs a browser into an account that works at the desk; `passkey` false: signed in by password only. */
export async function signInClerk(db: D1Database, person: Browser, account: string, passkey = true): Promise<Browser> {
  await signIn(db, person, account);
  await db.batch([
    db.prepare(`UPDATE accounts SET role = 'staff' WHERE id = ?1`).bind(account),
    db.prepare('UPDATE sessions SET second_factor = ?2 WHERE account = ?1').bind(account, passkey ? 1 : 0),
  ]);
  return person;
}

/**
 * A context in which somebody else is faster: `work` is done before the batch of this number, the second one being what
 * most verbs write.
 */
export function ctxOvertakenBy(ctx: Ctx, work: () => Promise<unknown>, before = 2): Ctx {
  let batches = 0;
  const { db } = ctx;
  const slow: Ctx['db'] = {
    prepare: (query) => db.prepare(query),
    getBookmark: () => db.getBookmark(),
    batch: async (statements) => {
      batches += 1;
      if (batches === before) await work();
      return db.batch(statements);
    },
  };
  return { ...ctx, db: slow };
}

/**
 * Waits for a step at the desk and returns the trade as the desk shows it then. `trade` is the trade's id, where the
 * step does not return it.
 */
export async function readAfter(ctx: Ctx, step: Promise<string | void>, trade = ''): Promise<DeskTrade> {
  const id = await step;
  return readDeskTrade(ctx, typeof id === 'string' ? id : trade);
}
