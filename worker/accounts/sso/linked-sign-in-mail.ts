import type { Ctx } from '../../platform/context';
import { outboxRow } from '../../outbox/outbox-row';
import { securityMailData } from '../passkeys/passkey-mail';

/** Statement for a verb's batch: the letter that a way in came or went. `provider` is its name for people. */
export function linkedSignInMailStatement(
  ctx: Ctx,
  kind: 'sign-in-linked' | 'sign-in-unlinked',
  account: string,
  provider: string,
): D1PreparedStatement {
  return outboxRow(ctx, kind, { ...securityMailData(ctx, account), provider }, `${kind}:${ctx.ids.id()}`);
}
