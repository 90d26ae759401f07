import { useState, type ChangeEvent } from 'react';
import type { BasketLine } from '../../../domain/basket/schemas';
import { lineName } from '../../../domain/cart/line-name';
import { sellLineForm } from '../../../domain/forms/sell-list-forms';
import { formatInstant, formatList, formatMoney, formatNumber } from '../../../domain/format';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import { copiesPolicy } from '../../../domain/policy/copies';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { gradeName } from '../../lib/words/grade-words';
import { eachInItsOrder } from '../../lib/words/in-line';
import { problemOfForm, useFormResult } from '../../lib/form-result';
import { language } from '../../lib/language';
import { WatchOffer } from '../../forms/watch-offer';
import { declineWords } from '../../lib/words/offer-words';
import { PageLink } from '../../lib/page-link';
import { bookPage } from '../../lib/pages';
import { problemWords } from '../../lib/words/problem-words';
import { ActionForm } from '../../forms/action-form';
import { ApplyButton } from './apply-button';
import { Cover } from '../../ui/books/cover';
import { IconButton } from '../../ui/buttons/icon-button';
import { Select } from '../../ui/fields/select';
import { useEnteredEarly } from '../../ui/fields/use-entered-early';
import { Stepper } from '../../ui/buttons/stepper';
import styles from './basket-line.module.css';
import type { BasketRow } from '../../data/basket/use-basket';
import { OfferReasons } from './offer-reasons';
import type { LineChoice } from '../../data/basket/basket';

/** Values of a line's form. A button sends a new quantity. */
interface LineChange extends Omit<LineChoice, 'quantity'> {
  readonly copies: number;
  readonly quantity?: number | undefined;
}

export interface BasketLineProps {
  readonly row: BasketRow;
  readonly market: Market;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onSet: (choice: LineChoice) => Promise<void>;
  readonly onRemove: () => void;
}

function offerOf(line: BasketLine, grade: UsedGrade) {
  return grade === line.grade ? line.offer : (line.offers.find((each) => each.grade === grade)?.offer ?? line.offer);
}

/** Returns the grades with the offer for each, as options of the select. */
function gradeOptions(line: BasketLine) {
  return usedGrades.map((value) => {
    const offer = offerOf(line, value);
    const grade = gradeName(value);
    const label =
      offer.kind === 'offer'
        ? m.basket_grade_option({ grade, amount: formatMoney(offer.amount, language()) })
        : m.basket_grade_declined({ grade });
    return { value, label, disabled: offer.kind === 'declined' && value !== line.grade };
  });
}

/** Book to give: grade, copies, ex-library, and the offer with its reasons. */
export function BasketLineRow({ row, market, busy, problem, onSet, onRemove }: BasketLineProps) {
  const { line } = row;
  const { book, offer } = line;
  // The choice stays on the screen until the answer comes, so that nothing jumps back.
  const [chosen, setChosen] = useState<LineChoice | null>(null);
  const shown = chosen ?? line;
  const choose = async (part: Partial<LineChoice>) => {
    const choice: LineChoice = { grade: shown.grade, quantity: shown.quantity, exLibrary: shown.exLibrary, ...part };
    setChosen(choice);
    await onSet(choice);
    setChosen((current) => (current === choice ? null : current));
  };
  const { title } = book;
  const markExLibrary = (event: ChangeEvent<HTMLInputElement>) => void choose({ exLibrary: event.target.checked });
  const early = useEnteredEarly({ checked: shown.exLibrary }, markExLibrary);
  const posted = useFormResult('set-sell-line');
  const shownProblem = problem ?? (posted?.values['line'] === lineName(line) ? problemOfForm(posted) : undefined);
  const send = ({ copies, quantity = copies, grade, exLibrary }: LineChange) =>
    quantity === 0 ? onRemove() : choose({ quantity, grade, exLibrary });
  return (
    <li id={lineName(line)} className={styles['line']} aria-busy={busy || undefined}>
      <PageLink {...bookPage(book.isbn, title)} tabIndex={-1} aria-hidden="true">
        <Cover src={book.cover} isbn={book.isbn} width="100%" noFold />
      </PageLink>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <div>
            <h2 className={styles['title']}>
              <PageLink {...bookPage(book.isbn, title)}>
                <bdi lang={book.language}>{title}</bdi>
              </PageLink>
            </h2>
            <p className={styles['by']}>{formatList(eachInItsOrder(book.authors), language(), 'unit')}</p>
          </div>
          <p className={styles['amount']}>
            {offer.kind === 'offer' ? <b>{formatMoney(line.total, language())}</b> : <span className="mute">–</span>}
            {offer.kind === 'offer' && line.quantity > 1 ? (
              <small>{m.basket_each({ amount: formatMoney(offer.amount, language()) })}</small>
            ) : null}
          </p>
        </div>
        <OfferLine line={line} market={market} />
        <ActionForm
          verb="set-sell-line"
          schema={sellLineForm}
          anchor={lineName(line)}
          ignoresEnter
          className={styles['controls']}
          onSend={send}
        >
          <Select
            name="grade"
            bare
            labelHidden
            label={m.basket_grade_of({ title })}
            value={shown.grade}
            options={gradeOptions(line)}
            shown={gradeName(shown.grade)}
            onChange={(event) => {
              const grade = usedGrades.find((each) => each === event.target.value);
              if (grade !== undefined) void choose({ grade });
            }}
          />
          <ApplyButton />
          <Stepper
            name="quantity"
            value={shown.quantity}
            shown={formatNumber(shown.quantity, language())}
            min={1}
            max={copiesPolicy.perEdition}
            label={m.basket_copies_of({ title })}
            lessLabel={m.basket_one_less({ title })}
            moreLabel={m.basket_one_more({ title })}
          />
          <label className={styles['library']}>
            <input ref={early} type="checkbox" name="exLibrary" checked={shown.exLibrary} onChange={markExLibrary} />
            {m.basket_ex_library()}
          </label>
          <IconButton
            type="submit"
            name="quantity"
            value={0}
            className={styles['remove']}
            icon="close"
            label={m.basket_remove({ title })}
          />
          <input type="hidden" name="line" value={lineName(line)} />
          <input type="hidden" name="copies" value={shown.quantity} />
        </ActionForm>
        {shownProblem === undefined ? null : (
          <p className={styles['problem']} role="alert">
            {problemWords(shownProblem)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Reasons of the offer, the end of its hold, or the reason why the book is declined. */
function OfferLine({ line, market }: { readonly line: BasketLine; readonly market: Market }) {
  const { offer, holdEnded } = line;
  if (offer.kind === 'declined')
    return (
      <>
        <p className={styles['declined']}>{m.basket_declined({ reason: declineWords(offer.reason) })}</p>
        <WatchOffer isbn={line.book.isbn} grade={line.grade} title={line.book.title} />
      </>
    );
  const until = offer.heldUntil === null ? null : formatInstant(offer.heldUntil, language(), timeZoneOf(market), 'day');
  return (
    <div className={styles['offer']}>
      {holdEnded ? (
        <p className={styles['ended']}>{m.basket_hold_ended()}</p>
      ) : until === null ? null : (
        <p>{m.basket_hold_until({ day: until })}</p>
      )}
      <OfferReasons offer={offer} />
    </div>
  );
}
