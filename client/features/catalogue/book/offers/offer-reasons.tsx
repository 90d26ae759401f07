import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney, formatNumber } from '../../../../../domain/format';
import type { UsedGrade } from '../../../../../domain/grade';
import { holdPolicy } from '../../../../../domain/policy/hold';
import type { Offer } from '../../../../../domain/pricing/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { WatchOfferButton } from '../../../../forms/watch-offer-button';
import { language } from '../../../../lib/language';
import { Sum, Sums } from '../../../../ui/figures/sums';
import type { BookWords } from '../book-words';
import styles from './sell-column.module.css';

export interface BookOfferReasonsProps {
  readonly book: BookPage;
  readonly grade: UsedGrade;
  readonly offer: Offer;
  readonly words: BookWords;
}

/** Reasons of an offer as amounts that add up to it; for a declined book, what a person can do instead. */
export function BookOfferReasons({ book, grade, offer, words }: BookOfferReasonsProps) {
  const lng = language();
  if (offer.kind === 'declined') return <WatchOfferButton isbn={book.isbn} grade={grade} title={book.title} />;
  return (
    <div className={styles['why']}>
      <Sums>
        {offer.reasons.map(({ code, amount }) => (
          <Sum
            key={code}
            label={words.reasons[code] ?? code}
            amount={formatMoney(amount, lng, code === 'base' ? {} : { sign: 'always' })}
          />
        ))}
        <Sum label={m.book_offer()} amount={formatMoney(offer.amount, lng)} tone="give" isTotal />
      </Sums>
    </div>
  );
}

/** Duration of our offers once the book is on the sell list. */
export function HoldNote() {
  const lng = language();
  return (
    <p className="small">
      {m.book_hold({
        count: holdPolicy.accountDays,
        shown: formatNumber(holdPolicy.accountDays, lng),
        hours: formatNumber(holdPolicy.guestHours, lng),
      })}
    </p>
  );
}
