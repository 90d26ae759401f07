import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next sensible step, one or two buttons. */
  readonly actions?: ReactNode;
  /** Tone of the dashed outline of the missing book. */
  readonly tone?: 'ink' | 'give' | 'take';
  readonly level?: 1 | 2;
}

const heights = [68, 57, 76, 62, 70];

/** Empty shelf with dashed outlines of books, the reason, and the next step. */
export function EmptyState({ title, children, actions, tone = 'ink', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles['empty'], styles[tone])}>
      <div className={styles['shelf']} aria-hidden="true">
        {heights.map((height, at) => (
          <span key={at} style={{ height }} />
        ))}
      </div>
      <Heading className={styles['title']}>{title}</Heading>
      {children === undefined ? null : <div className={styles['text']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
