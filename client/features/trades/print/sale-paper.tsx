import type { ReactNode } from 'react';
import { formatMoney, formatNumber, formatPercent } from '../../../../domain/format';
import type { NumberedDocument } from '../../../../domain/trades/documents/document-schemas';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { copyWords } from '../../../lib/words/copy-words';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { InvoiceVat } from './invoice-vat';
import { tradeAddressLines } from '../trade-address-lines';
import styles from './print.module.css';

export interface SalePaperProps {
  readonly trade: Trade;
  readonly paper: NumberedDocument;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Label of the last line of the table. */
  readonly totalWords: string;
}

/** Invoice or credit note: sender, receiver, lines, their VAT, and what is under the margin scheme. */
export function SalePaper({ trade, paper, title, facts, totalWords }: SalePaperProps) {
  const { seller, vat } = paper;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls (axe)
    <article className={styles['sheet']} tabIndex={0}>
      <header className={styles['top']}>
        <div>
          <p className={styles['shop']}>
            <bdi>{seller.tradingName}</bdi>
          </p>
          <address>
            {[
              seller.legalName,
              seller.line1,
              `${seller.postcode} ${seller.city}`.trim(),
              countryName(seller.country, language()),
            ].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
        <div>
          <address>
            {tradeAddressLines(trade).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
      </header>
      <h2>{title}</h2>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines trade={trade} paper={paper} totalWords={totalWords} />
      <InvoiceVat vat={vat} />
      {vat.length === 0 ? <p>{m.checkout_note_no_vat()}</p> : null}
      {vat.some(({ basisPoints }) => basisPoints === null) ? <p>{m.trades_invoice_margin()}</p> : null}
      <footer className={styles['foot']}>
        <p>
          <bdi>{seller.legalName}</bdi>
          {seller.registration === '' ? null : (
            <> · {m.mail_foot_registration({ number: `\u2066${seller.registration}\u2069` })}</>
          )}
          {seller.vatNumber === '' ? null : (
            <> · {m.trades_invoice_vat_number({ number: `\u2066${seller.vatNumber}\u2069` })}</>
          )}{' '}
          · <bdi className="code">{seller.email}</bdi>
        </p>
      </footer>
    </article>
  );
}

/** Lines, postage and total. The language of a line is that of the catalogue, for screen readers. */
function Lines({
  trade: { outbound },
  paper: { lines, postage, total, vat },
  totalWords,
}: Pick<SalePaperProps, 'trade' | 'paper' | 'totalWords'>) {
  const treatment = (basisPoints: number | null) => {
    if (basisPoints !== null) return formatPercent(basisPoints / 10_000, language());
    return vat.length === 0 ? '–' : m.trades_invoice_margin_mark();
  };
  return (
    <table>
      <thead>
        <tr>
          {[
            m.trades_print_book(),
            m.trades_print_grade(),
            m.trades_invoice_quantity(),
            m.trades_invoice_price(),
            m.trades_invoice_vat(),
            m.trades_invoice_amount(),
          ].map((head, at) => (
            <th key={head} scope="col" className={at > 1 ? styles['figure'] : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, isbn, title, grade, quantity, price, total: amount, basisPoints }) => (
          <tr key={line}>
            <td>
              <bdi lang={outbound?.lines.find((sold) => sold.line === line)?.book.language || undefined}>{title}</bdi>
              <small>
                <span className="code">{isbn}</span>
              </small>
            </td>
            <td>{copyWords(grade)}</td>
            <td className={styles['figure']}>{formatNumber(quantity, language())}</td>
            <td className={styles['figure']}>{formatMoney(price, language())}</td>
            <td className={styles['figure']}>{treatment(basisPoints)}</td>
            <td className={styles['figure']}>{formatMoney(amount, language())}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {m.checkout_row_postage_to_you()}
          </th>
          <td className={styles['figure']}>{formatMoney(postage, language())}</td>
        </tr>
        <tr className={styles['total']}>
          <th scope="row" colSpan={5}>
            {totalWords}
          </th>
          <td className={styles['figure']}>{formatMoney(total, language())}</td>
        </tr>
      </tfoot>
    </table>
  );
}
