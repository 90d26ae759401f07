import { comparableEmail } from '../../../domain/accounts/email';
import { mailPolicy } from '../../../domain/policy';
import type { Ctx } from '../../platform/context';
import { addressNames } from './choice-key';

type Keeper = Pick<Ctx, 'kv' | 'settings'>;

/** Rows of guests' choices in key-value storage: no address, only what `DATA_KEY` makes of it. */
const rowOf = (name: string) => `mail-choice/${name}`;

/** Whether a guest's address gets mails about the steps of trades; it does until they were switched off. */
export async function guestWantsMails(ctx: Keeper, email: string): Promise<boolean> {
  for (const name of await addressNames(ctx, comparableEmail(email))) {
    if ((await ctx.kv.get(rowOf(name))) !== null) return false;
  }
  return true;
}

/**
 * Keeps a guest's choice; everywhere within a minute, as key-value storage does. Twice is fine: it writes only what
 * changes.
 */
export async function keepGuestChoice(ctx: Keeper, email: string, on: boolean): Promise<void> {
  if ((await guestWantsMails(ctx, email)) === on) return;
  const names = await addressNames(ctx, comparableEmail(email));
  if (on) {
    for (const name of names) await ctx.kv.delete(rowOf(name));
    return;
  }
  const [name] = names;
  if (name !== undefined)
    await ctx.kv.put(rowOf(name), 'off', { expirationTtl: mailPolicy.guestChoiceDays * 24 * 60 * 60 });
}
