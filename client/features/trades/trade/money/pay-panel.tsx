import { groupedIban } from '../../../../../domain/checkout/iban';
import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import { CopyButton } from './copy-button';
import styles from '../trade.module.css';

export interface PayPanelProps {
  readonly trade: Pick<Trade, 'id'>;
  readonly transfer: NonNullable<Trade['transfer']>;
  readonly timeZone: string;
}

interface Fact {
  readonly label: string;
  readonly shown: string;
  /** Text that the button copies. Left out where copying is of no use. */
  readonly copy?: string;
  /** Whether it is a code, which is written from left to right in every language. */
  readonly isCode?: boolean;
}

/** Details of a bank transfer, each with a button to copy it. */
export function PayPanel({ trade, transfer, timeZone }: PayPanelProps) {
  const { holder, iban, bic, reference, amount, payBy } = transfer;
  const facts: Fact[] = [
    { label: m.trade_pay_holder(), shown: holder, copy: holder },
    { label: m.trade_pay_iban(), shown: groupedIban(iban), copy: iban, isCode: true },
    ...(bic === '' ? [] : [{ label: m.trade_pay_bic(), shown: bic, copy: bic, isCode: true }]),
    { label: m.trade_pay_amount(), shown: formatMoney(amount, language()) },
    { label: m.trade_pay_reference(), shown: reference, copy: reference, isCode: true },
    { label: m.trade_pay_until(), shown: formatInstant(payBy, language(), timeZone, 'day') },
  ];
  return (
    <section className={classes(styles['pay'], styles['taking-panel'])}>
      <SectionHead size="block" title={m.trade_pay_title()} />
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <span className={fact.isCode ? 'code' : undefined}>{fact.shown}</span>
              {fact.copy === undefined ? null : <CopyButton text={fact.copy} what={fact.label} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{m.trade_pay_reference_hint()}</p>
      {/* Banks read this code for transfers in euro only. */}
      {amount.currency === 'EUR' ? (
        <figure className={styles['qr']}>
          <img
            src={`/api/trades/${trade.id}/transfer-qr.svg`}
            alt={m.trades_pay_qr()}
            width="148"
            height="148"
            loading="lazy"
          />
          <figcaption className="small">{m.trades_pay_qr_hint()}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}
