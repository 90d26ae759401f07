import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields side by side on a desktop, one under another on a phone; wrap a wide one in `<div data-wide>`. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}
