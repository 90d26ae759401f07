import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { columnsOf, number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { trades } from '../../../platform/db/schema/trades';
import { commit, tradeRaces } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { addWarningStatement } from '../../core/fraud-rows';
import { requireUnchangedStatement } from '../../core/trade-guards';

/** Number of attempts before a trade that keeps changing is reported as `state-moved`. */
const maxAttempts = 5;

/** Reads the trade of a payment. `known`: 1 where the warning is stored. */
const tradeOfWarning = defineRead(
  { ...columnsOf(trades, 'id', 'version'), known: number },
  `SELECT t.id, t.version, EXISTS (SELECT 1 FROM fraud_warnings w WHERE w.id = ?3) AS known
   FROM payments p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.provider = ?1 AND p.event_id = ?2`,
);

/**
 * Stores a fraud warning of the provider once. Events and the schedule call it. Until the desk has checked the
 * warning, the trade is not packed. `unknown`: the warning is about no payment booked here.
 * @throws PaymentsDown, `state-moved`
 */
export async function syncWarning(ctx: Ctx, payments: Payments, id: string): Promise<'written' | 'unknown'> {
  const warning = await payments.readFraudWarning(id);
  if (warning === null) return 'unknown';
  return retryOnRace(
    maxAttempts,
    tradeRaces,
    async () => {
      const trade = await tradeOfWarning.first(ctx.db, payments.provider, warning.money, warning.id);
      if (trade === null) return 'unknown';
      if (trade.known === 1) return 'written';
      await commit(ctx.db, [
        requireUnchangedStatement(ctx, trade),
        addWarningStatement(ctx, warning, { provider: payments.provider, trade: trade.id, payment: warning.money }),
      ]);
      return 'written';
    },
    () => new Problem('state-moved'),
  );
}
