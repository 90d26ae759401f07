import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseCopy } from '../../../../../domain/catalogue/choose-copy';
import type { BookPage } from '../../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../../domain/format';
import type { Copy } from '../../../../../domain/pricing/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useFormAction, useFormResult } from '../../../../lib/form-result';
import { gradeHint, gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { lazyPart } from '../../../../lib/parts/part';
import { Badge } from '../../../../ui/notices/badge';
import { Button } from '../../../../ui/buttons/button';
import { Choice } from '../../../../ui/fields/choice';
import { Choices } from '../../../../ui/fields/choices';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from './copies-table.module.css';
import { ListChange } from './list-change';
import { useCartChange } from './use-cart-change';
import { countParams } from '../../../../lib/words/count-params';

export const DeliveryLine = lazyPart(async () => (await import('../late-book-parts')).DeliveryLine, 'delivery');
const SoldOut = lazyPart(async () => (await import('../late-book-parts')).SoldOut, 'sold-out');

/** Copies of a book by grade, one to choose, and the button that adds it to the cart. Works without script. */
export function CopiesTable({ book }: { readonly book: BookPage }) {
  const lng = language();
  const router = useRouter();
  const suggested = chooseCopy(book.copies);
  const result = useFormResult('add-to-cart');
  const [grade, setGrade] = useState<string | undefined>(result?.values['copy']?.split(':')[0] ?? suggested?.grade);
  const chosen = book.copies.find((copy) => copy.grade === grade && copy.available > 0) ?? suggested;
  const change = useCartChange(book.isbn, result, () => void router.invalidate());
  return (
    <form method="post" action={useFormAction('add-to-cart')} onSubmit={chosen && change.send(chosen)}>
      <SectionHead size="block" tone="take" title={m.book_take()} />
      {chosen === undefined ? null : (
        <p className={styles['figure']}>
          {formatMoney(chosen.price, lng)} <small>{gradeName(chosen.grade)}</small>{' '}
          {chosen.used ? <Badge>{m.copy_used()}</Badge> : null}
        </p>
      )}
      {book.copies.length === 0 ? null : (
        <div className={styles['rows']}>
          <Choices legend={m.book_take()} isLegendHidden>
            {book.copies.map((copy) => (
              <Choice
                key={copy.grade}
                name="copy"
                value={`${copy.grade}:${copy.price.minor}`}
                tone="take"
                checked={copy.grade === chosen?.grade}
                disabled={copy.available === 0}
                onChange={() => setGrade(copy.grade)}
                label={gradeName(copy.grade)}
                badge={copy.used ? <Badge>{m.copy_used()}</Badge> : undefined}
                hint={gradeHint(copy.grade)}
                middle={copy.available === 0 ? m.shell_sold_out() : m.book_copies_left(countParams(copy.available))}
                end={<CopyPrice copy={copy} />}
              />
            ))}
          </Choices>
        </div>
      )}
      {chosen === undefined ? (
        <SoldOut isbn={book.isbn} />
      ) : (
        <div className={styles['buy']}>
          <Button type="submit" name="isbn" value={book.isbn} kind="take" size="big" isBusy={change.isBusy}>
            {m.book_put_in_cart({ amount: formatMoney(chosen.price, lng) })}
          </Button>
          <DeliveryLine book={book} />
        </div>
      )}
      <ListChange change={change} list="cart" />
    </form>
  );
}

function CopyPrice({ copy }: { readonly copy: Copy }) {
  const lng = language();
  if (copy.available === 0) return <span aria-hidden="true">–</span>;
  return (
    <span className={styles['price']}>
      {copy.struckOut === null ? null : (
        <s>
          <span className={styles['visually-hidden']}>{m.book_lowest_before()} </span>
          {formatMoney(copy.struckOut, lng)}
        </s>
      )}
      <span className={styles['now']}>{formatMoney(copy.price, lng)}</span>
    </span>
  );
}
