import { useLayoutEffect, useRef, useState } from 'react';
import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { useFormAction, useFormResult } from '../../../../lib/form-result';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import type { BookWords } from '../book-words';
import { ListChange } from './list-change';
import { BookOfferReasons, HoldNote } from './offer-reasons';
import styles from './sell-column.module.css';
import { useBasketChange } from './use-basket-change';

/** Offers of today for this book, by grade and with the reasons. Adds a copy to the sell list. */
export function SellColumn({ book, words }: { readonly book: BookPage; readonly words: BookWords }) {
  const lng = language();
  const action = useFormAction('add-to-sell-list');
  const result = useFormResult('add-to-sell-list');
  const [wantedGrade, setWantedGrade] = useState<string>(result?.values['give'] ?? 'very-good');
  const change = useBasketChange(book.isbn, result);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // A grade that was chosen in the server's page before hydration.
    const chosen = form.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setWantedGrade(chosen.value);
  }, []);
  const chosen = book.offers.find((each) => each.grade === wantedGrade);
  const hasAnyOffer = book.offers.some((each) => each.offer.kind === 'offer');
  if (chosen === undefined) return null;
  const { offer, grade } = chosen;
  const refusal =
    offer.kind === 'declined' ? m.book_declined({ reason: words.declined[offer.reason] ?? offer.reason }) : null;
  const reasons = <BookOfferReasons book={book} grade={grade} offer={offer} words={words} />;
  const head = <SectionHead size="block" tone="give" title={m.book_give()} />;
  if (!hasAnyOffer) {
    return (
      <section>
        {head}
        <p className={styles['today']}>{refusal}</p>
        {reasons}
      </section>
    );
  }
  return (
    <form ref={form} method="post" action={action} onSubmit={change.send(grade)}>
      {head}
      <p className={classes('small', styles['today'])}>{m.book_pay_today({ grade: gradeName(grade) })}</p>
      <p className={styles['figure']}>{offer.kind === 'offer' ? formatMoney(offer.amount, lng) : '–'}</p>
      <fieldset className={styles['grades']}>
        <legend className={styles['visually-hidden']}>{m.book_give_grade()}</legend>
        {book.offers.map((each) => (
          <label key={each.grade} className={styles['grade']}>
            <input
              type="radio"
              name="give"
              value={each.grade}
              checked={each.grade === grade}
              onChange={() => setWantedGrade(each.grade)}
            />
            <span>{gradeName(each.grade)}</span>
            <b>{each.offer.kind === 'offer' ? formatMoney(each.offer.amount, lng) : '–'}</b>
          </label>
        ))}
      </fieldset>
      {offer.kind === 'declined' ? (
        <p className={styles['declined']}>{refusal}</p>
      ) : (
        <>
          {reasons}
          <Button type="submit" name="isbn" value={book.isbn} kind="outline-give" isFull isBusy={change.isBusy}>
            {m.book_add_to_basket({ amount: formatMoney(offer.amount, lng) })}
          </Button>
          <HoldNote />
        </>
      )}
      <ListChange change={change} list="sell-list" />
    </form>
  );
}
