import { comparableEmail } from '../../../domain/accounts/email';
import { mailPolicy } from '../../../domain/policy/mail';
import type { Ctx } from '../../platform/context';
import { addressNames } from './choice-key';

type GuestChoiceCtx = Pick<Ctx, 'kv' | 'settings'>;

/** Returns the key of a guest's choice in key-value storage. `name`: a keyed hash of the address. */
const storageKey = (name: string) => `mail-choice/${name}`;

/** Returns whether mails about steps of trades are on for a guest's address, as they are by default. */
export async function guestWantsMails(ctx: GuestChoiceCtx, email: string): Promise<boolean> {
  for (const name of await addressNames(ctx, comparableEmail(email))) {
    if ((await ctx.kv.get(storageKey(name))) !== null) return false;
  }
  return true;
}

/**
 * Stores a guest's choice, which takes effect everywhere within a minute (key-value storage). Idempotent: it writes
 * only a change.
 */
export async function storeGuestChoice(ctx: GuestChoiceCtx, email: string, on: boolean): Promise<void> {
  if ((await guestWantsMails(ctx, email)) === on) return;
  const names = await addressNames(ctx, comparableEmail(email));
  if (on) {
    for (const name of names) await ctx.kv.delete(storageKey(name));
    return;
  }
  const [name] = names;
  if (name !== undefined)
    await ctx.kv.put(storageKey(name), 'off', { expirationTtl: mailPolicy.guestChoiceDays * 24 * 60 * 60 });
}
