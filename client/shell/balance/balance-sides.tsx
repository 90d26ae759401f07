import { classes } from '../../ui/classes';
import { SwapArrows } from '../../ui/icons/swap-arrows';
import type { BalanceSide, BalanceView } from './balance-view';
import styles from './balance.module.css';

/** Give, ⇄ and take: the two sides of a small balance. The result follows them. */
export function BalanceSides({ view, arrows = 28 }: { readonly view: BalanceView; readonly arrows?: number }) {
  return (
    <>
      <Side side={view.give} tone="give" /> <SwapArrows width={arrows} />
      <Side side={view.take} tone="take" />
    </>
  );
}

/** Label above its figure. */
export function Side({ side, tone }: { readonly side: BalanceSide; readonly tone: 'give' | 'take' | 'result' }) {
  return (
    <span className={classes(styles['side'], styles[tone])}>
      <span className={styles['label']}>{side.label}</span> <b className={styles['amount']}>{side.amount}</b>
    </span>
  );
}
