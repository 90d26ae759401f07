import { useState } from 'react';
import { formatMoney, formatNumber } from '../../../../domain/format';
import type { UsedGrade } from '../../../../domain/grade';
import { money, type Money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { declineWords, isDeclineReason } from '../../../lib/words/offer-words';
import type { ApiProblem } from '../../../lib/api';
import { problemWords } from '../../../lib/words/problem-words';
import { ListButton, useListAddition } from './list-button';
import { basketLineOf, useOwnLists } from '../../../data/lists/own-lists';
import styles from './cards.module.css';

export interface SellButtonProps {
  readonly book: { readonly isbn: string; readonly title: string };
  readonly grade: UsedGrade;
  readonly quantity?: number;
  readonly amount: Money;
  readonly look: 'row' | 'main';
  readonly isDone?: boolean;
  readonly onDone?: () => void;
}

/** Button that adds a copy to the basket, which holds today's offer. If it differs from the card's, it is shown. */
export function SellButton({ book, grade, quantity = 1, amount, look, isDone = false, onDone }: SellButtonProps) {
  const { isbn, title } = book;
  const lists = useOwnLists();
  const lng = language();
  const [moved, setMoved] = useState<Money | null>(null);
  const addition = useListAddition(async () => {
    setMoved(null);
    const { line, undo } = await lists.ensureInBasket(isbn, grade, quantity);
    if (line?.offer.kind === 'offer' && line.offer.amount.minor !== amount.minor) setMoved(line.offer.amount);
    onDone?.();
    return undo;
  });
  const line = basketLineOf(lists, isbn, grade);
  const isInList = lists.basket === null ? isDone : line !== undefined && line.quantity >= quantity;
  const shown = formatMoney(money(amount.minor * quantity, amount.currency), lng);
  const words =
    quantity === 1
      ? m.chat_give_amount({ amount: shown })
      : m.chat_give_copies({ count: quantity, shown: formatNumber(quantity, lng), amount: shown });
  return (
    <>
      <ListButton
        addition={addition}
        isInList={isInList}
        list="basket"
        kind={look === 'row' ? 'outline-give' : 'give'}
        size={look === 'row' ? 'small' : 'normal'}
        label={m.chat_give_book({ title, amount: shown })}
      >
        {look === 'row' ? m.chat_give() : words}
      </ListButton>
      {addition.problem === null ? null : <output className={styles['note']}>{refusal(addition.problem)}</output>}
      {moved === null || !isInList ? null : (
        <output className={styles['note']}>{m.chat_offer_moved({ today: formatMoney(moved, lng) })}</output>
      )}
    </>
  );
}

function refusal(problem: ApiProblem): string {
  const { reason } = problem.facts;
  return problem.code === 'offer-declined' && isDeclineReason(reason)
    ? m.chat_declined({ reason: declineWords(reason) })
    : problemWords(problem);
}
