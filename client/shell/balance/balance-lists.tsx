import { useState } from 'react';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { copyWords } from '../../lib/words/copy-words';
import { gradeName } from '../../lib/words/grade-words';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { buttonClass } from '../../ui/buttons/button-class';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/notices/notice';
import { Skeleton } from '../../ui/notices/skeleton';
import type { BalanceView } from './balance-view';
import { ListSide } from './list-side';
import styles from './lists.module.css';
import { useLists } from '../../data/balance/use-lists';
import { countParams } from '../../lib/words/count-params';

/** Lists of the opened balance: the first books of each, how many are not shown, and the links to all of them. */
export function BalanceLists({ view }: { readonly view: BalanceView }) {
  const lists = useLists();
  const { basket, cart, problem } = lists;
  const isLoading = problem === null && (basket === null || cart === null);
  return (
    <>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {isLoading ? <LoadingLists /> : null}
      {basket === null || cart === null ? null : (
        <div className={styles['spread']}>
          <GiveList view={view} basket={basket} remove={lists.removeBasketLine} restore={lists.restoreBasketLine} />
          <TakeList view={view} cart={cart} remove={lists.removeCartLine} restore={lists.restoreCartLine} />
        </div>
      )}
    </>
  );
}

interface ListProps<Kind extends Line> {
  readonly view: BalanceView;
  readonly remove: (line: Kind) => Promise<void>;
  readonly restore: (line: Kind) => Promise<void>;
}

/** Books of the basket, its sum, and the missing minimum or the refunded postage. */
function GiveList({ view, basket, remove, restore }: ListProps<BasketLine> & { readonly basket: Basket }) {
  const { rows, removeLine } = useRemovableRows(basket.lines, remove);
  return (
    <ListSide
      tone="give"
      title={m.balance_you_give()}
      total={view.give.amount}
      more={moreWords}
      books={rows.map(([line, isRemoved]) => ({
        id: `${line.book.isbn}-${line.grade}`,
        book: line.book,
        condition: gradeName(line.grade),
        amount: line.offer.kind === 'offer' ? formatMoney(line.total, language()) : m.balance_declined(),
        isRemoved,
        remove: () => removeLine(line),
        restore: () => void restore(line),
      }))}
      empty={m.balance_nothing_to_give()}
      link={
        <PageLink to="/basket" preload={false} className={styles['open']}>
          {basket.lines.length === 0 ? m.balance_find_to_give() : m.balance_open_basket()}
        </PageLink>
      }
      note={giveNote(basket, view.postageRefund)}
    />
  );
}

/** Books of the cart, its sum and postage, and the button to the checkout. */
function TakeList({ view, cart, remove, restore }: ListProps<CartLine> & { readonly cart: Cart }) {
  const { rows, removeLine } = useRemovableRows(cart.lines, remove);
  const isEmpty = cart.lines.length === 0;
  return (
    <ListSide
      tone="take"
      title={m.balance_you_take()}
      total={view.take.amount}
      more={moreWords}
      books={rows.map(([line, isRemoved]) => ({
        id: `${line.book.isbn}-${line.grade}`,
        book: line.book,
        condition: copyWords(line.grade),
        amount: formatMoney(line.total, language()),
        isRemoved,
        remove: () => removeLine(line),
        restore: () => void restore(line),
      }))}
      empty={m.balance_nothing_to_take()}
      next={
        view.state === 'empty' || view.state === 'to-go' ? null : (
          <PageLink to={view.next.to} preload={false} className={classes(buttonClass(), styles['next'])}>
            {view.next.label}
          </PageLink>
        )
      }
      link={
        <PageLink to={isEmpty ? '/search' : '/cart'} preload={false} className={styles['open']}>
          {isEmpty ? m.balance_find_to_take() : m.balance_open_cart()}
        </PageLink>
      }
      note={takeNote(cart)}
    />
  );
}

const moreWords = (count: number) => m.balance_more(countParams(count));

/**
 * Returns the rows of a list and a function that removes one. Removed lines stay as rows until the lists are closed, so
 * that they can be restored. The flag says whether a line was removed.
 */
function useRemovableRows<Kind extends Line>(lines: readonly Kind[], remove: (line: Kind) => Promise<void>) {
  const [removed, setRemoved] = useState<readonly Kind[]>([]);
  return {
    rows: withRemoved(lines, removed),
    removeLine: (line: Kind) => {
      setRemoved((earlier) => [...earlier.filter((each) => !isSameLine(each, line)), line]);
      void remove(line);
    },
  };
}

type Line = BasketLine | CartLine;
const isSameLine = (one: Line, other: Line) => one.book.isbn === other.book.isbn && one.grade === other.grade;

/** Returns the removed lines, then the lines of the list. The flag says whether a line was removed. */
function withRemoved<Kind extends Line>(
  lines: readonly Kind[],
  removed: readonly Kind[],
): readonly (readonly [Kind, boolean])[] {
  const stillRemoved = removed.filter((line) => !lines.some((each) => isSameLine(each, line)));
  return [...stillRemoved.map((line) => [line, true] as const), ...lines.map((line) => [line, false] as const)];
}

/** Returns the sum missing to the minimum, else the postage that is refunded. */
function giveNote({ books, missing, minimum }: Basket, postageRefund: string | null): string | null {
  if (books === 0) return null;
  if (missing.minor === 0) return postageRefund;
  return m.balance_minimum({ minimum: formatMoney(minimum, language()), missing: formatMoney(missing, language()) });
}

/** Returns the postage of a cart, and the sum missing to free postage. */
function takeNote({ books, postage, toFreePostage }: Cart): string | null {
  if (books === 0) return null;
  if (postage.minor === 0) return m.balance_postage_free();
  const amount = formatMoney(postage, language());
  return toFreePostage.minor > 0
    ? m.balance_postage_until_free({ amount, more: formatMoney(toFreePostage, language()) })
    : m.balance_postage({ amount });
}

function LoadingLists() {
  return (
    <div className={styles['spread']} aria-busy="true">
      {['give', 'take'].map((side) => (
        <div key={side} className={styles['side']}>
          <Skeleton width={140} height={32} />
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles['waiting']}>
              <Skeleton width={32} height={48} />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
