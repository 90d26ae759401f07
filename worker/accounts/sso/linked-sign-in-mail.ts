import type { Ctx } from '../../platform/context';
import { outboxStatement } from '../../outbox/outbox-statement';
import { securityMailData } from '../sessions/security-mail-data';

/** Returns the statement that queues the mail about a linked or unlinked sign-in. `provider` is its display name. */
export function linkedSignInMailStatement(
  ctx: Ctx,
  kind: 'sign-in-linked' | 'sign-in-unlinked',
  account: string,
  provider: string,
): D1PreparedStatement {
  return outboxStatement(ctx, kind, { ...securityMailData(ctx, account), provider }, `${kind}:${ctx.ids.id()}`);
}
