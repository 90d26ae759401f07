import { useRef, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes';
import { useFocusInRows } from '../lists/use-focus-in-rows';
import styles from './rows.module.css';

/** Rows divided by hairlines. `hasTopLine` adds one in ink above the first row. */
export function Rows({
  children,
  hasTopLine,
  label,
}: {
  readonly children: ReactNode;
  readonly hasTopLine?: boolean;
  readonly label?: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  useFocusInRows(list);
  return (
    <ul ref={list} className={classes(styles['rows'], hasTopLine && styles['top-line'])} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps {
  /** A small `Cover` or an icon. */
  readonly start?: ReactNode;
  readonly children: ReactNode;
  /** A figure. */
  readonly end?: ReactNode;
  /** Buttons after the figure. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Picture, words, figure, action. */
export function Row({ start, children, end, action, className }: RowProps) {
  return (
    <li className={classes(styles['row'], className)}>
      {start}
      <div className={styles['words']}>{children}</div>
      {end === undefined ? null : <div className={styles['end']}>{end}</div>}
      {action}
    </li>
  );
}

/** Row of a removed line, with words for it and an "Undo" button as `action`. */
export function RemovedRow({ children, action, ...item }: ComponentProps<'li'> & { readonly action: ReactNode }) {
  return (
    <li {...item} className={classes(styles['row'], styles['removed'])}>
      <div className={styles['words']}>{children}</div>
      {action}
    </li>
  );
}
