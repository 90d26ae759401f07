import type { Balance, Cart } from '../../../domain/cart/schemas';
import { formatMoney } from '../../../domain/format';
import { formatDay } from '../../../domain/formats/format-dates';
import { minus, money, type Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { GuaranteeNote } from '../../forms/guarantee-note';
import { useMarket } from '../../data/use-market';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { Sum, Sums } from '../../ui/figures/sums';
import styles from './cart-screen.module.css';
import { countParams } from '../../lib/words/count-params';
import { usedTaxWords } from '../../lib/words/tax-words';

export interface CartSummaryProps {
  readonly cart: Cart;
  /** Sum that the basket pays. */
  readonly give: Balance['give'];
  /** Number of lines that wait for consent or must change before checkout. */
  readonly waiting: { readonly risen: number; readonly short: number };
}

/**
 * Sums of the cart: books, postage, what the basket pays, arrival, and the button to the checkout. A cart whose books
 * are all sold has no sums: only the request to change it.
 */
export function CartSummary({ cart, give, waiting }: CartSummaryProps) {
  const { subtotal, postage, total, delivery } = cart;
  const market = useMarket();
  const isFree = postage.minor === 0;
  const words = checkoutWords(cart, give);
  const isStopped = waiting.risen + waiting.short > 0;
  const change =
    waiting.short > 0 ? <p className={styles['stop']}>{m.cart_needs_change(countParams(waiting.short))}</p> : null;
  if (subtotal.minor === 0) return <aside className={styles['summary']}>{change}</aside>;
  return (
    <aside className={styles['summary']}>
      <Sums>
        <Sum label={m.cart_subtotal()} amount={formatMoney(subtotal, language())} />
        <Sum label={m.cart_postage()} amount={isFree ? m.cart_postage_free() : formatMoney(postage, language())} />
        <Sum isTotal label={m.cart_total()} amount={formatMoney(total, language())} tone="take" />
      </Sums>
      {give.books > 0 ? <BasketDeduction cart={cart} give={give} /> : null}
      <Notice kind={isFree ? 'safe' : 'plain'}>{postageWords(cart)}</Notice>
      <GuaranteeNote market={market} />
      {waiting.risen > 0 ? <p className={styles['stop']}>{m.cart_needs_yes(countParams(waiting.risen))}</p> : null}
      {change}
      {isStopped ? (
        <Button kind="ink" size="big" isFull disabled>
          {words}
        </Button>
      ) : (
        <PageLink
          to="/checkout"
          preload={false}
          className={buttonClass({ kind: give.books > 0 ? 'ink' : 'take', size: 'big', isFull: true })}
        >
          {words}
        </PageLink>
      )}
      <div className={styles['notes']}>
        {delivery === null ? null : (
          <p>
            {m.cart_arrives({
              earliest: formatDay(delivery.earliest, language(), 'weekday'),
              latest: formatDay(delivery.latest, language(), 'weekday'),
            })}
          </p>
        )}
        {cart.lines.some((line) => line.used) ? <p>{usedTaxWords(market)}</p> : null}
      </div>
    </aside>
  );
}

/** Returns what is said about free postage, or about the law that forbids it. */
function postageWords({ postage, toFreePostage, postageLaw }: Cart): string {
  const amount = (of: Money) => formatMoney(of, language());
  if (postageLaw !== null) {
    const { least, cheaperFrom, above } = postageLaw;
    return m.cart_postage_law({ least: amount(least), from: amount(cheaperFrom), above: amount(above) });
  }
  return postage.minor === 0 ? m.cart_is_free() : m.cart_to_free({ missing: amount(toFreePostage) });
}

/** Returns the label of the button to the checkout, named by its result. */
function checkoutWords({ total }: Cart, give: Balance['give']): string {
  if (give.books === 0) return m.cart_to_checkout_pay({ amount: formatMoney(total, language()) });
  const { minor, currency } = minus(give.total, total);
  const amount = formatMoney(money(Math.abs(minor), currency), language());
  if (minor === 0) return m.cart_to_checkout_even();
  return minor > 0 ? m.cart_to_checkout_get({ amount }) : m.cart_to_checkout_pay({ amount });
}

function BasketDeduction({ cart, give }: Pick<CartSummaryProps, 'cart' | 'give'>) {
  const count = countParams(give.books);
  const pays = Math.min(give.total.minor, cart.total.minor);
  return (
    <p className={styles['pays']}>
      {pays === cart.total.minor
        ? m.cart_basket_pays_all(count)
        : m.cart_basket_pays({ ...count, amount: formatMoney(money(pays, cart.total.currency), language()) })}
    </p>
  );
}
