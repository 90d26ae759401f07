import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';

/**
 * Stops the mails about wishes by the key of such a mail, without signing in (RFC 8058: mail readers press it, too). A key
 * that fits nobody does nothing, and nobody can tell.
 */
export async function stopWishMails(ctx: Ctx, key: string): Promise<void> {
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO consents (account, kind, given, at) SELECT id, 'wish-mails', 0, ?2 FROM accounts WHERE mail_key = ?1 AND wish_mails = 1`,
      key, ctx.now.toISOString(),
    ),
    sql(ctx.db, 'UPDATE accounts SET wish_mails = 0 WHERE mail_key = ?1 AND wish_mails = 1', key),
  ]);
}
