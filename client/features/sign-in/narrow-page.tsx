import { useEffect, useRef, type ReactNode } from 'react';
import styles from './sign-in-page.module.css';

export interface NarrowPageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /**
   * Says that this page has replaced another one at the same address. Its title then gets the focus, so that screen
   * readers read it.
   */
  readonly isNew?: boolean;
  readonly children?: ReactNode;
}

/** Page of one column for one task: the layout of every page to sign in. */
export function NarrowPage({ title, lead, isNew = false, children }: NarrowPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1 ref={heading} tabIndex={isNew ? -1 : undefined}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
