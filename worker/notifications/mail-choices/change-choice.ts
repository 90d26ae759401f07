import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { consentStatement } from '../../accounts/settings/consent-statement';
import { storeGuestChoice } from './guest-choice';
import { requireChoice } from './read-choice';

/**
 * Switches one kind of mail off or on by the key of such a mail, without signing in. Idempotent.
 * @throws `link-invalid`
 * @see RFC 8058: mail readers send this request, too
 */
export async function changeChoice(ctx: Ctx, key: string, on: boolean): Promise<MailChoice> {
  const { kind, guest, who } = await requireChoice(ctx, key);
  if ('email' in who) await storeGuestChoice(ctx, who.email, on);
  else if (kind === 'trades')
    await commit(ctx.db, [sql(ctx.db, 'UPDATE accounts SET trade_mails = ?2 WHERE id = ?1', who.account, on ? 1 : 0)]);
  else
    await commit(ctx.db, [
      consentStatement(ctx, who.account, on),
      sql(ctx.db, 'UPDATE accounts SET wish_mails = ?2 WHERE id = ?1', who.account, on ? 1 : 0),
    ]);
  return { kind, on, guest };
}
