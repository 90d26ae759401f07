import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the end: a link with an arrow. */
  readonly action?: ReactNode;
  readonly tone?: 'ink' | 'give' | 'take';
  /** `block` is the smaller head inside a screen. */
  readonly size?: 'section' | 'block';
  readonly level?: 1 | 2 | 3;
  readonly id?: string;
}

/** Head of a section: a line above it, the title, a note and one link. */
export function SectionHead({ title, note, action, tone = 'ink', size = 'section', level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles['head'], styles[tone], styles[size])}>
      <Heading className={styles['title']} id={id}>
        {title}
      </Heading>
      {note === undefined ? null : <p className={styles['note']}>{note}</p>}
      {action === undefined ? null : <div className={styles['action']}>{action}</div>}
    </div>
  );
}
