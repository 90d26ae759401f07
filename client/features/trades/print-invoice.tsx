import { formatInstant, formatMoney, formatNumber, formatPercent } from '../../../domain/format';
import { defaultMarket, isMarket } from '../../../domain/market';
import { timeZoneOf } from '../../../domain/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { copyWords } from '../../lib/copy-words';
import { language } from '../../lib/language';
import { countryName } from '../../lib/place-names';
import type { Print } from './loaders';
import { senderLines } from './print-label';
import styles from './print.module.css';

/** The invoice for new copies, and the statement under the margin scheme for used ones; one paper for both. */
export function PrintInvoice({ print: { trade, papers: { seller, taxes } } }: { readonly print: Print }) {
  const { outbound } = trade;
  if (outbound === null) return null;
  const zone = timeZoneOf(isMarket(trade.market) ? trade.market : defaultMarket);
  const day = (instant: string) => formatInstant(instant, language(), zone, 'day');
  const rateOf = (line: number) => taxes.find((tax) => tax.line === line);
  const facts = [
    [m.trades_invoice_number(), <span key="n" className="code">{trade.number}</span>],
    [m.trades_invoice_day(), day(outbound.dispatchedAt ?? trade.placedAt)],
    [m.trades_invoice_ordered(), day(trade.placedAt)],
    ...(outbound.dispatchedAt === null ? [] : [[m.trade_event_dispatched(), day(outbound.dispatchedAt)]]),
  ] as const;
  return (
    <article className={styles['sheet']}>
      <header className={styles['top']}>
        <div>
          <p className={styles['shop']}><bdi>{seller.tradingName}</bdi></p>
          <address>{[seller.legalName, seller.line1, `${seller.postcode} ${seller.city}`.trim(), countryName(seller.country, language())].map((line) => <bdi key={line}>{line}</bdi>)}</address>
        </div>
        <div><address>{senderLines(trade).map((line) => <bdi key={line}>{line}</bdi>)}</address></div>
      </header>
      <h2>{m.trades_print_name_invoice()}</h2>
      <dl className={styles['facts']}>{facts.map(([name, value]) => <div key={String(name)}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      <table>
        <thead><tr>{[m.trades_print_book(), m.trades_print_grade(), m.trades_invoice_quantity(), m.trades_invoice_price(), m.trades_invoice_vat(), m.trades_invoice_amount()].map((head, at) => <th key={head} scope="col" className={at > 1 ? styles['figure'] : undefined}>{head}</th>)}</tr></thead>
        <tbody>
          {outbound.lines.map(({ line, book, grade, used, quantity, price, total }) => (
            <tr key={line}>
              <td><bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi><small className="code">{book.isbn}</small></td>
              <td>{copyWords(grade)}</td>
              <td className={styles['figure']}>{formatNumber(quantity, language())}</td>
              <td className={styles['figure']}>{formatMoney(price, language())}</td>
              <td className={styles['figure']}>{used ? m.trades_invoice_margin_mark() : formatPercent((rateOf(line)?.basisPoints ?? 0) / 10_000, language())}</td>
              <td className={styles['figure']}>{formatMoney(total, language())}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr><th scope="row" colSpan={5}>{m.checkout_row_postage_to_you()}</th><td className={styles['figure']}>{formatMoney(outbound.postage, language())}</td></tr>
          <tr className={styles['total']}><th scope="row" colSpan={5}>{m.trades_invoice_total()}</th><td className={styles['figure']}>{formatMoney(outbound.total, language())}</td></tr>
        </tfoot>
      </table>
      {taxes.length === 0 ? null : <ul>{taxes.map(({ line, basisPoints, amount }) => <li key={line}>{m.trades_invoice_contains({ title: outbound.lines.find((one) => one.line === line)?.book.title ?? '', amount: formatMoney(amount, language()), rate: formatPercent(basisPoints / 10_000, language()) })}</li>)}</ul>}
      {outbound.lines.some(({ used }) => used) ? <p>{m.trades_invoice_margin()}</p> : null}
      <footer className={styles['foot']}>
        <p><bdi>{seller.legalName}</bdi>{seller.registration === '' ? null : <> · <bdi>{seller.registration}</bdi></>}{seller.vatNumber === '' ? null : <> · {m.trades_invoice_vat_number({ number: `\u2066${seller.vatNumber}\u2069` })}</>} · <bdi className="code">{seller.email}</bdi></p>
      </footer>
    </article>
  );
}
