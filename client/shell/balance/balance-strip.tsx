import { PageLink } from '../../lib/page-link';
import { Beam } from '../../ui/figures/beam';
import { BalanceSides } from './balance-sides';
import type { BalanceView } from './balance-view';
import styles from './balance.module.css';

/** Balance at the foot of a phone. Both sides open the lists. The dark block links to the next step with its result. */
export function BalanceStrip({
  view,
  isOpen,
  onOpen,
}: {
  readonly view: BalanceView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  return (
    <div className={styles['strip']} data-strip="">
      <span className={styles['strip-beam']}>
        <Beam share={view.share} />
      </span>
      <button
        type="button"
        className={styles['strip-lists']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <BalanceSides view={view} />
      </button>
      <PageLink to={view.next.to} preload={false} className={styles['strip-next']}>
        <b className={styles['verb']}>{view.next.verb}</b>
        <span className={styles['label']}>
          <span>{view.result.label}</span> {view.state === 'to-go' ? null : <span>{view.result.amount}</span>}
        </span>
      </PageLink>
    </div>
  );
}
