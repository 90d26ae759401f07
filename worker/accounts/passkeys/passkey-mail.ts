import type { Ctx } from '../../platform/context';
import { outboxRow } from '../../outbox/outbox-row';
import { securityMailData } from '../sessions/security-mail-data';

/** Returns the statement that queues the mail about an added or removed passkey. `passkey` is its display name. */
export function passkeyMailStatement(
  ctx: Ctx,
  kind: 'passkey-added' | 'passkey-removed',
  account: string,
  passkey: string,
): D1PreparedStatement {
  return outboxRow(ctx, kind, { ...securityMailData(ctx, account), passkey }, `${kind}:${ctx.ids.id()}`);
}
