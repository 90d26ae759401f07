import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import { accountEvent } from '../sessions/account-event';
import { forgiveAttempt, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { comeIn, comerOf, type CameIn } from '../sessions/complete-sign-in';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { readChallenge, takeChallenge } from './challenges';
import { happenedHere } from './passkey-mail';

/**
 * Signs in by the link of `askRecovery`: right password and mailbox together. The second factor is off from then on,
 * every other open link and question of the account is void, and its person is told. The link works only in the browser
 * that asked (`browser`: the secret of its cookie). Otherwise somebody who knows the password could let the account's
 * person switch the second factor off by following the mail.
 * @throws `link-invalid`: unknown, used, over, older than the password, of another browser, or of somebody at the desk.
 */
export async function confirmRecovery(
  ctx: Ctx,
  { token, browser }: { readonly token: string; readonly browser: string | null },
): Promise<CameIn> {
  const limits = await limitsOf(ctx, 'recovery', null);
  await requireAttempt(ctx, limits);
  const asker = (await readChallenge(ctx, 'recovery', token))?.facts['browser'];
  // Another browser leaves the link as it is. A link from before this rule names no browser.
  if (asker !== undefined && (browser === null || asker !== (await secretHash(browser))))
    throw new Problem('link-invalid');
  const link = await takeChallenge(ctx, 'recovery', token);
  const comer = link?.account ? await comerOf(ctx, link.account) : null;
  if (link === null || comer === null || comer.credential_version !== link.version || comer.role !== 'customer')
    throw new Problem('link-invalid');
  const came = await comeIn(ctx, comer, 'recovery', [
    ctx.db.prepare('UPDATE accounts SET second_factor = 0 WHERE id = ?1').bind(comer.id),
    ctx.db.prepare('DELETE FROM challenges WHERE account = ?1').bind(comer.id),
    accountEvent(ctx, comer.id, 'recovery-used'),
    outboxRow(ctx, 'recovery-used', happenedHere(ctx, comer.id), `recovery-used:${ctx.ids.id()}`),
    ...forgiveAttempt(ctx, limits),
  ]);
  sendOutboxSoon(ctx);
  return came;
}
