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
  /** In the first screen: loaded at once. */
  readonly priority?: boolean;
  /** Set on the one cover that moves to and from a list in a view transition. Only the book page sets it. */
  readonly travels?: boolean;
  /** No folded corner: in tiny lists where wishing makes no sense. */
  readonly noFold?: boolean;
  /** Raised: the one big cover of a page. */
  readonly raised?: boolean;
  /** A `Corner`. When it is pressed, the corner is folded down. */
  readonly children?: ReactNode;
}

/** Cover of a book with its corner. It is the only element with a shadow. */
export function Cover(props: CoverProps) {
  const {
    src,
    isbn,
    alt = '',
    width = '100%',
    priority = false,
    travels = false,
    noFold = false,
    raised = false,
    children,
  } = props;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = {
    width: typeof width === 'number' ? `${width}px` : width,
    viewTransitionName: travels ? `cover-${isbn}` : undefined,
  } as CSSProperties;
  return (
    <span
      className={classes(styles['cover'], noFold && styles['no-fold'], raised && styles['raised'])}
      style={style}
      data-cover={isbn}
    >
      <span className={styles['leaf']}>
        <img
          src={src}
          alt={alt}
          width={240}
          height={360}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </span>
      {children}
    </span>
  );
}
