import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './badge.module.css';

/** A word in a thin frame: "used", "pre-order". */
export function Badge({
  children,
  tone = 'quiet',
}: {
  readonly children: ReactNode;
  readonly tone?: 'quiet' | 'give' | 'take' | 'amber';
}) {
  return <span className={classes(styles['badge'], styles[tone])}>{children}</span>;
}
