import { creditPolicy } from '../../../../../domain/policy/credit';
import { formatMoney, formatPercent } from '../../../../../domain/format';
import { money } from '../../../../../domain/money';
import { openChargebacks } from '../../../../../domain/trades/money/ledger';
import { isFailedSale } from '../../../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { rowWords } from '../../../../lib/words/row-words';
import { Icon } from '../../../../ui/icons/icon';
import { printIcon } from '../../../../ui/icons/rare-icons';
import { SectionHead } from '../../../../ui/text/section-head';
import { Sum, Sums } from '../../../../ui/figures/sums';
import { toneOfAmount } from '../../../../ui/figures/tone-of-amount';
import { linesTitle } from '../lines-title';
import { agreedSums } from './agreed-sums';
import { bookingsOn, hasLaterBookings, ledgerWords } from './ledger-words';
import { headingSums } from '../headings/heading-sums';
import { isCancelled } from '../next-steps';
import { Payouts } from './payouts';
import styles from './money.module.css';
import { printPage } from '../../print/print-page';

/** Money of a trade: the agreed sums, then later bookings, and the amount that is owed. */
export function TradeMoney({ trade, timeZone }: { readonly trade: Trade; readonly timeZone: string }) {
  const hasBookings = hasLaterBookings(trade);
  const isPast = hasBookings || hasWorseCopy(trade) || isFailedSale(trade.inbound?.state ?? null);
  return (
    <section id="money">
      <SectionHead size="block" title={m.trade_money()} />
      {/* The agreed figures may change after a copy is found worse than described. A failed sale is not paid. */}
      {!hasBookings && isPast ? <h3 className={styles['side']}>{m.trades_money_agreed()}</h3> : null}
      {hasBookings ? <BookedSums trade={trade} /> : <AgreedSums trade={trade} isPast={isPast} />}
      <Payouts trade={trade} timeZone={timeZone} />
      {hasBookings ? (
        <details className={styles['agreed']}>
          <summary>{m.trades_money_agreed()}</summary>
          <AgreedSums trade={trade} isPast />
        </details>
      ) : null}
      {trade.invoice === null ? null : (
        <p>
          <PageLink {...printPage(trade.invoice)} preload={false} className="link">
            <Icon name={printIcon} size={20} />
            {m.trades_print_invoice()}
          </PageLink>
        </p>
      )}
      {trade.creditNotes.map(({ number, amount, page }) => (
        <p key={number}>
          <PageLink {...printPage(page)} preload={false} className="link">
            <Icon name={printIcon} size={20} />
            {m.trades_print_credit_note({ number, amount: formatMoney(amount, language()) })}
          </PageLink>
        </p>
      ))}
    </section>
  );
}

/** Returns whether a copy was found worse than described. */
const hasWorseCopy = ({ inbound }: Trade) =>
  inbound?.lines.some(({ state }) => state !== 'offered' && state !== 'as-said') ?? false;

/** Agreed sums. `isPast`: other amounts apply now, so the totals say that they were agreed. */
function AgreedSums({ trade, isPast }: { readonly trade: Trade; readonly isPast: boolean }) {
  // The agreement is still shown, but nothing is owed any more.
  const isOver = isCancelled(trade) || trade.settlementState === 'lapsed';
  const { currency } = trade.difference;
  return agreedSums(trade).map(({ rows, total }) => (
    <Sums key={rows[0]?.code ?? ''}>
      {rows.map((row) => (
        <Sum
          key={row.code}
          label={rowWords(row)}
          amount={formatMoney(row.amount, language(), { sign: 'always' })}
          tone={toneOfAmount(row.amount.minor)}
        />
      ))}
      {isOver ? null : (
        <Sum
          isTotal
          label={isPast ? pastTotalWords(trade, total) : totalWords(trade, total)}
          amount={formatMoney(money(Math.abs(total), currency), language())}
        />
      )}
    </Sums>
  ));
}

function totalWords({ payout }: Trade, total: number): string {
  if (total === 0) return m.trade_even();
  if (total < 0) return m.trade_you_pay();
  return payout === 'store-credit' ? m.checkout_total_get_credit() : m.trade_you_get();
}

