import { dayMs } from '../../domain/time';
import demo from '../accounts/passwords/demo.json';
import { roles, type Role } from '../../domain/accounts/schemas';
import type { Account, Ctx } from '../platform/context';

const [readerRow, clerkRow] = demo;

function accountOf(row: (typeof demo)[number] | undefined): Account {
  const role = roles.find((each): each is Role => each === row?.role);
  if (row === undefined || role === undefined) throw new Error('demo.json lacks an account');
  return { id: row.id, name: row.name, email: row.email, role };
}

/** The demo customer, who gets the orders. */
export const demoReader = accountOf(readerRow);
const clerk = accountOf(clerkRow);

/** A point in the past: whole days and hours before the demo is filled. */
export interface Ago {
  readonly days: number;
  readonly hours?: number;
}

function contextAt(ctx: Ctx, account: Account, { days, hours = 0 }: Ago): Ctx {
  const now = new Date(ctx.now.getTime() - days * dayMs - hours * (dayMs / 24));
  return {
    ...ctx,
    now,
    actor: {
      kind: 'account',
      account,
      session: 'demo',
      provedAt: now.toISOString(),
      secondFactor: account.role !== 'customer',
      visitor: null,
    },
    // Mails of the past are not sent: `fillDemoShop` marks them as sent.
    sendOutbox: () => Promise.resolve(),
    waitUntil: () => undefined,
  };
}

/** Returns a context in which the demo customer acts, that long ago. */
export const readerAt = (ctx: Ctx, ago: Ago): Ctx => contextAt(ctx, demoReader, ago);
/** Returns a context in which the demo clerk acts, with a passkey, that long ago. */
export const clerkAt = (ctx: Ctx, ago: Ago): Ctx => contextAt(ctx, clerk, ago);
