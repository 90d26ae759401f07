import type { CartLine } from '../../../domain/cart/schemas';
import { lineName } from '../../../domain/cart/line-name';
import { cartLineForm } from '../../../domain/forms/cart-forms';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { ActionForm } from '../../forms/action-form';
import { Button } from '../../ui/buttons/button';
import styles from './cart-line.module.css';
import { countParams } from '../../lib/words/count-params';

/** New quantity of a line, with a raised price that the person accepts. */
export interface LineChange {
  readonly quantity: number;
  readonly price: number | undefined;
}

export interface LineNewsProps {
  readonly line: CartLine;
  readonly isBusy: boolean;
  /** Sends a new quantity, or consent to a raised price. */
  readonly onSend: (change: LineChange) => unknown;
}

/** Changes since the book was added: sold out, fewer copies, a raised price that waits for consent, a lowered one. */
export function LineNews({ line, isBusy, onSend }: LineNewsProps) {
  const { available, quantity, risenTo, fellFrom, price } = line;
  if (available === 0) return <p className={styles['waits']}>{m.cart_sold_out()}</p>;
  if (quantity > available) {
    const count = countParams(available);
    return (
      <ActionForm
        verb="set-cart-line"
        schema={cartLineForm}
        anchor={lineName(line)}
        className={styles['waits']}
        onSend={onSend}
      >
        <p>{m.cart_too_many(count)}</p>
        <input type="hidden" name="line" value={lineName(line)} />
        <Button type="submit" name="quantity" value={available} kind="outline" size="small" isBusy={isBusy}>
          {m.cart_take_left(count)}
        </Button>
      </ActionForm>
    );
  }
  if (risenTo !== null) {
    const today = formatMoney(risenTo, language());
    return (
      <ActionForm
        verb="set-cart-line"
        schema={cartLineForm}
        anchor={lineName(line)}
        className={styles['waits']}
        onSend={onSend}
      >
        <p>{m.cart_risen({ today, agreed: formatMoney(price, language()) })}</p>
        <input type="hidden" name="line" value={lineName(line)} />
        <input type="hidden" name="price" value={risenTo.minor} />
        <Button type="submit" name="quantity" value={quantity} kind="outline" size="small" isBusy={isBusy}>
          {m.cart_risen_yes({ today })}
        </Button>
      </ActionForm>
    );
  }
  return fellFrom === null ? null : (
    <p className={styles['price-fell']}>{m.cart_fell({ before: formatMoney(fellFrom, language()) })}</p>
  );
}
