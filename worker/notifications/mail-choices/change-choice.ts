import { eq } from 'drizzle-orm';
import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
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
  const { kind, guest, chooser } = await requireChoice(ctx, key);
  if ('email' in chooser) await storeGuestChoice(ctx, chooser.email, on);
  else if (kind === 'trades')
    await commit(ctx.db, [
      statementOf(
        ctx.db,
        orm(ctx.db)
          .update(accounts)
          .set({ tradeMails: on ? 1 : 0 })
          .where(eq(accounts.id, chooser.account)),
      ),
    ]);
  else
    await commit(ctx.db, [
      consentStatement(ctx, chooser.account, on),
      statementOf(
        ctx.db,
        orm(ctx.db)
          .update(accounts)
          .set({ wishMails: on ? 1 : 0 })
          .where(eq(accounts.id, chooser.account)),
      ),
    ]);
  return { kind, on, guest };
}
