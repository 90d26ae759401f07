import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { accountEvent } from '../accounts/account-event';
import { forgiveAttempt, limitsOf, requireAttempt } from '../accounts/attempts';
import { comeIn, comerOf, type CameIn } from '../accounts/come-in';
import { outboxRow } from '../outbox/outbox-row';
import { sendOutbox } from '../outbox/send-outbox';
import { takeChallenge } from './challenges';
import { happenedHere } from './passkey-letter';

/**
 * Signs in by the link of `askRecovery`: right password and mailbox together. The second factor is off from then on,
 * every other open link and question of the account is void, and its person is told. Throws `link-invalid`: unknown,
 * used, over, older than the password, or of somebody at the desk.
 */
export async function confirmRecovery(ctx: Ctx, token: string): Promise<CameIn> {
  const limits = await limitsOf(ctx, 'recovery', null);
  await requireAttempt(ctx, limits);
  const link = await takeChallenge(ctx, 'recovery', token);
  const comer = link?.account ? await comerOf(ctx, link.account) : null;
  if (link === null || comer === null || comer.credential_version !== link.version || comer.role !== 'customer') throw new Problem('link-invalid');
  const came = await comeIn(ctx, comer, 'recovery', [
    ctx.db.prepare('UPDATE accounts SET second_factor = 0 WHERE id = ?1').bind(comer.id),
    ctx.db.prepare('DELETE FROM challenges WHERE account = ?1').bind(comer.id),
    accountEvent(ctx, comer.id, 'recovery-used'),
    outboxRow(ctx, 'recovery-used', happenedHere(ctx, comer.id), `recovery-used:${ctx.ids.id()}`),
    ...forgiveAttempt(ctx, limits),
  ]);
  ctx.later(sendOutbox(ctx));
  return came;
}
