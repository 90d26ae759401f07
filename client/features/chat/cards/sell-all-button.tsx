import { formatMoney, formatNumber } from '../../../../domain/format';
import type { UsedGrade } from '../../../../domain/grade';
import { money, type Money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { declineWords } from '../../../lib/words/offer-words';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { useState } from 'react';
import type { BasketAdded } from '../../../../domain/basket/schemas';
import { basketLineOf, useOwnLists } from '../../../data/lists/own-lists';
import styles from './cards.module.css';

interface OfferedBook {
  readonly isbn: string;
  readonly title: string;
  readonly grade: UsedGrade;
  readonly amount: Money;
}

/** Button that adds all offered books that are not in the basket yet. Refused ones are named. */
export function SellAllButton({ books }: { readonly books: readonly OfferedBook[] }) {
  const lists = useOwnLists();
  const lng = language();
  const [refused, setRefused] = useState<BasketAdded['refused']>([]);
  const missingBooks = books.filter(({ isbn, grade }) => basketLineOf(lists, isbn, grade) === undefined);
  const giving = useBusyAction(async () => {
    const added = await lists.addAllToBasket(
      missingBooks.map(({ isbn, grade }) => ({ isbn, grade, quantity: 1, exLibrary: false })),
    );
    setRefused(added.refused);
  });
  const [first] = missingBooks;
  const sum =
    first === undefined
      ? null
      : money(
          missingBooks.reduce((total, { amount }) => total + amount.minor, 0),
          first.amount.currency,
        );
  return (
    <div aria-live="polite">
      {sum === null || missingBooks.length < 2 ? null : (
        <Button kind="give" isBusy={giving.isBusy} onClick={() => void giving.run()}>
          {m.chat_give_all({
            count: missingBooks.length,
            shown: formatNumber(missingBooks.length, lng),
            amount: formatMoney(sum, lng),
          })}
        </Button>
      )}
      {giving.problem === null ? null : <p className={styles['note']}>{problemWords(giving.problem)}</p>}
      {refused.map(({ isbn, reason }) => (
        <p key={isbn} className={styles['note']}>
          {m.basket_refused_line({
            isbn: books.find((book) => book.isbn === isbn)?.title ?? isbn,
            reason: declineWords(reason),
          })}
        </p>
      ))}
    </div>
  );
}
