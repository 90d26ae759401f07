import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import type { Quote } from '../../../../domain/checkout/schemas';
import { transferTerm } from '../../../../domain/checkout/transfer-term';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../checkout.module.css';
import type { ChoiceProps } from './settlement-choice';
import { countParams } from '../../../lib/words/count-params';

/** Returns the deadline of a bank transfer in words. */
function transferHint(isGuest: boolean): string {
  const { unit, count } = transferTerm(isGuest ? 'guest' : 'account');
  return unit === 'days'
    ? m.checkout_transfer_hint(countParams(count))
    : m.checkout_transfer_hint_guest(countParams(count));
}

/** Returns whether the person pays money although bonus is left, because a price is bound. */
function isBonusLeft({ cart, storeCredit, payNow }: Quote): boolean {
  const isLeft = payNow.minor > 0 && storeCredit.bonusUsed.minor < storeCredit.bonus.minor;
  return isLeft && cart.lines.some(({ priceBound }) => priceBound);
}

/** Choice of payment: store credit first unless unticked, the rest by transfer or card. */
export function PaymentChoice({ draft, quote, isGuest, onChoose }: ChoiceProps & { readonly isGuest: boolean }) {
  const { storeCredit, possible, payNow, settlement } = quote;
  const hasCredit = storeCredit.available.minor > 0 && (payNow.minor > 0 || storeCredit.used.minor > 0);
  const isDue = settlement === 'pay-now' && payNow.minor > 0;
  if (!hasCredit && !isDue) return null;
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.checkout_payment()} />
      {hasCredit ? <input type="hidden" name="has-credit" value="yes" /> : null}
      {hasCredit ? (
        <Choice
          type="checkbox"
          name="use-store-credit"
          label={m.checkout_use_credit()}
          hint={m.checkout_use_credit_hint({ amount: formatMoney(storeCredit.available, language()) })}
          checked={draft.useStoreCredit}
          onChange={(event) => onChoose({ useStoreCredit: event.target.checked })}
        />
      ) : null}
      {hasCredit && isBonusLeft(quote) ? (
        <p className="small">{m.checkout_bonus_rule({ amount: formatMoney(storeCredit.bonus, language()) })}</p>
      ) : null}
      {isDue ? (
        <Choices legend={m.checkout_payment()} isLegendHidden>
          {possible.payments.map((payment) => (
            <Choice
              key={payment}
              name="payment"
              value={payment}
              label={isCardProvider(payment) ? m.checkout_card() : m.checkout_transfer()}
              hint={isCardProvider(payment) ? undefined : transferHint(isGuest)}
              checked={draft.payment === payment}
              end={formatMoney(payNow, language())}
              onChange={() => onChoose({ payment })}
            />
          ))}
        </Choices>
      ) : null}
    </section>
  );
}
