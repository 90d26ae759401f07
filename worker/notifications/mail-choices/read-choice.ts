import { and, eq, isNull, ne } from 'drizzle-orm';
import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { trades } from '../../platform/db/schema/trades';
import { readChoiceKey } from './choice-key';
import { guestWantsMails } from './guest-choice';

/** The person whose mails a key switches. */
export type Chooser = { readonly account: string } | { readonly email: string };
export type ChoiceOfKey = MailChoice & { readonly chooser: Chooser };

/**
 * Shape of a random key stored with the account, from before keys were signed. Mails with such keys are still in
 * people's mailboxes.
 */
const randomKeyShape = /^[\w-]{43}$/;

/**
 * Reads the choice of a mail's key and its present state.
 * @throws `link-invalid` for a wrong key, and where the account or the guest's trade is deleted
 */
export async function requireChoice(ctx: Ctx, key: string): Promise<ChoiceOfKey> {
  const choice = await readChoiceKey(ctx, key);
  if (choice !== null && 'guestOf' in choice) return choiceOfGuest(ctx, choice.guestOf);
  const isRandomKey = choice === null && randomKeyShape.test(key);
  if (choice === null && !isRandomKey) throw new Problem('link-invalid');
  const [account] = await run(
    orm(ctx.db)
      .select({ id: accounts.id, wishMails: accounts.wishMails, tradeMails: accounts.tradeMails })
      .from(accounts)
      .where(choice === null ? eq(accounts.mailKey, key) : eq(accounts.id, choice.account)),
  );
  if (account === undefined) throw new Problem('link-invalid');
  const kind = choice?.kind ?? 'wishes';
  return {
    kind,
    on: (kind === 'wishes' ? account.wishMails : account.tradeMails) === 1,
    guest: false,
    chooser: { account: account.id },
  };
}

async function choiceOfGuest(ctx: Ctx, trade: string): Promise<ChoiceOfKey> {
  const [guest] = await run(
    orm(ctx.db)
      .select({ email: trades.email })
      .from(trades)
      .where(and(eq(trades.id, trade), isNull(trades.account), ne(trades.email, ''))),
  );
  if (guest === undefined) throw new Problem('link-invalid');
  return { kind: 'trades', on: await guestWantsMails(ctx, guest.email), guest: true, chooser: { email: guest.email } };
}

/**
 * Returns the present state of the choice of a mail's key; changes nothing.
 * @throws `link-invalid`
 */
export async function readChoice(ctx: Ctx, key: string): Promise<MailChoice> {
  const { kind, on, guest } = await requireChoice(ctx, key);
  return { kind, on, guest };
}
