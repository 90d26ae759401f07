import { maskedIban } from '../../../domain/checkout/iban';
import { payoutPolicy } from '../../../domain/policy/credit';
import { Problem } from '../../../domain/problems';
import { hourMs, addMs } from '../../../domain/time';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import { openStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Sealer } from '../../platform/adapters/seal';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { codes } from '../../platform/db/codes';
import { accountEventStatement } from '../sessions/account-event';
import { outboxStatement } from '../../outbox/outbox-statement';
import { securityMailData } from '../sessions/security-mail-data';

/**
 * Returns the sealer of payout details. The log names the missing setting.
 * @throws `unavailable` without a key
 */
export function requireSealer(ctx: Ctx): Sealer {
  if (ctx.sealer !== null) return ctx.sealer;
  ctx.log.error('setting-missing', { setting: 'DATA_KEY' });
  throw new Problem('unavailable');
}

/** Returns the statement that holds the payouts of an account from now on. A longer hold stays. */
export function holdPayoutsStatement(ctx: Ctx, account: string): D1PreparedStatement {
  const until = addMs(ctx.now.toISOString(), payoutPolicy.holdHoursAfterChange * hourMs);
  return sql(
    ctx.db,
    `UPDATE accounts SET payouts_held_until = max(coalesce(payouts_held_until, ''), ?2) WHERE id = ?1`,
    account,
    until,
  );
}

/** SQL that is 1 when the account of the row `accounts a` never had a bank account before, else 0. */
export const isFirstPayoutSql = `NOT EXISTS (SELECT 1 FROM payout_details WHERE account = a.id)
  AND NOT EXISTS (SELECT 1 FROM account_events WHERE account = a.id
    AND kind IN ('payout-added', 'payout-changed', 'payout-removed'))`;

/**
 * Returns the statements that store payout details, hold payouts and mail the person.
 * `iban` comes from `parseIban`. It is encrypted for this account alone. `isFirst`: see `isFirstPayoutSql`.
 * @throws `unavailable`
 */
export async function payoutDetailsStatements(
  ctx: Ctx,
  account: string,
  details: { readonly holder: string; readonly iban: string; readonly isFirst: boolean },
): Promise<D1PreparedStatement[]> {
  const now = ctx.now.toISOString();
  const iban = maskedIban(details.iban);
  const { isFirst } = details;
  return [
    sql(
      ctx.db,
      `INSERT INTO payout_details (account, holder, iban_sealed, iban_masked, changed_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (account) DO UPDATE SET
         holder = excluded.holder, iban_sealed = excluded.iban_sealed, iban_masked = excluded.iban_masked,
         changed_at = excluded.changed_at`,
      account,
      details.holder,
      await requireSealer(ctx).seal(details.iban, account),
      iban,
      now,
    ),
    // Payouts that are not sent yet go to the new account, which their trades show.
    sql(
      ctx.db,
      `UPDATE trades SET payout_iban_masked = ?2, version = version + 1 WHERE account = ?1
        AND payout_iban_masked IS NOT NULL AND payout_iban_masked <> ?2
         AND (inbound_state IN ${codes<InboundLegState>(openStates.inbound)}
           OR EXISTS (SELECT 1 FROM payouts p WHERE p.trade_id = trades.id AND p.way = 'bank'
           AND p.state IN ('due', 'failed')))`,
      account,
      iban,
    ),
    holdPayoutsStatement(ctx, account),
    accountEventStatement(ctx, account, isFirst ? 'payout-added' : 'payout-changed', { iban }),
    outboxStatement(
      ctx,
      isFirst ? 'payout-added' : 'payout-changed',
      { ...securityMailData(ctx, account), iban },
      `payout-changed:${ctx.ids.id()}`,
    ),
  ];
}
