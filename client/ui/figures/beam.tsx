import type { CSSProperties } from 'react';
import { classes } from '../classes';
import styles from './beam.module.css';

/**
 * Beam of the balance: `share` (0 to 1) of it is give, the rest take. The fulcrum is between them, a tick marks even.
 */
export function Beam({ share, size = 'thin' }: { readonly share: number; readonly size?: 'thin' | 'full' }) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
  const style = { '--share': `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%` } as CSSProperties;
  return (
    <span className={classes(styles['beam'], size === 'full' && styles['full'])} style={style} aria-hidden="true">
      <i />
    </span>
  );
}
