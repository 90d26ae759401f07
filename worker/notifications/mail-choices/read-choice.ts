import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { readChoiceKey } from './choice-key';
import { guestWantsMails } from './guest-choice';

/** Whose mails a key is about. */
export type Chooser = { readonly account: string } | { readonly email: string };
export type Chosen = MailChoice & { readonly who: Chooser };

/**
 * As a key looked that was drawn and kept with the account, before keys were signed; such mails lie in people's
 * mailboxes.
 */
const drawn = /^[\w-]{43}$/;

/**
 * What a mail's key is for, and how it stands. Throws `link-invalid` for a wrong key, and where the account or the
 * guest's trade is gone.
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

/** How the choice stands that a mail's key is for; looking changes nothing. Throws `link-invalid`. */
export async function readChoice(ctx: Ctx, key: string): Promise<MailChoice> {
  const { kind, on, guest } = await requireChoice(ctx, key);
  return { kind, on, guest };
}
