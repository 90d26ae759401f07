import { money } from '../../../domain/money';
import { awaitedStep } from '../../../domain/trades/lifecycle/awaited-step';
import { cardProviders, type CardProvider } from '../../../domain/trades/money/card-providers';
import type { TradeSummary } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { code, codes } from '../../platform/db/codes';
import { columnsOf, filled, nullable, number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { trades } from '../../platform/db/schema/trades';
import { beforeNewest, readTimeCursor, timeCursor } from '../../platform/db/time-cursor';
import { requireAccount } from '../../platform/owner';
import type { PayoutRow } from '../core/trade-rows';
import { settledTotalSql } from '../core/settled-total-sql';
import { lateSinceValue, isOpenTradeSql } from '../core/open-trade-sql';

export interface TradesQuery {
  /** Only open or only ended trades; omitted: all. */
  readonly state?: 'open' | 'ended' | undefined;
  /** Part of a trade number, or of the title of one of its books. */
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Returns a search text in upper, lower and mixed case. SQL folds the case of ASCII letters only, so the first letter
 * is tried in both cases.
 */
function caseVariants(q: string): string[] {
  const lower = q.trim().toLowerCase();
  const [first = ''] = lower;
  return [...new Set([q.trim(), lower, lower.toUpperCase(), first.toUpperCase() + lower.slice(first.length)])];
}

/** SQL condition: a payout or refund of trade `t` by such a method failed and was not sent again. */
const hasFailedPayoutSql = (method: string) => `EXISTS (SELECT 1 FROM payouts p WHERE p.trade_id = t.id
  AND p.way ${method} AND p.state = ${code<PayoutRow['state']>('failed')})`;
const hasReturnedTransferSql = hasFailedPayoutSql(`= ${code<PayoutRow['way']>('bank')}`);
const hasFailedCardRefundSql = hasFailedPayoutSql(`IN ${codes<CardProvider>(cardProviders)}`);

/** SQL condition: trade `t` is open, or one of its payouts and refunds failed. */
const isListedOpenSql = `(${isOpenTradeSql('t', '?6')} OR ${hasReturnedTransferSql} OR ${hasFailedCardRefundSql})`;

/**
 * Reads a page of the trades of account `?1`, newest first. `?5`: 1 for open ones, 0 for ended ones; `?6`: the value of
 * `lateSinceValue`; `?7`: JSON list of texts to find in number or titles.
 */
const tradePage = defineRead(
  {
    ...columnsOf(
      trades,
      'id',
      'number',
      'placed_at',
      'settlement',
      'give_books',
      'take_books',
      'difference',
      'currency',
    ),
    inbound_state: nullable(trades.inboundState),
    outbound_state: nullable(trades.outboundState),
    settlement_state: filled(trades.settlementState),
    open: number,
    // Null until the inbound leg is settled.
    settled_total: nullable(number),
    processing: number,
    returned_transfer: number,
    failed_card_refund: number,
    has_bank_account: number,
    charged_back: number,
  },
  `SELECT id, number, placed_at, settlement, inbound_state, outbound_state, settlement_state, give_books, take_books,
     difference, currency, ${isListedOpenSql} AS open, ${settledTotalSql('t')} AS settled_total,
     EXISTS (SELECT 1 FROM payment_intents i WHERE i.trade_id = t.id
       AND i.state = 'processing') AS processing,
     ${hasReturnedTransferSql} AS returned_transfer, ${hasFailedCardRefundSql} AS failed_card_refund,
     EXISTS (SELECT 1 FROM payout_details d WHERE d.account = ?1) AS has_bank_account,
     EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = t.id AND d.withdrawn > 0) AS charged_back FROM trades t
   WHERE account = ?1 AND (placed_at, id) < (?2, ?3)
     AND (?5 IS NULL OR ?5 = ${isListedOpenSql})
     AND (?7 IS NULL OR EXISTS (SELECT 1 FROM json_each(?7) q WHERE instr(number, q.value) > 0
       OR EXISTS (SELECT 1 FROM inbound_lines l WHERE l.trade_id = t.id
       AND instr(lower(l.title), lower(q.value)) > 0)
       OR EXISTS (SELECT 1 FROM outbound_lines l WHERE l.trade_id = t.id
       AND instr(lower(l.title), lower(q.value)) > 0)))
   ORDER BY placed_at DESC, id DESC LIMIT ?4`,
);

/**
 * Returns the trades of the account, newest first.
 * @throws `sign-in-required`, `invalid-cursor`
 */
export async function readTrades(
  ctx: Ctx,
  query: TradesQuery,
): Promise<{ items: TradeSummary[]; nextCursor: string | null }> {
  const account = requireAccount(ctx);
  const after = readTimeCursor(query.cursor, beforeNewest);
  const isOpenWanted = query.state === undefined ? null : Number(query.state === 'open');
  const found = await tradePage.all(
    ctx.db,
    account.id,
    ...after,
    query.limit + 1,
    isOpenWanted,
    lateSinceValue(ctx.now.toISOString()),
    query.q === undefined || query.q.trim() === '' ? null : JSON.stringify(caseVariants(query.q)),
  );
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      id: row.id,
      number: row.number,
      placedAt: row.placed_at,
      settlement: row.settlement,
      settlementState: row.settlement_state,
      inboundState: row.inbound_state,
      outboundState: row.outbound_state,
      open: row.open === 1,
      awaited: awaitedStep({
        inbound: row.inbound_state,
        settlement: row.settlement_state,
        isPaymentProcessing: row.processing === 1,
        hasReturnedTransfer: row.returned_transfer === 1,
        hasBankAccount: row.has_bank_account === 1,
      }),
      hasFailedCardRefund: row.failed_card_refund === 1,
      isChargedBack: row.charged_back === 1,
      give: row.give_books,
      take: row.take_books,
      difference: money(row.settled_total ?? row.difference, row.currency),
    })),
    nextCursor: found.length > query.limit && last !== undefined ? timeCursor(last.placed_at, last.id) : null,
  };
}
