import type { ReactNode } from 'react';
import { Notice } from './notice';
import styles from './empty-state.module.css';

export interface ProblemStateProps {
  /** The event in words. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Data that the event has not changed, in words. */
  readonly safe?: ReactNode;
  /** Next steps: buttons and links. */
  readonly actions?: ReactNode;
  readonly level?: 1 | 2;
}

/** State of a failed page: the event, the data that is safe, and the next steps. */
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
