import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './price.module.css';

export interface PriceProps {
  /** The amount as the language writes it. */
  readonly amount: string;
  /** Before or above the amount: "used, very good". Every used price says so. */
  readonly note?: ReactNode;
  /** The words around the amount, in place of a note: "used from €3.50". */
  readonly words?: ((figure: ReactNode) => ReactNode) | undefined;
  /** The lowest price of the last 30 days, struck out, with the words that say so to a screen reader. */
  readonly struck?: { readonly amount: string; readonly label: string } | undefined;
  readonly tone?: 'give' | 'take' | 'ink';
  /** `figure` is the one big figure of a screen, in the serif. */
  readonly size?: 'row' | 'large' | 'figure';
}

/** Amount with its note, on one line in lists. */
export function Price({ amount, note, words, struck, tone = 'take', size = 'row' }: PriceProps) {
  const figure = <b className={styles['amount']}>{amount}</b>;
  return (
    <span className={classes(styles['price'], styles[tone], styles[size])}>
      {note === undefined ? null : <small className={styles['note']}>{note} </small>}
      {struck === undefined ? null : (
        <s className={styles['struck']} aria-label={struck.label}>
          {struck.amount}
        </s>
      )}
      {words === undefined ? figure : <small className={styles['note']}>{words(figure)}</small>}
    </span>
  );
}
