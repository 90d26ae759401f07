import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './sums.module.css';

/** List of amounts that add up to a total. `hasLeaders` draws dots between label and amount. */
export function Sums({ children, hasLeaders }: { readonly children: ReactNode; readonly hasLeaders?: boolean }) {
  return <dl className={classes(styles['sums'], hasLeaders && styles['leaders'])}>{children}</dl>;
}

export interface SumProps {
  readonly label: ReactNode;
  /** The amount as the language writes it, with its sign. */
  readonly amount: ReactNode;
  readonly tone?: 'ink' | 'give' | 'take';
  readonly isTotal?: boolean;
}

/** One line of a sum. */
export function Sum({ label, amount, tone = 'ink', isTotal }: SumProps) {
  return (
    <div className={classes(styles['sum'], isTotal && styles['total'])}>
      <dt>{label}</dt>
      <dd className={styles[tone]}>{amount}</dd>
    </div>
  );
}
