import { Beam } from '../../ui/figures/beam';
import { SwapArrows } from '../../ui/icons/swap-arrows';
import type { BalanceView } from './balance-view';
import styles from './balance.module.css';

/** Balance in one line of 44 px, above a screen's own foot bar. */
export function BalanceLine({ view }: { readonly view: BalanceView }) {
  return (
    <div className={styles['line']}>
      <span className={styles['strip-beam']}>
        <Beam share={view.share} />
      </span>
      <b className={styles['give']}>{view.give.amount}</b>
      <SwapArrows width={22} />
      <b className={styles['take']}>{view.take.amount}</b>
      <span className={styles['line-result']}>
        {view.result.label} <b>{view.result.amount}</b>
      </span>
    </div>
  );
}
