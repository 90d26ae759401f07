import type { Ctx } from '../../../platform/context';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { outboxStatement } from '../../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { knownDeviceCounter } from '../../../platform/rate-limit/known-devices';
import { securityMailData } from '../security-mail-data';

/** Counts the earlier sign-ins, those from the same country, and those with the same browser and system there. */
const earlierSignIns = defineRead(
  { total: number, same_country: number, same_device: number },
  `SELECT count(*) AS total, coalesce(sum(facts->>'country' IS ?4), 0) AS same_country,
     coalesce(sum(facts->>'browser' IS ?2 AND facts->>'system' IS ?3 AND facts->>'country' IS ?4), 0) AS same_device
   FROM account_events WHERE account = ?1 AND kind = 'signed-in'`,
);

/** A mail whose statements join the batch of a verb. */
export interface PlannedMail {
  /** Statements for the batch of the verb. */
  readonly statements: D1PreparedStatement[];
  /** Sends the mail. To be called once the batch is committed. */
  readonly send: () => void;
}

/**
 * Returns the mail about a sign-in from a new device, or an empty plan.
 * A device is new when no earlier sign-in had its browser, system and country, and the device cookie is unknown.
 * A known device cookie counts as new in a country without an earlier sign-in. The first sign-in sends no mail.
 */
export async function newDeviceMail(
  ctx: Ctx,
  account: { readonly id: string; readonly email: string },
): Promise<PlannedMail> {
  const mail = securityMailData(ctx, account.id);
  const earlier = await earlierSignIns.first(ctx.db, account.id, mail.browser, mail.system, mail.country);
  const hasDeviceCookie = (await knownDeviceCounter(ctx, account.email)) !== null;
  const isFirstSignIn = earlier === null || earlier.total === 0;
  if (isFirstSignIn || earlier.same_device > 0 || (hasDeviceCookie && earlier.same_country > 0))
    return { statements: [], send: () => undefined };
  return {
    statements: [outboxStatement(ctx, 'new-device', mail, `new-device:${ctx.ids.id()}`)],
    send: () => sendOutboxSoon(ctx),
  };
}
