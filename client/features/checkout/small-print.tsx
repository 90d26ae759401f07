import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney, formatPercent } from '../../../domain/format';
import { needsIdentityCheck } from '../../../domain/law/buying';
import type { Market } from '../../../domain/market/market';
import { gradingPolicy } from '../../../domain/policy/grading';
import { parcelPolicy } from '../../../domain/policy/parcels';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import styles from './checkout.module.css';
import { joinSentences } from '../../lib/words/join-words';
import { returnWords, usedTaxWords } from '../../lib/words/tax-words';
import { countParams } from '../../lib/words/count-params';

/** Returns the sentence of the stated VAT. Beside used books, new ones bear VAT on their share of the postage. */
function vatNote({ cart, vat }: Quote) {
  if (!vat.marginScheme) return m.checkout_note_vat_all;
  return cart.postage.minor > 0 ? m.checkout_note_vat_postage : m.checkout_note_vat;
}

/** Text on what follows the order, and the statements that the law requires beside the button. */
export function SmallPrint({ quote, market }: { readonly quote: Quote; readonly market: Market }) {
  const { basket, cart, settlement, payNow, vat, returnPostage } = quote;
  const asCredit = quote.rows.some(({ code }) => code === 'credit-bonus');
  return (
    <div className={styles['print']}>
      {settlement === 'swap' ? <p>{m.checkout_note_swap(countParams(cart.books))}</p> : null}
      {/* If store credit pays for everything, no payment is awaited. */}
      {settlement === 'pay-now' && payNow.minor > 0 ? <p>{m.checkout_note_pay(countParams(cart.books))}</p> : null}
      {basket.books > 0 ? (
        <>
          <p>
            {joinSentences([m.checkout_note_arrive(countParams(parcelPolicy.arriveDays)), m.checkout_note_parcel()])}
          </p>
          <p>
            {joinSentences([
              m.checkout_note_check(countParams(gradingPolicy.workingDays)),
              // Store credit needs no transfer; the choice of the payout states when it can be used.
              settlement === 'swap' || asCredit
                ? ''
                : m.checkout_note_payout(countParams(gradingPolicy.payoutWorkingDays)),
            ])}
          </p>
        </>
      ) : null}
      {basket.books > 0 && needsIdentityCheck(market) ? <p>{m.checkout_note_identity()}</p> : null}
      {returnPostage.minor > 0 ? (
        <p>
          {m.checkout_return_postage({
            ...countParams(gradingPolicy.badParcels),
            amount: formatMoney(returnPostage, language()),
          })}
        </p>
      ) : null}
      {cart.books > 0 ? (
        <>
          {vat.marginScheme ? <p>{usedTaxWords(market)}</p> : null}
          {vat.included && vat.amount.minor > 0 ? (
            <p>
              {vatNote(quote)({
                rate: formatPercent(vat.rate / 100, language()),
                amount: formatMoney(vat.amount, language()),
              })}
            </p>
          ) : null}
          {vat.included ? null : <p>{m.checkout_note_no_vat()}</p>}
          <p>{returnWords(market)}</p>
        </>
      ) : null}
    </div>
  );
}
