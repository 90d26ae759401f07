import { formatMoney, formatPercent } from '../../../../domain/format';
import type { NumberedDocument } from '../../../../domain/trades/documents/document-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import styles from './print.module.css';

/** VAT of an invoice: each rate once, with its share of the postage. Books under the margin scheme show no VAT. */
export function InvoiceVat({ vat }: Pick<NumberedDocument, 'vat'>) {
  if (vat.length === 0) return null;
  const heads = [
    m.trades_invoice_rate(),
    m.trades_invoice_goods(),
    m.trades_invoice_postage(),
    m.trades_invoice_net(),
    m.trades_invoice_vat(),
  ];
  const figures = [...vat].map(({ basisPoints, goods, postage, net, tax }) => ({
    basisPoints,
    amounts: [goods, postage, ...(basisPoints === null ? [] : [net, tax])].map((amount) =>
      formatMoney(amount, language()),
    ),
  }));
  return (
    <table className={styles['vat']}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at > 0 ? styles['figure'] : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ basisPoints, amounts: [goods, postage, net = '–', tax = '–'] }) => (
          <tr key={basisPoints}>
            <th scope="row">
              {basisPoints === null ? m.trades_invoice_margin_mark() : formatPercent(basisPoints / 10_000, language())}
            </th>
            <td className={styles['figure']}>{goods}</td>
            <td className={styles['figure']}>{postage}</td>
            <td className={styles['figure']}>{net}</td>
            <td className={styles['figure']}>{tax}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
