import type { ReactNode } from 'react';
import { Notice } from './notice';
import styles from './empty-state.module.css';

export interface ProblemStateProps {
  /** What happened. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What stays safe. */
  readonly safe?: ReactNode;
  /** What to do. */
  readonly actions?: ReactNode;
  readonly level?: 1 | 2;
}

/** What happened, what is safe, what to do. */
export function ProblemState({ title, children, safe, actions, level = 2 }: ProblemStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['empty']} role="alert">
      <Heading className={styles['title']}>{title}</Heading>
      {children === undefined ? null : <div className={styles['text']}>{children}</div>}
      {safe === undefined ? null : (
        <div className={styles['safe']}>
          <Notice kind="safe">{safe}</Notice>
        </div>
      )}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
