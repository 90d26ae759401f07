import type { StatementAnswer, StatementRow } from '../../../../domain/desk/bank-payment-schemas';
import { findTradeNumbers } from '../../../../domain/desk/find-trade-numbers';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rows, rowsAt, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';
import { bookPayment } from '../ledger/book-payment';

type Outcome = StatementAnswer['rows'][number];

interface NumberedTrade {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly payment: string | null;
}

/**
 * Books the rows of a bank statement. A row that names one trade in its currency is booked to it, whatever the amount;
 * other rows are put aside for the desk. A row is booked once by its bank reference, however often it is sent. Staff
 * only.
 */
export async function bookBankStatement(
  ctx: Ctx,
  { rows: statement }: { readonly rows: readonly StatementRow[] },
): Promise<StatementAnswer> {
  requireRole(ctx, 'staff');
  const results = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT event_id FROM payments WHERE provider = 'bank' AND event_id IN (SELECT value FROM json_each(?1))
       UNION SELECT event_id FROM unmatched_money WHERE provider = 'bank' AND event_id IN (SELECT value
       FROM json_each(?1))`,
      JSON.stringify(statement.map(({ eventId }) => eventId)),
    ),
    sql(
      ctx.db,
      'SELECT id, number, currency, payment FROM trades WHERE number IN (SELECT value FROM json_each(?1))',
      JSON.stringify([...new Set(statement.flatMap(({ reference }) => findTradeNumbers(reference)))]),
    ),
  ]);
  const known = new Set(rowsAt<{ event_id: string }>(results, 0).map(({ event_id: eventId }) => eventId));
  const trades = rowsAt<NumberedTrade>(results, 1);
  const answer: Outcome[] = [];
  for (const row of statement)
    answer.push(
      known.has(row.eventId)
        ? { eventId: row.eventId, outcome: 'known', trade: null, number: null }
        : await bookRow(ctx, row, trades),
    );
  return { rows: answer };
}

/**
 * Returns the one trade that a row names; null when it names none or several, another currency, or a trade paid by
 * card.
 */
function tradeFor({ reference, currency }: StatementRow, trades: readonly NumberedTrade[]): NumberedTrade | null {
  const numbers = new Set(findTradeNumbers(reference));
  const [first, ...others] = trades.filter(({ number }) => numbers.has(number));
  return first !== undefined && others.length === 0 && first.currency === currency && first.payment !== 'stripe'
    ? first
    : null;
}

async function bookRow(ctx: Ctx, row: StatementRow, trades: readonly NumberedTrade[]): Promise<Outcome> {
  const { eventId, amount, currency, at } = row;
  const trade = tradeFor(row, trades);
  if (trade !== null) {
    try {
      const outcome = await bookPayment(ctx, {
        trade: trade.id,
        provider: 'bank',
        eventId,
        amount,
        currency,
        at,
        actor: 'staff',
      });
      return { eventId, outcome: outcome === 'booked' ? 'matched' : 'known', trade: trade.id, number: trade.number };
    } catch (error) {
      // A trade that keeps changing: the desk matches the row by hand. Rows booked before stay booked.
      if (!(error instanceof Problem)) throw error;
    }
  }
  const written = await rows(
    sql(
      ctx.db,
      `INSERT INTO unmatched_money (id, provider, event_id, amount, currency, reference, payer, at)
        VALUES (?1, 'bank', ?2, ?3, ?4, ?5, ?6, ?7)
       ON CONFLICT (provider, event_id) DO NOTHING RETURNING id`,
      ctx.ids.id(),
      eventId,
      amount,
      currency,
      row.reference,
      row.payer,
      at,
    ),
  );
  return { eventId, outcome: written.length === 0 ? 'known' : 'unmatched', trade: null, number: null };
}
