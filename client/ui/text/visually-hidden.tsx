import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, isLive }: { readonly children: ReactNode; readonly isLive?: boolean }) {
  return (
    <span className={styles['hidden']} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
