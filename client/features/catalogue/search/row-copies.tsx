import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseCopy } from '../../../../domain/catalogue/choose-copy';
import type { BookHit, HitCopy } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { useFormAction, useFormResult } from '../../../lib/form-result';
import { language } from '../../../lib/language';
import { copyWords } from '../../../lib/words/copy-words';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { ListChange } from '../book/offers/list-change';
import { useCartChange } from '../book/offers/use-cart-change';
import styles from './row-copies.module.css';

/** Filters of the list that concern one copy: grades (none: any), and prices in minor units. */
export interface CopyLimits {
  readonly grades: readonly string[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Returns whether a copy is within the limits of the list. */
const isWithin = ({ grade, price }: HitCopy, limits: CopyLimits) =>
  (limits.grades.length === 0 || limits.grades.includes(grade)) &&
  price.minor >= (limits.min ?? 0) &&
  price.minor <= (limits.max ?? Number.POSITIVE_INFINITY);

export interface RowCopiesProps {
  readonly book: BookHit;
  readonly limits: CopyLimits;
}

/**
 * Copies of a book in a list by grade, one to choose, and the button that adds it to the cart. A copy within the limits
 * of the list is chosen beforehand. Works without script.
 */
export function RowCopies({ book, limits }: RowCopiesProps) {
  const router = useRouter();
  const availableCopies = book.copies.filter(({ available }) => available > 0);
  const action = useFormAction('add-to-cart');
  const posted = useFormResult('add-to-cart');
  const result = posted?.values['isbn'] === book.isbn ? posted : undefined;
  const [grade, setGrade] = useState<string | undefined>(result?.values['copy']?.split(':')[0]);
  const chosen =
    availableCopies.find((copy) => copy.grade === grade) ??
    chooseCopy(availableCopies.filter((copy) => isWithin(copy, limits))) ??
    chooseCopy(availableCopies);
  const change = useCartChange(book.isbn, result, () => void router.invalidate());
  if (chosen === undefined) return null;
  const amount = formatMoney(chosen.price, language());
  return (
    <form method="post" action={action} onSubmit={change.send(chosen)} className={styles['copies']}>
      <fieldset className={styles['grades']}>
        <legend>
          <VisuallyHidden>{m.search_choose_copy({ title: book.title })}</VisuallyHidden>
        </legend>
        {availableCopies.map((copy) => (
          <GradeCell
            key={copy.grade}
            copy={copy}
            checked={copy.grade === chosen.grade}
            onChoose={() => setGrade(copy.grade)}
          />
        ))}
      </fieldset>
      <Button type="submit" name="isbn" value={book.isbn} kind="outline-take" size="small" isBusy={change.isBusy}>
        {m.book_put_in_cart({ amount })}
      </Button>
      <ListChange change={change} list="cart" />
    </form>
  );
}

interface GradeCellProps {
  readonly copy: HitCopy;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A grade with its price and number of copies; a radio button that looks like a cell. */
function GradeCell({ copy, checked, onChoose }: GradeCellProps) {
  return (
    <label className={styles['cell']}>
      <input
        type="radio"
        name="copy"
        value={`${copy.grade}:${copy.price.minor}`}
        checked={checked}
        onChange={onChoose}
      />
      <span className={styles['grade']}>{copyWords(copy.grade)}</span>
      <span>
        <span className={styles['amount']}>{formatMoney(copy.price, language())}</span>{' '}
        <span className={styles['copies-left']}>{m.book_copies_left(countParams(copy.available))}</span>
      </span>
    </label>
  );
}
