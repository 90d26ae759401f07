import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { commit, isRace } from '../../../platform/db/commit';
import { addWarningStatement } from '../../core/fraud-rows';
import { requireUnchangedStatement } from '../../core/trade-guards';

/** Something else happened to the trade this often, one after the other. */
const tries = 5;

interface Warned {
  readonly id: string;
  readonly version: number;
  readonly known: 0 | 1;
}

/**
 * A warning of fraud that the provider has becomes ours, once: the one way for events and the schedule. From then on
 * nothing of its trade is packed until the desk has looked. `unknown`: it is about no payment that is booked here.
 * Throws PaymentsDown, `state-moved`.
 */
export async function syncWarning(ctx: Ctx, payments: Payments, id: string): Promise<'written' | 'unknown'> {
  const warning = await payments.warning(id);
  if (warning === null) return 'unknown';
  for (let attempt = 1; ; attempt += 1) {
    const [trade] = await rows<Warned>(
      sql(
        ctx.db,
        `SELECT t.id, t.version, EXISTS (SELECT 1 FROM fraud_warnings w WHERE w.id = ?3) AS known
         FROM payments p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.provider = ?1 AND p.event_id = ?2`,
        payments.provider,
        warning.money,
        warning.id,
      ),
    );
    if (trade === undefined) return 'unknown';
    if (trade.known === 1) return 'written';
    try {
      await commit(ctx.db, [
        requireUnchangedStatement(ctx, trade),
        addWarningStatement(ctx, warning, { provider: payments.provider, trade: trade.id, payment: warning.money }),
      ]);
      return 'written';
    } catch (error) {
      if (!isRace(error)) throw error;
      if (attempt === tries) throw new Problem('state-moved');
    }
  }
}
