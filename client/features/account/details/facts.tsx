import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** List of facts, name beside value. Its children are `Fact`s. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

/** Fact of such a list: its name, its value, and a note below. */
export function Fact({
  name,
  children,
  note,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note === undefined || note === null ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}
