import type { StatementAnswer, StatementRow } from '../../../../domain/desk/bank-payment-schemas';
import { findTradeNumbers } from '../../../../domain/desk/find-trade-numbers';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, run } from '../../../platform/db/client';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { payments } from '../../../platform/db/schema/money';
import { unmatchedMoney } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { requireRole } from '../../../platform/require-role';
import { bookPayment } from '../ledger/book-payment';
import { isCardProvider } from '../../../../domain/trades/money/card-providers';

type Outcome = StatementAnswer['rows'][number];

/** Reads which bank payments are booked or put aside already. `?1`: JSON list of event ids. */
const knownPayments = defineRead(
  columnsOf(payments, 'event_id'),
  `SELECT event_id FROM payments WHERE provider = 'bank' AND event_id IN (SELECT value FROM json_each(?1))
   UNION SELECT event_id FROM unmatched_money WHERE provider = 'bank' AND event_id IN (SELECT value
   FROM json_each(?1))`,
);
const numberedColumns = columnsOf(trades, 'id', 'number', 'currency', 'payment');
type NumberedTrade = RowOf<typeof numberedColumns>;
/** Reads trades by their numbers. `?1`: JSON list of numbers. */
const numberedTrades = defineRead(
  numberedColumns,
  'SELECT id, number, currency, payment FROM trades WHERE number IN (SELECT value FROM json_each(?1))',
);

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
  const [knownRows, named] = await readBatch(ctx.db, [
    knownPayments.with(JSON.stringify(statement.map(({ eventId }) => eventId))),
    numberedTrades.with(
      JSON.stringify([...new Set(statement.flatMap(({ reference }) => findTradeNumbers(reference)))]),
    ),
  ]);
  const known = new Set(knownRows.map(({ event_id: eventId }) => eventId));
  const outcomes: Outcome[] = [];
  for (const row of statement) {
    const { eventId } = row;
    if (known.has(eventId)) outcomes.push({ eventId, outcome: 'known', trade: null, number: null });
    else outcomes.push(await bookRow(ctx, row, named));
  }
  return { rows: outcomes };
}

/**
 * Returns the one trade that a row names; null when it names none or several, another currency, or a trade paid by
 * card.
 */
function tradeFor({ reference, currency }: StatementRow, named: readonly NumberedTrade[]): NumberedTrade | null {
  const numbers = new Set(findTradeNumbers(reference));
  const [first, ...others] = named.filter(({ number }) => numbers.has(number));
  return first !== undefined && others.length === 0 && first.currency === currency && !isCardProvider(first.payment)
    ? first
    : null;
}

async function bookRow(ctx: Ctx, row: StatementRow, named: readonly NumberedTrade[]): Promise<Outcome> {
  const { eventId, amount, currency, at } = row;
  const trade = tradeFor(row, named);
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
  const written = await run(
    orm(ctx.db)
      .insert(unmatchedMoney)
      .values({ ...row, id: ctx.ids.id(), provider: 'bank' })
      .onConflictDoNothing({ target: [unmatchedMoney.provider, unmatchedMoney.eventId] })
      .returning({ id: unmatchedMoney.id }),
  );
  return { eventId, outcome: written.length === 0 ? 'known' : 'unmatched', trade: null, number: null };
}
