import { deviceOf } from '../../../domain/accounts/device';
import type { Ctx } from '../../platform/context';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import type { OutboxPayload } from '../../outbox/kinds';

/**
 * Returns the mail data of a security event: the account, the instant, and browser, system and country of the request.
 */
export function securityMailData(ctx: Ctx, account: string): OutboxPayload<'new-device'> {
  const { browser = null, system = null } = deviceOf(ctx.userAgent);
  return { account, at: ctx.now.toISOString(), browser, system, country: ctx.country, origin: mailLinkOrigin(ctx) };
}
