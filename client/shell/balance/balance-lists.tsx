import { useState } from 'react';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import type { CartLine } from '../../../domain/cart/schemas';
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
import { ListSide, type ListedBook } from './list-side';
import styles from './lists.module.css';
import { useLists } from '../../data/balance/use-lists';
import { countParams } from '../../lib/words/count-params';

/** Lists of the opened balance: the first books of each, how many are not shown, and the links to all of them. */
export function BalanceLists({ view }: { readonly view: BalanceView }) {
  const lists = useLists();
  const { basket, cart, problem } = lists;
  // Removed books stay in their place until the lists are closed, with a button to restore them.
  const [removedFromBasket, setRemovedFromBasket] = useState<readonly BasketLine[]>([]);
  const [removedFromCart, setRemovedFromCart] = useState<readonly CartLine[]>([]);
  const lng = language();
  if (basket === null || cart === null) {
    return problem === null ? (
      <LoadingLists />
    ) : (
      <Notice kind="wrong" isAnnounced>
        {problemWords(problem)}
      </Notice>
    );
  }
  const basketBook = (line: BasketLine, isRemoved: boolean): ListedBook => ({
    id: `${line.book.isbn}-${line.grade}`,
    book: line.book,
    condition: gradeName(line.grade),
    amount: line.offer.kind === 'offer' ? formatMoney(line.total, lng) : m.balance_declined(),
    isRemoved,
    remove: () => {
      setRemovedFromBasket((lines) => [...lines.filter((each) => !isSameLine(each, line)), line]);
      void lists.removeBasketLine(line);
    },
    restore: () => void lists.restoreBasketLine(line),
  });
  const cartBook = (line: CartLine, isRemoved: boolean): ListedBook => ({
    id: `${line.book.isbn}-${line.grade}`,
    book: line.book,
    condition: copyWords(line.grade),
    amount: formatMoney(line.total, lng),
    isRemoved,
    remove: () => {
      setRemovedFromCart((lines) => [...lines.filter((each) => !isSameLine(each, line)), line]);
      void lists.removeCartLine(line);
    },
    restore: () => void lists.restoreCartLine(line),
  });
  const more = (count: number) => m.balance_more(countParams(count));
  return (
    <>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <div className={styles['spread']}>
        <ListSide
          tone="give"
          title={m.balance_you_give()}
          total={view.give.amount}
          more={more}
          books={withRemoved(basket.lines, removedFromBasket).map(([line, isRemoved]) => basketBook(line, isRemoved))}
          empty={m.balance_nothing_to_give()}
          link={
            <PageLink to="/basket" preload={false} className={styles['open']}>
              {basket.lines.length === 0 ? m.balance_find_to_give() : m.balance_open_basket()}
            </PageLink>
          }
          note={giveNote(basket, view.postageBack)}
        />
        <ListSide
          tone="take"
          title={m.balance_you_take()}
          total={view.take.amount}
          more={more}
          books={withRemoved(cart.lines, removedFromCart).map(([line, isRemoved]) => cartBook(line, isRemoved))}
          empty={m.balance_nothing_to_take()}
          next={
            view.state === 'empty' || view.state === 'to-go' ? null : (
              <PageLink to={view.next.to} preload={false} className={classes(buttonClass(), styles['next'])}>
                {view.next.label}
              </PageLink>
            )
          }
          link={
            <PageLink to={cart.lines.length === 0 ? '/search' : '/cart'} preload={false} className={styles['open']}>
              {cart.lines.length === 0 ? m.balance_find_to_take() : m.balance_open_cart()}
            </PageLink>
          }
          note={
            cart.books === 0
              ? null
              : postageWords(
                  formatMoney(cart.postage, lng),
                  formatMoney(cart.toFreePostage, lng),
                  cart.postage.minor,
                  cart.toFreePostage.minor,
                )
          }
        />
      </div>
    </>
  );
}

type Line = BasketLine | CartLine;
const isSameLine = (a: Line, b: Line) => a.book.isbn === b.book.isbn && a.grade === b.grade;

/** Returns the lines that were removed here, then the lines of the list. The flag says whether a line was removed. */
function withRemoved<Kind extends Line>(
  lines: readonly Kind[],
  removed: readonly Kind[],
): readonly (readonly [Kind, boolean])[] {
  const stillRemoved = removed.filter((line) => !lines.some((each) => isSameLine(each, line)));
  return [...stillRemoved.map((line) => [line, true] as const), ...lines.map((line) => [line, false] as const)];
}

/** Returns the sum missing to the minimum, else the postage that is refunded. */
function giveNote({ books, missing, minimum }: Basket, postageBack: string | null): string | null {
  if (books === 0) return null;
  if (missing.minor === 0) return postageBack;
  return m.balance_minimum({ minimum: formatMoney(minimum, language()), missing: formatMoney(missing, language()) });
}

function postageWords(amount: string, more: string, postage: number, missing: number): string {
  if (postage === 0) return m.balance_postage_free();
  return missing > 0 ? m.balance_postage_until_free({ amount, more }) : m.balance_postage({ amount });
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
