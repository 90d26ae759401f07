import type { Ctx } from '../../platform/context';
import { outboxRow } from '../../outbox/outbox-row';
import { securityMailData } from '../sessions/security-mail-data';

/** Returns the statement that queues the mail about a linked or unlinked sign-in. `provider` is its display name. */
export function linkedSignInMailStatement(
  ctx: Ctx,
  kind: 'sign-in-linked' | 'sign-in-unlinked',
  account: string,
  provider: string,
): D1PreparedStatement {
  return outboxRow(ctx, kind, { ...securityMailData(ctx, account), provider }, `${kind}:${ctx.ids.id()}`);
}
