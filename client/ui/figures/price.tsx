import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './price.module.css';

export interface PriceProps {
  /** The amount as the language writes it. */
  readonly amount: string;
  /** Before or above the amount: "used, from", "used, very good". Every used price says so. */
  readonly note?: ReactNode;
  /** The lowest price of the last 30 days, struck out, with the words that say so to a screen reader. */
  readonly struck?: { readonly amount: string; readonly label: string } | undefined;
  readonly tone?: 'give' | 'take' | 'ink';
  /** `figure` is the one big figure of a screen, in the serif. */
  readonly size?: 'row' | 'large' | 'figure';
}

/** Figure and what it means, on one line in lists. */
export function Price({ amount, note, struck, tone = 'take', size = 'row' }: PriceProps) {
  return (
    <span className={classes(styles['price'], styles[tone], styles[size])}>
      {note === undefined ? null : <small className={styles['note']}>{note} </small>}
      {struck === undefined ? null : (
        <s className={styles['struck']} aria-label={struck.label}>
          {struck.amount}
        </s>
      )}
      <b className={styles['amount']}>{amount}</b>
    </span>
  );
}
