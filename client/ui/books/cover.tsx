import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './cover.module.css';

export interface CoverProps {
  /** Address of the picture: the `cover` of a book. */
  readonly src: string;
  readonly isbn?: string | undefined;
  /** Empty (default) where the title stands beside it. */
  readonly alt?: string;
  /** Any CSS width; `100%` (default) fills its place. The height is always 3/2 of it. */
  readonly width?: number | string;
  /** Whether it is in the first screen, so that it is loaded at once. */
  readonly isEager?: boolean;
  /** Whether it moves to and from a list in a view transition. Only the book page sets it, on one cover. */
  readonly hasTransition?: boolean;
  /** Whether its corner can be folded. False in tiny lists, where nobody sets a wish. */
  readonly hasFold?: boolean;
  /** Whether it is the one big cover of a page, which has a deeper shadow. */
  readonly isRaised?: boolean;
  /** A `Corner`. When it is pressed, the corner is folded down. */
  readonly children?: ReactNode;
}

/** Cover of a book with its corner. It is the only element with a shadow. */
export function Cover(props: CoverProps) {
  const { src, isbn, alt = '', width = '100%', isEager, hasTransition, hasFold = true, isRaised, children } = props;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = {
    width,
    viewTransitionName: hasTransition ? `cover-${isbn}` : undefined,
  } as CSSProperties;
  return (
    <span
      className={classes(styles['cover'], !hasFold && styles['no-fold'], isRaised && styles['raised'])}
      style={style}
      data-cover={isbn}
    >
      <span className={styles['leaf']}>
        <img
          src={src}
          alt={alt}
          width={240}
          height={360}
          loading={isEager ? undefined : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
        />
      </span>
      {children}
    </span>
  );
}
