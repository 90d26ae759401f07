import { deviceOf } from '../../../domain/accounts/device';
import type { Ctx } from '../../platform/context';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { knownDevice } from '../../platform/rate-limit/known-devices';

interface Seen {
  /** Earlier sign-ins; of those the ones from such a browser in this country, and from this country at all. */
  readonly before: number;
  readonly alike: number;
  readonly near: number;
}

export interface PlannedMail {
  /** For the batch of the verb. */
  readonly statements: D1PreparedStatement[];
  /** To be called once the batch is committed. */
  readonly send: () => void;
}

/**
 * The letter about a sign-in from a device that is new: none like it (browser, system, country) signed in before, and
 * the browser itself is not known, or is in another country than ever. An account's first sign-in is told of by nobody.
 */
export async function newDeviceMail(
  ctx: Ctx,
  account: { readonly id: string; readonly email: string },
): Promise<PlannedMail> {
  const { browser = null, system = null } = deviceOf(ctx.userAgent);
  const seen = await ctx.db
    .prepare(
      `SELECT count(*) AS before, coalesce(sum(facts->>'country' IS ?4), 0) AS near,
         coalesce(sum(facts->>'browser' IS ?2 AND facts->>'system' IS ?3 AND facts->>'country' IS ?4), 0) AS alike
       FROM account_events WHERE account = ?1 AND kind = 'signed-in'`,
    )
    .bind(account.id, browser, system, ctx.country)
    .first<Seen>();
  const known = (await knownDevice(ctx, account.email)) !== null;
  if (seen === null || seen.before === 0 || seen.alike > 0 || (known && seen.near > 0))
    return { statements: [], send: () => undefined };
  const facts = {
    account: account.id,
    at: ctx.now.toISOString(),
    browser,
    system,
    country: ctx.country,
    origin: mailOrigin(ctx),
  };
  return {
    statements: [outboxRow(ctx, 'new-device', facts, `new-device:${ctx.ids.id()}`)],
    send: () => sendOutboxSoon(ctx),
  };
}
