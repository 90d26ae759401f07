import { useState } from 'react';
import { formatMoney, formatNumber } from '../../../../domain/format';
import type { Grade } from '../../../../domain/grade';
import { money, type Money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { ApiProblem } from '../../../lib/api';
import { language } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { ListButton, useListAddition } from './list-button';
import { cartLineOf, useOwnLists } from '../../../data/lists/own-lists';
import styles from './cards.module.css';

export interface BuyButtonProps {
  readonly book: { readonly isbn: string; readonly title: string };
  readonly grade: Grade;
  readonly quantity?: number;
  /** Price of the card. The cart has today's. */
  readonly price: Money;
  /** `row` beside its price, `main` with it. */
  readonly look: 'row' | 'main';
  /** Says that the card reports the book in the cart. It counts until the cart is loaded. */
  readonly isDone?: boolean;
  readonly onDone?: () => void;
}

/** Button that adds a copy to the cart at the price of the card. A higher price of today needs consent of its own. */
export function BuyButton({ book, grade, quantity = 1, price, look, isDone = false, onDone }: BuyButtonProps) {
  const { isbn, title } = book;
  const lists = useOwnLists();
  const lng = language();
  const [today, setToday] = useState<Money | null>(null);
  const [fell, setFell] = useState<Money | null>(null);
  const shownPrice = today ?? price;
  const addition = useListAddition(async () => {
    setFell(null);
    try {
      const { line, undo } = await lists.ensureInCart(isbn, grade, quantity, shownPrice.minor);
      if (line !== null && line.price.currency === shownPrice.currency && line.price.minor < shownPrice.minor)
        setFell(line.price);
      onDone?.();
      return undo;
    } catch (error) {
      setToday(risenPrice(error, price) ?? today);
      throw error;
    }
  });
  const line = cartLineOf(lists, isbn, grade);
  const isInList = lists.cart === null ? isDone : line !== undefined && line.quantity >= quantity;
  const amount = formatMoney(money(shownPrice.minor * quantity, shownPrice.currency), lng);
  const shown = formatNumber(quantity, lng);
  const words =
    quantity === 1 ? m.chat_take_amount({ amount }) : m.chat_take_copies({ count: quantity, shown, amount });
  const isRow = look === 'row' && today === null;
  const rose = addition.problem?.code === 'price-changed' && today !== null;
  return (
    <>
      <ListButton
        addition={addition}
        isInList={isInList}
        list="cart"
        kind={look === 'row' ? 'outline-take' : 'take'}
        size={look === 'row' ? 'small' : 'normal'}
        label={m.chat_take_book({ title, amount })}
      >
        {isRow ? m.chat_take() : words}
      </ListButton>
      {addition.problem === null ? null : (
        <output className={styles['note']}>
          {rose
            ? m.chat_price_rose({ today: formatMoney(today, lng), before: formatMoney(price, lng) })
            : problemWords(addition.problem)}
        </output>
      )}
      {fell === null || !isInList ? null : (
        <output className={styles['note']}>{m.chat_price_fell({ today: formatMoney(fell, lng) })}</output>
      )}
    </>
  );
}

/** Returns today's price if the cart reports another one than the one shown. */
function risenPrice(error: unknown, seen: Money): Money | null {
  if (!(error instanceof ApiProblem) || error.code !== 'price-changed') return null;
  const { price, currency } = error.facts;
  return typeof price === 'number' && currency === seen.currency ? money(price, seen.currency) : null;
}
