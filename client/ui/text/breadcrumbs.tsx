import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

/** Path to this page. Each step is a link; the last one, the page itself, is text. */
export function Breadcrumbs({ label, steps }: { readonly label: string; readonly steps: readonly ReactNode[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles['crumbs']}>
        {steps.map((step, at) => (
          <li key={at} aria-current={at === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
