import type { CartLine } from '../../../domain/cart/schemas';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { Button } from '../../ui/buttons/button';
import styles from './cart-line.module.css';
import { counted } from '../../lib/words/counted';

export interface LineNewsProps {
  readonly line: CartLine;
  readonly busy: boolean;
  /** Sets a new quantity, or accepts a raised price. */
  readonly onSet: (quantity: number, price?: number) => void;
}

/** Changes since the book was put in: sold out, fewer copies, a raised price that waits for consent, a lowered one. */
export function LineNews({ line, busy, onSet }: LineNewsProps) {
  const { available, quantity, risenTo, fellFrom, price } = line;
  if (available === 0) return <p className={styles['waits']}>{m.cart_sold_out()}</p>;
  if (quantity > available) {
    const count = counted(available);
    return (
      <div className={styles['waits']}>
        <p>{m.cart_too_many(count)}</p>
        <Button kind="outline" size="small" busy={busy} onClick={() => onSet(available)}>
          {m.cart_take_left(count)}
        </Button>
      </div>
    );
  }
  if (risenTo !== null) {
    const today = formatMoney(risenTo, language());
    return (
      <div className={styles['waits']}>
        <p>{m.cart_risen({ today, agreed: formatMoney(price, language()) })}</p>
        <Button kind="outline" size="small" busy={busy} onClick={() => onSet(quantity, risenTo.minor)}>
          {m.cart_risen_yes({ today })}
        </Button>
      </div>
    );
  }
  return fellFrom === null ? null : (
    <p className={styles['fell']}>{m.cart_fell({ before: formatMoney(fellFrom, language()) })}</p>
  );
}
