import { Beam } from '../../ui/figures/beam';
import { BalanceSides, Side } from './balance-sides';
import type { BalanceView } from './balance-view';
import styles from './balance.module.css';

export interface BalanceHeadProps {
  readonly view: BalanceView;
  readonly isOpen: boolean;
  /** Id of the region with both lists. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Balance in the header on a desktop. It opens both lists. */
export function BalanceHead({ view, isOpen, controls, onToggle }: BalanceHeadProps) {
  return (
    <button
      type="button"
      className={styles['head']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <BalanceSides view={view} /> <Side side={view.result} tone="result" />
      <span className={styles['head-beam']}>
        <Beam share={view.share} />
      </span>
    </button>
  );
}
