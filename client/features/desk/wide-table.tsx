import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** Container of a wide table. It scrolls by itself, by the keyboard too. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
    <section className={styles['scroll']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
