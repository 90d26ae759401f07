import { formatMoney } from '../../../../domain/format';
import type { Offer } from '../../../../domain/pricing/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { offerReasonAmount, offerReasonWords } from '../../../lib/words/offer-words';
import { Sum, Sums } from '../../../ui/figures/sums';
import styles from './basket-line.module.css';

/** Parts of an offer, which add up to it, behind one line. */
export function LineOfferReasons({ offer }: { readonly offer: Extract<Offer, { readonly kind: 'offer' }> }) {
  const amount = formatMoney(offer.amount, language());
  return (
    <details className={styles['why']}>
      <summary>{m.basket_why({ amount })}</summary>
      <Sums hasLeaders>
        {offer.reasons.map((reason) => (
          <Sum key={reason.code} label={offerReasonWords(reason.code)} amount={offerReasonAmount(reason)} />
        ))}
        <Sum isTotal label={m.basket_why_sum()} amount={amount} tone="give" />
      </Sums>
    </details>
  );
}
