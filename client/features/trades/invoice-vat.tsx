import { formatMoney, formatPercent } from '../../../domain/format';
import { money } from '../../../domain/money';
import type { Papers } from '../../../domain/trades/papers';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { ledgerWords } from './ledger-words';
import styles from './print.module.css';

export type Invoice = NonNullable<Papers['invoice']>;

/** Each rate once, with its share of the postage; what is sold under the margin scheme shows no VAT. */
export function InvoiceVat({ vat }: Pick<Invoice, 'vat'>) {
  if (vat.length === 0) return null;
  const heads = [m.trades_invoice_rate(), m.trades_invoice_goods(), m.trades_invoice_postage(), m.trades_invoice_net(), m.trades_invoice_vat()];
  const figures = [...vat].map(({ basisPoints, goods, postage, net, tax }) => ({ basisPoints, amounts: [goods, postage, ...(basisPoints === null ? [] : [net, tax])].map((amount) => formatMoney(amount, language())) }));
  return (
    <table className={styles['vat']}>
      <thead><tr>{heads.map((head, at) => <th key={head} scope="col" className={at > 0 ? styles['figure'] : undefined}>{head}</th>)}</tr></thead>
      <tbody>
        {figures.map(({ basisPoints, amounts: [goods, postage, net = '–', tax = '–'] }) => (
          <tr key={basisPoints}>
            <th scope="row">{basisPoints === null ? m.trades_invoice_margin_mark() : formatPercent(basisPoints / 10_000, language())}</th>
            <td className={styles['figure']}>{goods}</td><td className={styles['figure']}>{postage}</td><td className={styles['figure']}>{net}</td><td className={styles['figure']}>{tax}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was credited after the invoice, what it comes to now, and the VAT in that. */
export function InvoiceCorrections({ corrected: { entries, left, vat }, day }: { readonly corrected: NonNullable<Invoice['corrected']>; readonly day: (instant: string) => string }) {
  return (
    <section className={styles['corrected']}>
      <h3>{m.trades_invoice_corrected()}</h3>
      <table>
        <tbody>
          {entries.map(({ kind, amount, at }) => (
            <tr key={`${kind} ${at} ${amount.minor}`}><td>{day(at)}</td><td>{ledgerWords[kind]()}</td><td className={styles['figure']}>{formatMoney(money(0 - amount.minor, amount.currency), language())}</td></tr>
          ))}
        </tbody>
        <tfoot><tr className={styles['total']}><th scope="row" colSpan={2}>{m.trades_invoice_left()}</th><td className={styles['figure']}>{formatMoney(left, language())}</td></tr></tfoot>
      </table>
      <InvoiceVat vat={vat} />
    </section>
  );
}