function pastTotalWords({ payout }: Trade, total: number): string {
  if (total === 0) return m.trade_even();
  if (total < 0) return m.trades_agreed_pay();
  return payout === 'store-credit' ? m.trades_agreed_credit() : m.trades_agreed_get();
}

/**
 * Returns whether the shop has paid the customer, or the trade is over and all of it is paid. After a chargeback the
 * payment is gone, and a failed refund has not arrived, so not all is settled.
 */
function isSettled({ settlementState, ahead, ledger, payouts }: Trade): boolean {
  if (payouts.some(({ state }) => state === 'failed')) return false;
  if (openChargebacks(ledger.map(({ kind, amount }) => ({ kind, amount: amount.minor }))) > 0) return false;
  return settlementState === 'payout-sent' || (settlementState === 'balanced' && ahead.length === 0);
}

/** Both sides as they are booked, each with its sum, and the rest. */
function BookedSums({ trade }: { readonly trade: Trade }) {
  const { ledger, toPay, toGet } = trade;
  const isOpen = toPay.minor > 0 || toGet.minor > 0;
  const bonus = headingSums(trade).give?.bonus ?? 0;
  const isBoth = (['trade-in', 'purchase'] as const).every((side) => bookingsOn(side, ledger).length > 0);
  return (
    <>
      <SideSums trade={trade} side="trade-in" title={isBoth ? linesTitle.give(trade.inbound) : null} />
      <SideSums trade={trade} side="purchase" title={isBoth ? linesTitle.take(trade.outbound) : null} />
      {ledger.some(({ kind }) => kind === 'taken-as-credit') ? (
        <p className={styles['note']}>
          {m.trades_money_bonus({
            percent: formatPercent(creditPolicy.bonus / 100, language()),
            amount: formatMoney(money(bonus, toPay.currency), language()),
          })}
        </p>
      ) : null}
      <div className={styles['left']}>
        <Sums>
          {toPay.minor > 0 ? (
            <Sum isTotal label={m.trades_money_to_pay()} amount={formatMoney(toPay, language())} tone="take" />
          ) : null}
          {toGet.minor > 0 ? (
            <Sum isTotal label={m.trades_money_to_get()} amount={formatMoney(toGet, language())} tone="give" />
          ) : null}
          {isOpen ? null : (
            <Sum
              isTotal
              label={isSettled(trade) ? m.trades_money_settled() : m.trades_money_even()}
              amount={formatMoney(money(0, toPay.currency), language())}
            />
          )}
        </Sums>
      </div>
    </>
  );
}

function SideSums({
  trade: {
    ledger,
    toPay,
    difference: { currency },
  },
  side,
  title,
}: {
  readonly trade: Trade;
  readonly side: 'purchase' | 'trade-in';
  /** Null where the trade has bookings on one side only, which then needs no title and no sum of its own. */
  readonly title: string | null;
}) {
  const rows = bookingsOn(side, ledger);
  if (rows.length === 0) return null;
  const signed = (minor: number) =>
    formatMoney(money(minor, currency), language(), { sign: minor === 0 ? 'auto' : 'always' });
  const amountLeft = rows.reduce((sum, { minor }) => sum + minor, 0);
  // An amount that remains only because of a dispute is not owed (decision 034), so no sum shows it.
  const isOnlyDisputed = amountLeft < 0 && toPay.minor === 0 && rows.some(({ kind }) => kind === 'disputed');
  const hasSum = title !== null && amountLeft !== 0 && !isOnlyDisputed;
  return (
    <>
      {title === null ? null : <h3 className={styles['side']}>{title}</h3>}
      <Sums>
        {rows.map(({ kind, minor }) => (
          <Sum key={kind} label={ledgerWords[kind]()} amount={signed(minor)} tone={toneOfAmount(minor)} />
        ))}
        {hasSum ? <Sum label={<b>{m.trades_money_side_sum()}</b>} amount={<b>{signed(amountLeft)}</b>} /> : null}
      </Sums>
    </>
  );
}
