import type { BoughtCopy } from '../../../domain/desk/reports/purchase-rows';
import type { SellersOrder } from '../../../domain/desk/reports/seller-rows';
import type { Grade } from '../../../domain/grade';
import { currencies, type Currency } from '../../../domain/money';
import { registerPolicy } from '../../../domain/policy/registers';
import type { InboundLegState, InboundLineState } from '../../../domain/trades/lifecycle/states';
import type { LedgerKind } from '../../../domain/trades/money/ledger';
import { code, codes } from '../../platform/db/codes';
import { columnsOf, nullable, number, text, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { identityChecks } from '../../platform/db/schema/trade-life';
import { trades } from '../../platform/db/schema/trades';
import { addressLine } from './address-line';

/** SQL for the euros of one minor unit of a trade's currency, in cents and millionths: `domain/rates.ts` in SQL. */
const minorUnitsSql = `CASE t.currency ${Object.entries(currencies)
  .map(([currency, decimals]) => `WHEN '${currency}' THEN ${10 ** (decimals - 2)}`)
  .join(' ')} END`;
const euroCentsSql = `round(l.paid * 1e6 / (t.rate_micro * ${minorUnitsSql}))`;

/** Copies that the shop keeps of inbound legs that were settled, with the instant of the settlement. */
const keptCopiesSql = `FROM trade_events e JOIN trades t ON t.id = e.trade_id
   JOIN inbound_lines l ON l.trade_id = e.trade_id
   WHERE e.part = 'inbound' AND e.to_state = ${code<InboundLegState>('settled')}
     AND l.state IN ${codes<InboundLineState>(['as-said', 'regraded'])}`;

/** All purchases: copies of persons, and copies that the desk entered as bought of a supplier. */
const purchasesSql = `SELECT t.id AS source, e.at, l.line, t.number, t.name, t.address, t.market, t.settlement,
     t.payout,
     (SELECT method FROM identity_checks c JOIN trades o ON o.id = c.trade_id
       WHERE o.id = t.id OR o.account = t.account ORDER BY o.id <> t.id, c.at LIMIT 1) AS identity,
     l.isbn, l.title, coalesce(l.graded_as, l.grade) AS grade, 1 AS books, coalesce(l.paid, 0) AS paid, t.currency,
     t.rate_micro, ${euroCentsSql} <= ${registerPolicy.lotLimit} AS in_lot
   ${keptCopiesSql}
   UNION ALL
   SELECT 'movement:' || mv.id, mv.at, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
     mv.isbn, coalesce(ed.title, mv.isbn), mv.grade, mv.on_hand_change,
     mv.on_hand_change * coalesce(mv.unit_cost, 0), 'EUR', 1000000, 0
   FROM stock_movements mv LEFT JOIN editions ed ON ed.isbn = mv.isbn WHERE mv.reason = 'purchase'`;

const purchaseColumns = {
  source: text(),
  at: text(),
  number: nullable(trades.number),
  name: nullable(trades.name),
  address: nullable(trades.address),
  market: nullable(trades.market),
  settlement: nullable(trades.settlement),
  payout: nullable(trades.payout),
  identity: nullable(identityChecks.method),
  isbn: text(),
  title: text(),
  grade: text<Grade>(),
  books: number,
  paid: number,
  currency: text<Currency>(),
  rate_micro: number,
  in_lot: number,
};
/** Reads the purchases of a period in the order of the register, at most `?3`. */
export const boughtInPeriod = defineRead(
  purchaseColumns,
  `SELECT source, at, number, name, address, market, settlement, payout, identity, isbn, title, grade, books, paid,
     currency, rate_micro, in_lot
   FROM (${purchasesSql}) WHERE at >= ?1 AND at < ?2 ORDER BY at, source, line LIMIT ?3`,
);
/** Reads the number of entries of the register before an instant: each lot and each copy outside a lot is one. */
export const entriesBefore = defineRead(
  { entries: number },
  `SELECT count(DISTINCT iif(in_lot, source, NULL)) + coalesce(sum(NOT in_lot), 0) AS entries FROM (${purchasesSql})
   WHERE at < ?1`,
);

/** Reads by the ledger alone what the shop agreed to pay for books in a period, by currency. */
export const boughtByLedger = defineRead(
  { currency: trades.currency, amount: number },
  `SELECT t.currency, sum(l.amount) AS amount FROM trade_ledger l JOIN trades t ON t.id = l.trade_id
   WHERE l.kind = ${code<LedgerKind>('books-in')} AND l.at >= ?1 AND l.at < ?2 GROUP BY t.currency`,
);

const sellerColumns = {
  person: text(),
  at: text(),
  ...columnsOf(trades, 'name', 'address', 'email', 'market', 'currency', 'rate_micro'),
  books: number,
  paid: number,
};
/**
 * Reads what the shop bought from `?1` until before `?2` by order, at most `?3`. A person is an account, or a guest's
 * mail address; after the data was erased each order stands for itself.
 */
export const ordersOfSellers = defineRead(
  sellerColumns,
  `SELECT CASE WHEN t.account IS NOT NULL THEN 'a:' || t.account WHEN t.email <> '' THEN 'm:' || lower(t.email)
     ELSE t.owner END AS person, e.at, t.name, t.address, t.email, t.market, t.currency, t.rate_micro,
     count(*) AS books, coalesce(sum(l.paid), 0) AS paid
   ${keptCopiesSql} AND e.at >= ?1 AND e.at < ?2 GROUP BY t.id ORDER BY e.at, t.id LIMIT ?3`,
);

/** Returns how a seller is paid: by the difference of a swap, as store credit, or by bank. */
function paidBy({ settlement, payout }: RowOf<typeof purchaseColumns>): 'bank' | 'store-credit' | 'set-off' {
  if (settlement === 'swap') return 'set-off';
  return payout === 'store-credit' ? 'store-credit' : 'bank';
}

/** Returns a purchase from its row. */
export function boughtCopy(row: RowOf<typeof purchaseColumns>): BoughtCopy {
  const { number: order, name, market } = row;
  return {
    source: row.source,
    at: row.at,
    seller:
      order === null || name === null || market === null
        ? null
        : {
            order,
            name,
            address: addressLine(row.address ?? '{}'),
            market,
            paidBy: paidBy(row),
            identity: row.identity,
          },
    isbn: row.isbn,
    title: row.title,
    grade: row.grade,
    books: row.books,
    paid: row.paid,
    currency: row.currency,
    rateMicro: row.rate_micro,
    inLot: row.in_lot === 1,
  };
}

/** Returns what a person sold with an order from its row. */
export function sellersOrder({ address, rate_micro: rateMicro, ...row }: RowOf<typeof sellerColumns>): SellersOrder {
  return { ...row, address: addressLine(address), rateMicro };
}
