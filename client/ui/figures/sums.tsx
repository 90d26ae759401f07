import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './sums.module.css';

/** List of amounts that add up to a total. `leaders` draws dots between label and amount. */
export function Sums({ children, leaders = false }: { readonly children: ReactNode; readonly leaders?: boolean }) {
  return <dl className={classes(styles['sums'], leaders && styles['leaders'])}>{children}</dl>;
}

export interface SumProps {
  readonly label: ReactNode;
  /** The amount as the language writes it, with its sign. */
  readonly amount: ReactNode;
  readonly tone?: 'ink' | 'give' | 'take';
  readonly total?: boolean;
}

/** One line of a sum. */
export function Sum({ label, amount, tone = 'ink', total = false }: SumProps) {
  return (
    <div className={classes(styles['sum'], total && styles['total'])}>
      <dt>{label}</dt>
      <dd className={styles[tone]}>{amount}</dd>
    </div>
  );
}
