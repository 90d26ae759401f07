import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Beam } from '../../ui/figures/beam';
import { SwapArrows } from '../../ui/icons/swap-arrows';
import type { BalanceView } from './balance-view';
import styles from './full.module.css';

export interface BalanceFullProps {
  readonly view: Pick<BalanceView, 'share' | 'sentence'> & {
    readonly give: { readonly amount: string };
    readonly take: { readonly amount: string };
  };
  /** Contents of the two sides: covers on a shelf, rows of figures. */
  readonly give: ReactNode;
  readonly take: ReactNode;
  /** Other headings than "You give" and "You take", for example "You gave". */
  readonly heads?: { readonly give: string; readonly take: string };
}

/** Balance at full size: the books to give, the books to take, the beam below them, and the difference. */
export function BalanceFull({ view, give, take, heads }: BalanceFullProps) {
  return (
    <section className={styles['full']} aria-label={m.balance_label()}>
      <div className={styles['spread']}>
        <div className={styles['side']}>
          <h2 className={styles['give']}>
            <span>{heads?.give ?? m.balance_you_give()}</span> <span>{view.give.amount}</span>
          </h2>
          {give}
        </div>
        <div className={styles['side']}>
          <h2 className={styles['take']}>
            <span>{heads?.take ?? m.balance_you_take()}</span> <span>{view.take.amount}</span>
          </h2>
          {take}
        </div>
      </div>
      <Beam share={view.share} size="full" />
      <p className={styles['result']} aria-live="polite">
        <SwapArrows width={56} />
        <strong>{view.sentence}</strong>
      </p>
    </section>
  );
}
