import { useState } from 'react';
import { lineName } from '../../../domain/cart/line-name';
import { cartLineForm } from '../../../domain/forms/cart-forms';
import { formatMoney, formatNumber } from '../../../domain/format';
import { formatList } from '../../../domain/formats/format-lists';
import { limits } from '../../../domain/policy/limits';
import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { gradeName } from '../../lib/words/grade-words';
import { isolateNames } from '../../lib/words/join-words';
import { problemOfForm, useFormResult } from '../../lib/form-result';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { bookPage } from '../../lib/pages';
import { problemWords } from '../../lib/words/problem-words';
import { ActionForm } from '../../forms/action-form';
import { Badge } from '../../ui/notices/badge';
import { Cover } from '../../ui/books/cover';
import { IconButton } from '../../ui/buttons/icon-button';
import { Stepper } from '../../ui/buttons/stepper';
import styles from './cart-line.module.css';
import heading from '../../ui/books/line-heading.module.css';
import type { CartRow } from '../../data/cart/use-cart';
import { LineNews, type LineChange } from './line-news';
import { countParams } from '../../lib/words/count-params';

export interface CartLineProps {
  readonly row: CartRow;
  readonly isBusy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onSet: (quantity: number, price?: number) => Promise<void>;
  readonly onRemove: () => void;
}

/** From this number down, the copies left are shown. */
const fewCopies = 5;

/** Book to buy: grade, copies, price, and changes since it was added. */
export function CartLineRow({ row, isBusy, problem, onSet, onRemove }: CartLineProps) {
  const { line } = row;
  const { book, available } = line;
  const { title } = book;
  const posted = useFormResult('set-cart-line');
  const shownProblem = problem ?? (posted?.values['line'] === lineName(line) ? problemOfForm(posted) : undefined);
  const [chosen, setChosen] = useState<number | null>(null);
  const quantity = chosen ?? line.quantity;
  const set = async (wanted: number, price?: number) => {
    setChosen(wanted);
    await onSet(wanted, price);
    setChosen((current) => (current === wanted ? null : current));
  };
  const send = ({ quantity: wanted, price }: LineChange) => (wanted === 0 ? onRemove() : set(wanted, price));
  return (
    <li id={lineName(line)} className={styles['line']} aria-busy={isBusy || undefined}>
      <PageLink {...bookPage(book.isbn, title)} tabIndex={-1} aria-hidden="true">
        <Cover src={book.cover} isbn={book.isbn} hasFold={false} />
      </PageLink>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <div>
            <h2 className={heading['title']}>
              <PageLink {...bookPage(book.isbn, title)}>
                <bdi lang={book.language}>{title}</bdi>
              </PageLink>
            </h2>
            <p className={heading['by']}>{formatList(isolateNames(book.authors), language(), 'unit')}</p>
            <p className={styles['grade']}>
              <Badge tone="take">{line.used ? m.cart_used() : m.cart_new()}</Badge>
              {line.used ? <span>{gradeName(line.grade)}</span> : null}
              {available > 0 && available <= fewCopies ? (
                <span className="mute">{m.cart_left(countParams(available))}</span>
              ) : null}
            </p>
          </div>
          <p className={styles['amount']}>
            <b>{formatMoney(line.total, language())}</b>
            {line.quantity > 1 ? <small>{m.cart_each({ amount: formatMoney(line.price, language()) })}</small> : null}
          </p>
        </div>
        <LineNews line={line} isBusy={isBusy} onSend={send} />
        <ActionForm
          verb="set-cart-line"
          schema={cartLineForm}
          anchor={lineName(line)}
          className={styles['controls']}
          onSend={send}
        >
          <input type="hidden" name="line" value={lineName(line)} />
          {available === 0 ? null : (
            <Stepper
              name="quantity"
              value={quantity}
              shown={formatNumber(quantity, language())}
              min={1}
              max={Math.min(available, limits.cartQuantity)}
              label={m.cart_copies_of({ title })}
              lessLabel={m.cart_one_less({ title })}
              moreLabel={m.cart_one_more({ title })}
            />
          )}
          <IconButton
            type="submit"
            name="quantity"
            value={0}
            className={styles['remove']}
            icon="close"
            label={m.cart_remove({ title })}
          />
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
