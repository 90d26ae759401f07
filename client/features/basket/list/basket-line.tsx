import { memo, type ChangeEvent } from 'react';
import type { LineChoice } from '../../../../domain/basket/expected';
import type { BasketLine } from '../../../../domain/basket/schemas';
import { lineName } from '../../../../domain/cart/line-name';
import { sellLineForm } from '../../../../domain/forms/sell-list-forms';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { formatList } from '../../../../domain/formats/format-lists';
import { formatInstant } from '../../../../domain/formats/format-dates';
import type { Market } from '../../../../domain/market/market';
import { copiesPolicy } from '../../../../domain/policy/copies';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import type { BasketRow } from '../../../data/basket/use-basket';
import { ActionForm } from '../../../forms/action-form';
import type { ApiProblem } from '../../../lib/api';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { isolateNames } from '../../../lib/words/join-words';
import { WatchOfferButton } from '../../../forms/watch-offer-button';
import { declineWords } from '../../../lib/words/offer-words';
import { problemWords } from '../../../lib/words/problem-words';
import { Cover } from '../../../ui/books/cover';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Stepper } from '../../../ui/buttons/stepper';
import { classes } from '../../../ui/classes';
import { useEnteredEarly } from '../../../ui/fields/use-entered-early';
import { ApplyButton } from './apply-button';
import styles from './basket-line.module.css';
import heading from '../../../ui/books/line-heading.module.css';
import { GradePrices } from './grade-prices';
import { LineOfferReasons } from './line-offer-reasons';
import type { RowActions, RowPlace } from './row-place';

/** Values of a line's form. A button sends a new quantity. */
interface LineChange extends Omit<LineChoice, 'quantity'> {
  readonly copies: number;
  readonly quantity?: number | undefined;
}

export interface BasketLineProps extends RowPlace {
  readonly row: BasketRow;
  readonly market: Market;
  readonly isBusy: boolean;
  readonly problem: ApiProblem | undefined;
  /** Null while rows are not being chosen. */
  readonly isChosen: boolean | null;
  readonly actions: RowActions;
}

/** Book to give: grade with the offer for each, copies, ex-library, and the offer with its reasons. */
export const BasketLineRow = memo(function BasketLineRow({
  row,
  market,
  isBusy,
  problem,
  isChosen,
  actions,
  index,
  count,
  gap,
  measure,
}: BasketLineProps) {
  const { id, line } = row;
  const { book, offer } = line;
  const { title } = book;
  const choose = (part: Partial<LineChoice>) =>
    actions.set(row, { grade: line.grade, quantity: line.quantity, exLibrary: line.exLibrary, ...part });
  const markExLibrary = (event: ChangeEvent<HTMLInputElement>) => void choose({ exLibrary: event.target.checked });
  const fieldRef = useEnteredEarly({ checked: line.exLibrary }, markExLibrary);
  const posted = useFormResult('set-sell-line');
  const shownProblem = problem ?? (posted?.values['line'] === lineName(line) ? problemOfForm(posted) : undefined);
  const send = ({ copies, quantity = copies, grade, exLibrary }: LineChange) =>
    quantity === 0 ? actions.remove(row) : choose({ quantity, grade, exLibrary });
  return (
    <li
      ref={measure}
      id={lineName(line)}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={classes(
        styles['line'],
        isChosen !== null && styles['choosing'],
        isChosen === true && styles['chosen'],
      )}
      style={gap === 0 ? undefined : { marginTop: gap }}
      aria-busy={isBusy || undefined}
    >
      {isChosen === null ? null : (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={m.scanning_choose_line({ title })}
            onChange={({ nativeEvent }) =>
              actions.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      )}
      <PageLink {...bookPage(book.isbn, title)} tabIndex={-1} aria-hidden="true" className={styles['cover']}>
        <Cover src={book.cover} isbn={book.isbn} width="100%" hasFold={false} />
      </PageLink>
      <div className={styles['words']}>
        <h2 className={heading['title']}>
          <PageLink {...bookPage(book.isbn, title)}>
            <bdi lang={book.language}>{title}</bdi>
          </PageLink>
        </h2>
        <p className={heading['by']}>{formatList(isolateNames(book.authors), language(), 'unit')}</p>
      </div>
      <p className={styles['amount']}>
        {offer.kind === 'offer' ? <b>{formatMoney(line.total, language())}</b> : <span className="mute">–</span>}
        {offer.kind === 'offer' && line.quantity > 1 ? (
          <small>{m.basket_each({ amount: formatMoney(offer.amount, language()) })}</small>
        ) : null}
      </p>
      <ActionForm
        verb="set-sell-line"
        schema={sellLineForm}
        anchor={lineName(line)}
        ignoresEnter
        className={styles['controls']}
        onSend={send}
      >
        <GradePrices line={line} onChange={(grade) => void choose({ grade })} />
        <ApplyButton />
        <Stepper
          name="quantity"
          value={line.quantity}
          shown={formatNumber(line.quantity, language())}
          min={1}
          max={copiesPolicy.perEdition}
          label={m.basket_copies_of({ title })}
          lessLabel={m.basket_one_less({ title })}
          moreLabel={m.basket_one_more({ title })}
        />
        <IconButton
          type="submit"
          name="quantity"
          value={0}
          className={styles['remove']}
          icon="close"
          label={m.basket_remove({ title })}
        />
        <label className={styles['library']}>
          <input ref={fieldRef} type="checkbox" name="exLibrary" checked={line.exLibrary} onChange={markExLibrary} />
          <span className={styles['long']}>{m.basket_ex_library()}</span>
          <span className={styles['short']}>{m.scanning_selected_library()}</span>
        </label>
        <input type="hidden" name="line" value={lineName(line)} />
        <input type="hidden" name="copies" value={line.quantity} />
      </ActionForm>
      <OfferLine line={line} market={market} />
      {shownProblem === undefined ? null : (
        <p className={styles['problem']} role="alert">
          {problemWords(shownProblem)}
        </p>
      )}
    </li>
  );
});

/** Reasons of the offer, the end of its hold, or the reason why the book is declined. */
function OfferLine({ line, market }: { readonly line: BasketLine; readonly market: Market }) {
  const { offer, holdEnded } = line;
  if (offer.kind === 'declined')
    return (
      <div className={styles['declined']}>
        <p>{m.basket_declined({ reason: declineWords(offer.reason) })}</p>
        <WatchOfferButton isbn={line.book.isbn} grade={line.grade} title={line.book.title} />
        <p className="xs">{m.watch_charity()}</p>
      </div>
    );
  const until = offer.heldUntil === null ? null : formatInstant(offer.heldUntil, language(), timeZoneOf(market), 'day');
  return (
    <div className={styles['offer']}>
      {holdEnded ? <p className={styles['ended']}>{m.basket_hold_ended()}</p> : null}
      {holdEnded || until === null ? null : <p>{m.basket_hold_until({ day: until })}</p>}
      {offer.reasons.length === 0 ? null : <LineOfferReasons offer={offer} />}
    </div>
  );
}
