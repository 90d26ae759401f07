import type { Ctx } from '../../platform/context';
import { outboxStatement } from '../../outbox/outbox-statement';
import { securityMailData } from '../sessions/security-mail-data';

/** Returns the statement that queues the mail about an added or removed passkey. `passkey` is its display name. */
export function passkeyMailStatement(
  ctx: Ctx,
  kind: 'passkey-added' | 'passkey-removed',
  account: string,
  passkey: string,
): D1PreparedStatement {
  return outboxStatement(ctx, kind, { ...securityMailData(ctx, account), passkey }, `${kind}:${ctx.ids.id()}`);
}
