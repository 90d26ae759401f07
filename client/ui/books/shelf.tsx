import type { CSSProperties, ReactNode } from 'react';
import styles from './book-card.module.css';

/** Row of book covers: `columns` on a desktop, a strip to swipe on a phone. */
export function Shelf({
  columns = 7,
  label,
  children,
}: {
  readonly columns?: number;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = { '--columns': columns } as CSSProperties;
  return (
    <ul className={styles['shelf']} style={style} aria-label={label}>
      {children}
    </ul>
  );
}
