import { deviceOf } from '../../../domain/accounts/device';
import type { Ctx } from '../../platform/context';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { outboxRow } from '../../outbox/outbox-row';

/** Statement for a verb's batch: the letter that a passkey came or went. Its name is the person's own word. */
export function passkeyMailStatement(
  ctx: Ctx,
  kind: 'passkey-added' | 'passkey-removed',
  account: string,
  passkey: string,
): D1PreparedStatement {
  return outboxRow(ctx, kind, { ...securityMailData(ctx, account), passkey }, `${kind}:${ctx.ids.id()}`);
}

/** When and from where, as letters about an account's safety tell it. */
export function securityMailData(ctx: Ctx, account: string) {
  const { browser = null, system = null } = deviceOf(ctx.userAgent);
  return { account, at: ctx.now.toISOString(), browser, system, country: ctx.country, origin: mailOrigin(ctx) };
}
