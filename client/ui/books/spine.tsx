import type { CSSProperties } from 'react';
import { classes } from '../classes';
import styles from './spine.module.css';

export interface SpineProps {
  readonly title: string;
  /** Left out where it does not fit. */
  readonly author?: string | undefined;
  /** Language of the title, for its direction and face. */
  readonly lang?: string | undefined;
  /** Result of `spineStyle` of the domain. */
  readonly look: {
    readonly paper: string;
    readonly ink: string;
    readonly accent: string;
    readonly band: 0 | 1 | 2 | 3;
    readonly thickness: number;
  };
  /** Length in percent of its place: tall books are longer. */
  readonly length?: number;
}

/** Spine of a book in a pile. */
export function Spine({ title, author, lang, look, length = 100 }: SpineProps) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = {
    '--spine': look.paper,
    '--word': look.ink,
    '--accent': look.accent,
    '--thickness': `${look.thickness}px`,
    width: `${length}%`,
    fontSize: `${Math.min(17, look.thickness * 0.5)}px`,
  } as CSSProperties;
  return (
    <span className={classes(styles['spine'], styles[`band-${look.band}`])} style={style}>
      <bdi className={styles['title']} lang={lang}>
        {title}
      </bdi>
      {author === undefined ? null : <bdi className={styles['author']}>{author}</bdi>}
    </span>
  );
}
