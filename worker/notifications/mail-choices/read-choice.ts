import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { readChoiceKey } from './choice-key';
import { guestWantsMails } from './guest-choice';

/** The person whose mails a key switches. */
export type Chooser = { readonly account: string } | { readonly email: string };
export type Chosen = MailChoice & { readonly who: Chooser };

/**
 * Shape of a random key stored with the account, from before keys were signed. Mails with such keys are still in
 * people's mailboxes.
 */
const drawn = /^[\w-]{43}$/;

/**
 * Reads the choice of a mail's key and its present state.
 * @throws `link-invalid` for a wrong key, and where the account or the guest's trade is deleted
 */
export async function requireChoice(ctx: Ctx, key: string): Promise<Chosen> {
  const choice = await readChoiceKey(ctx, key);
  if (choice !== null && 'guestOf' in choice) return guestsChoice(ctx, choice.guestOf);
  const isDrawn = choice === null && drawn.test(key);
  if (choice === null && !isDrawn) throw new Problem('link-invalid');
  const [account] = await rows<{ id: string; wish_mails: number; trade_mails: number }>(
    sql(
      ctx.db,
      `SELECT id, wish_mails, trade_mails FROM accounts WHERE ${choice === null ? 'mail_key' : 'id'} = ?1`,
      choice === null ? key : choice.account,
    ),
  );
  if (account === undefined) throw new Problem('link-invalid');
  const kind = choice?.kind ?? 'wishes';
  return {
    kind,
    on: (kind === 'wishes' ? account.wish_mails : account.trade_mails) === 1,
    guest: false,
    who: { account: account.id },
  };
}

async function guestsChoice(ctx: Ctx, trade: string): Promise<Chosen> {
  const [guest] = await rows<{ email: string }>(
    sql(ctx.db, `SELECT email FROM trades WHERE id = ?1 AND account IS NULL AND email <> ''`, trade),
  );
  if (guest === undefined) throw new Problem('link-invalid');
  return { kind: 'trades', on: await guestWantsMails(ctx, guest.email), guest: true, who: { email: guest.email } };
}

/**
 * Returns the present state of the choice of a mail's key; changes nothing.
 * @throws `link-invalid`
 */
export async function readChoice(ctx: Ctx, key: string): Promise<MailChoice> {
  const { kind, on, guest } = await requireChoice(ctx, key);
  return { kind, on, guest };
}
