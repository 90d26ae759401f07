import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, live = false }: { readonly children: ReactNode; readonly live?: boolean }) {
  return (
    <span className={styles['hidden']} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}
