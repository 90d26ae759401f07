import { formatInstant, formatMoney, formatNumber, formatPercent } from '../../../domain/format';
import { defaultMarket, isMarket } from '../../../domain/market';
import { timeZoneOf } from '../../../domain/time-zone';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { copyWords } from '../../lib/copy-words';
import { language } from '../../lib/language';
import { countryName } from '../../lib/place-names';
import { InvoiceCorrections, InvoiceVat, type Invoice } from './invoice-vat';
import type { Print } from './loaders';
import { senderLines } from './print-label';
import styles from './print.module.css';

/** The invoice for new copies, and the statement under the margin scheme for used ones; one paper for both. */
export function PrintInvoice({ print: { trade, papers: { seller, invoice } } }: { readonly print: Print }) {
  const { outbound } = trade;
  if (outbound === null || invoice === null) return null;
  const zone = timeZoneOf(isMarket(trade.market) ? trade.market : defaultMarket);
  const day = (instant: string) => formatInstant(instant, language(), zone, 'day');
  const facts = [
    [m.trades_invoice_number(), <span key="n" className="code">{invoice.number}</span>],
    [m.trades_invoice_day(), day(invoice.at)],
    [m.trade_event_dispatched(), day(invoice.at)],
    [m.trades_invoice_ordered(), day(trade.placedAt)],
    [m.trades_invoice_order(), <span key="o" className="code">{trade.number}</span>],
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, and what scrolls must be reached by keys (axe: scrollable-region-focusable)
    <article className={styles['sheet']} tabIndex={0}>
      <header className={styles['top']}>
        <div>
          <p className={styles['shop']}><bdi>{seller.tradingName}</bdi></p>
          <address>{[seller.legalName, seller.line1, `${seller.postcode} ${seller.city}`.trim(), countryName(seller.country, language())].map((line) => <bdi key={line}>{line}</bdi>)}</address>
        </div>
        <div><address>{senderLines(trade).map((line) => <bdi key={line}>{line}</bdi>)}</address></div>
      </header>
      <h2>{m.trades_print_name_invoice()}</h2>
      <dl className={styles['facts']}>{facts.map(([name, value]) => <div key={String(name)}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      <Sold outbound={outbound} invoice={invoice} />
      <InvoiceVat vat={invoice.vat} />
      {invoice.vat.length === 0 ? <p>{m.checkout_note_no_vat()}</p> : null}
      {invoice.vat.some(({ basisPoints }) => basisPoints === null) ? <p>{m.trades_invoice_margin()}</p> : null}
      {invoice.corrected === null ? null : <InvoiceCorrections corrected={invoice.corrected} day={day} />}
      <footer className={styles['foot']}>
        <p><bdi>{seller.legalName}</bdi>{seller.registration === '' ? null : <> · <bdi>{seller.registration}</bdi></>}{seller.vatNumber === '' ? null : <> · {m.trades_invoice_vat_number({ number: `\u2066${seller.vatNumber}\u2069` })}</>} · <bdi className="code">{seller.email}</bdi></p>
      </footer>
    </article>
  );
}

/** What was sent, line by line, postage and total. */
function Sold({ outbound, invoice }: { readonly outbound: NonNullable<Trade['outbound']>; readonly invoice: Invoice }) {
  const treatment = (line: number) => {
    const rate = invoice.rates.find((one) => one.line === line);
    if (rate !== undefined) return formatPercent(rate.basisPoints / 10_000, language());
    return invoice.vat.length === 0 ? '–' : m.trades_invoice_margin_mark();
  };
  return (
    <table>
      <thead><tr>{[m.trades_print_book(), m.trades_print_grade(), m.trades_invoice_quantity(), m.trades_invoice_price(), m.trades_invoice_vat(), m.trades_invoice_amount()].map((head, at) => <th key={head} scope="col" className={at > 1 ? styles['figure'] : undefined}>{head}</th>)}</tr></thead>
      <tbody>
        {outbound.lines.map(({ line, book, grade, quantity, price, total }) => (
          <tr key={line}>
            <td><bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi><small className="code">{book.isbn}</small></td>
            <td>{copyWords(grade)}</td>
            <td className={styles['figure']}>{formatNumber(quantity, language())}</td>
            <td className={styles['figure']}>{formatMoney(price, language())}</td>
            <td className={styles['figure']}>{treatment(line)}</td>
            <td className={styles['figure']}>{formatMoney(total, language())}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr><th scope="row" colSpan={5}>{m.checkout_row_postage_to_you()}</th><td className={styles['figure']}>{formatMoney(outbound.postage, language())}</td></tr>
        <tr className={styles['total']}><th scope="row" colSpan={5}>{m.trades_invoice_total()}</th><td className={styles['figure']}>{formatMoney(outbound.total, language())}</td></tr>
      </tfoot>
    </table>
  );
}
