import { useState } from 'react';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { usedGrades, type UsedGrade } from '../../../../domain/grade';
import { holdPolicy } from '../../../../domain/policy/hold';
import type { OfferAnswer } from '../../../../domain/pricing/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { gradeName } from '../../../lib/words/grade-words';
import { language } from '../../../lib/language';
import { declineWords } from '../../../lib/words/offer-words';
import { problemWords } from '../../../lib/words/problem-words';
import { useIsGuest } from '../../../data/session/me';
import { useOffersByGrade } from '../../../data/offers/offers-by-grade';
import { Select } from '../../../ui/fields/select';
import { CardBook } from './card-book';
import { SellButton } from './sell-button';
import styles from './cards.module.css';
import { countParams } from '../../../lib/words/count-params';

type Offers = ReadonlyMap<UsedGrade, OfferAnswer['offer']>;

/** Offer of one book. Another grade loads today's offers of all four. */
export function OfferRow({ answer, alone }: { readonly answer: OfferAnswer; readonly alone: boolean }) {
  const offersOf = useOffersByGrade();
  const isGuest = useIsGuest();
  const lng = language();
  const { book } = answer;
  const [grade, setGrade] = useState(answer.grade);
  const [offers, setOffers] = useState<Offers>(new Map([[answer.grade, answer.offer]]));
  const asking = useBusyAction(async (isbn: string) => {
    setOffers(new Map((await offersOf(isbn)).map((each) => [each.grade, each.offer])));
  });
  const ask = () => {
    if (book !== null && offers.size === 1) void asking.run(book.isbn);
  };
  const offer = offers.get(grade);
  if (book === null) {
    return (
      <li className={styles['plain']}>
        <p>
          <bdi className="code">{answer.asked}</bdi>
        </p>
        <p className="small">{m.chat_declined({ reason: reasonOf(answer.offer) })}</p>
      </li>
    );
  }
  const options = usedGrades.map((each) => ({ value: each, label: optionWords(each, offers.get(each)) }));
  const select = (
    <Select
      isBare
      label={m.chat_grade_of({ title: book.title })}
      isLabelHidden
      value={grade}
      options={options}
      shown={gradeName(grade)}
      onFocus={ask}
      onPointerDown={ask}
      onChange={(event) => {
        ask();
        const chosen = usedGrades.find((each) => each === event.target.value);
        if (chosen !== undefined) setGrade(chosen);
      }}
    />
  );
  const words = offer === undefined ? null : offerWords(offer, isGuest);
  return (
    <CardBook
      book={book}
      amount={offer?.kind === 'offer' ? formatMoney(offer.amount, lng) : '–'}
      facts={
        <>
          {select}
          {words === null ? null : <span>{words}</span>}
        </>
      }
    >
      {offer?.kind === 'offer' ? (
        <SellButton key={grade} book={book} grade={grade} amount={offer.amount} look={alone ? 'main' : 'row'} />
      ) : null}
      {asking.problem === null ? null : <output className={styles['note']}>{problemWords(asking.problem)}</output>}
    </CardBook>
  );
}

function optionWords(grade: UsedGrade, offer: OfferAnswer['offer'] | undefined): string {
  if (offer === undefined) return gradeName(grade);
  return offer.kind === 'offer'
    ? m.chat_grade_option({ grade: gradeName(grade), amount: formatMoney(offer.amount, language()) })
    : m.chat_grade_declined({ grade: gradeName(grade) });
}

/** Returns the reason why the shop makes no offer for a text that is no book of the catalogue. */
function reasonOf(offer: OfferAnswer['offer']): string {
  if (offer.kind === 'invalid') return declineWords(offer.problem);
  return offer.kind === 'declined' ? declineWords(offer.reason) : '';
}

/** Returns how long an offer is held, or why there is none. */
function offerWords(offer: OfferAnswer['offer'], isGuest: boolean): string | null {
  const days = countParams(holdPolicy.accountDays);
  if (offer.kind === 'offer' && isGuest)
    return m.book_hold({ ...days, hours: formatNumber(holdPolicy.guestHours, language()) });
  if (offer.kind === 'offer') return m.chat_held_account(days);
  return offer.kind === 'declined' ? m.chat_declined({ reason: declineWords(offer.reason) }) : null;
}
