import { useRef, type ComponentType } from 'react';
import type { Balance, Cart } from '../../../domain/cart/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { EmptyState } from '../../ui/notices/empty-state';
import { Icon } from '../../ui/icons/icon';
import { useFocusInRows } from '../../ui/lists/use-focus-in-rows';
import { Notice } from '../../ui/notices/notice';
import { RemovedRow } from '../../ui/text/rows';
import { CartLineRow } from './cart-line';
import type { CartRow } from '../../data/cart/use-cart';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary';
import { useBalance } from '../../data/balance/use-balance';
import { useCart, type CartChanges } from '../../data/cart/use-cart';
import { countParams } from '../../lib/words/count-params';

export interface CartScreenProps {
  readonly cart: Cart;
  readonly give: Balance['give'];
  /** Links between the two lists, with the number of books in each. */
  readonly Tabs: ComponentType<{ readonly give: number; readonly take: number }>;
}

/** Page of the cart: grades, prices, stock, postage, arrival, and the button to checkout. */
export function CartScreen({ cart: loaded, give: loadedGive, Tabs }: CartScreenProps) {
  const changes = useCart(loaded);
  const give = useBalance()?.give ?? loadedGive;
  const isOnline = useOnline();
  const { list: cart, rows } = changes.view;
  const waiting = {
    risen: cart.lines.filter((line) => line.risenTo !== null && line.available >= line.quantity).length,
    short: cart.lines.filter((line) => line.available < line.quantity).length,
  };
  return (
    <>
      <Tabs give={give.books} take={cart.books} />
      <div className="page">
        <header className={styles['head']}>
          <h1 className="take">{m.cart_title()}</h1>
          {cart.books > 0 ? <p className="mute">{m.cart_summary(countParams(cart.books))}</p> : null}
        </header>
        {isOnline ? null : (
          <Notice kind="waiting" isAnnounced>
            {m.cart_offline()}
          </Notice>
        )}
        {rows.length === 0 ? (
          <CartEmpty isGiving={give.books > 0} />
        ) : (
          <div className={styles['layout']}>
            <CartRows changes={changes} />
            {cart.lines.length === 0 ? null : <CartSummary cart={cart} give={give} waiting={waiting} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Lines of the cart in their order. A removed line stays in its place. */
function CartRows({ changes }: { readonly changes: CartChanges }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusInRows(list);
  return (
    <ul ref={list} className={styles['rows']}>
      {changes.view.rows.map((row) => (
        <CartListRow key={row.id} row={row} changes={changes} />
      ))}
    </ul>
  );
}

/** Line of the cart, or its removed line with a button that restores it. */
function CartListRow({ row, changes }: { readonly row: CartRow; readonly changes: CartChanges }) {
  const problem = changes.problems.get(row.id);
  const busy = changes.busy.has(row.id);
  if (!row.isRemoved) {
    return (
      <CartLineRow
        row={row}
        isBusy={busy}
        problem={problem}
        onSet={(quantity, price) => changes.set(row, quantity, price)}
        onRemove={() => void changes.remove(row)}
      />
    );
  }
  const { title } = row.line.book;
  return (
    <RemovedRow
      action={
        <Button
          kind="quiet"
          isBusy={busy}
          aria-label={m.cart_put_back_title({ title })}
          onClick={() => void changes.set(row, row.line.quantity)}
        >
          <Icon name="undo" size={20} />
          {m.cart_put_back()}
        </Button>
      }
    >
      {m.cart_removed({ title })}
      {problem === undefined ? null : (
        <p className={styles['problem']} role="alert">
          {problemWords(problem)}
        </p>
      )}
    </RemovedRow>
  );
}

function CartEmpty({ isGiving }: { readonly isGiving: boolean }) {
  return (
    <EmptyState
      title={m.cart_empty_title()}
      tone="take"
      actions={
        <>
          <PageLink to="/search" className={buttonClass({ kind: 'take' })}>
            {m.cart_empty_action()}
          </PageLink>
          {isGiving ? null : (
            <PageLink to="/basket" className={buttonClass({ kind: 'outline' })}>
              {m.cart_empty_give()}
            </PageLink>
          )}
        </>
      }
    >
      <p>{m.cart_empty_text()}</p>
    </EmptyState>
  );
}
