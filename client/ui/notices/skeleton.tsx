import type { CSSProperties } from 'react';
import { classes } from '../classes';
import styles from './skeleton.module.css';

/** Placeholder of exactly the size of its content. Sizes are CSS lengths; a number is pixels. */
export function Skeleton({
  width = '100%',
  height = 14,
  shape = 'line',
}: {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly shape?: 'line' | 'cover';
}) {
  const style: CSSProperties = shape === 'cover' ? { width, aspectRatio: '2 / 3' } : { width, height };
  return <span className={classes(styles['block'])} style={style} aria-hidden="true" />;
}

/** Placeholder of a shelf: covers and three lines each. */
export function SkeletonShelf({ columns = 7 }: { readonly columns?: number }) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = { '--columns': columns } as CSSProperties;
  return (
    <div className={styles['shelf']} style={style} aria-hidden="true">
      {Array.from({ length: columns }, (_, at) => (
        <div key={at} className={styles['card']}>
          <Skeleton shape="cover" />
          <Skeleton width="86%" height={14} />
          <Skeleton width="60%" height={12} />
          <Skeleton width="44%" height={12} />
        </div>
      ))}
    </div>
  );
}
