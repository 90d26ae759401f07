import type { Payout } from '../../../domain/desk/payout-schemas';
import type { RowOfReport } from '../../../domain/desk/reports/report-columns';
import type { LedgerKind } from '../../../domain/trades/money/ledger';
import { code, codes } from '../../platform/db/codes';
import { number, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { storeCredit } from '../../platform/db/schema/money';

const sumWhere = (condition: string) => `coalesce(sum(iif(c.at >= ?1 AND ${condition}, c.amount, 0)), 0)`;

const creditColumns = {
  currency: storeCredit.currency,
  opening: number,
  earned: number,
  bonus: number,
  restored: number,
  added: number,
  spent: number,
  removed: number,
};
/** Reads store credit by currency: before `?1`, and its movements from `?1` until before `?2` by their reason. */
export const creditOfPeriod = defineRead(
  creditColumns,
  `SELECT c.currency, coalesce(sum(iif(c.at < ?1, c.amount, 0)), 0) AS opening,
    ${sumWhere(`c.reason = 'trade'`)} AS earned,
    ${sumWhere(`c.reason = 'bonus'`)} AS bonus,
    ${sumWhere(`c.reason = 'given-back'`)} AS restored,
    ${sumWhere(`c.reason = 'correction' AND c.amount > 0`)} AS added,
    ${sumWhere(`c.reason = 'used'`)} AS spent,
    ${sumWhere(`c.reason = 'correction' AND c.amount < 0`)} AS removed
   FROM store_credit c WHERE c.at < ?2 GROUP BY c.currency ORDER BY c.currency`,
);

/** Reads the balances of all accounts before an instant, summed by currency. */
export const balancesBefore = defineRead(
  { currency: storeCredit.currency, amount: number },
  `SELECT currency, sum(balance) AS amount FROM (SELECT account, currency, sum(amount) AS balance FROM store_credit
     WHERE at < ?1 GROUP BY account, currency) GROUP BY currency`,
);

/**
 * Reads the credit that orders gave and used in a period: by the rows of the balances, and by ledger and payouts, as
 * the nightly check compares them.
 */
export const creditOfOrders = defineRead(
  { currency: storeCredit.currency, report: number, ledger: number },
  `SELECT currency, sum(report) AS report, sum(ledger) AS ledger FROM (
     SELECT c.currency, c.amount AS report, 0 AS ledger, c.at FROM store_credit c
     WHERE c.reason IN ('used', 'given-back', 'trade') AND c.trade_id IN (SELECT trade_id FROM trade_ledger)
     UNION ALL
     SELECT t.currency, 0, -l.amount, l.at FROM trade_ledger l JOIN trades t ON t.id = l.trade_id
     WHERE l.kind IN ${codes<LedgerKind>(['credit-used', 'credit-given-back', 'taken-as-credit'])}
     UNION ALL
     SELECT p.currency, 0, p.amount, p.ended_at FROM payouts p
     WHERE p.way = 'store-credit' AND p.state = ${code<Payout['state']>('done')}
   ) WHERE at >= ?1 AND at < ?2 GROUP BY currency`,
);

/** Returns the statement of store credit by currency. */
export function creditRows(rows: readonly RowOf<typeof creditColumns>[]): RowOfReport<'credit'>[] {
  return rows.map((row) => ({
    ...row,
    closing: row.opening + row.earned + row.bonus + row.restored + row.added + row.spent + row.removed,
  }));
}
