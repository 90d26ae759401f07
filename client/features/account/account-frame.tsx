import { useLocation } from '@tanstack/react-router';
import { createContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { NeedsScript } from '../../forms/needs-script';
import { PageLink } from '../../lib/page-link';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/icon';
import styles from './account.module.css';

export interface FramePart {
  readonly id: string;
  readonly label: string;
  /** How it stands, in a word or a figure. */
  readonly fact?: ReactNode;
}

/** Which part is open where there is room for one only, and the address of the page. */
export const Open = createContext<{ readonly part: string | undefined; readonly base: string; readonly title: string }>(
  { part: undefined, base: '/account-details', title: '' },
);

export interface AccountFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The way to where this page belongs. */
  readonly above?: ReactNode;
  /** Address behind the language, which its parts extend by `?part=`. */
  readonly base: string;
  readonly part: string | undefined;
  readonly parts: readonly FramePart[];
  readonly children: ReactNode;
}

/**
 * Many parts on one page: beside their list on a desk; on a phone the list is an index, and each part opens alone, by
 * an address of its own, so that the way back is the browser's.
 */
export function AccountFrame({ title, lead, above, base, part: asked, parts, children }: AccountFrameProps) {
  const { hash } = useLocation();
  const [named, setNamed] = useState<string>();
  // An address in a mail may name its part behind the `#` alone, which the server never sees.
  // oxlint-disable-next-line react/set-state-in-effect -- known only after hydration
  useEffect(() => setNamed(hash), [hash]);
  const part = asked ?? parts.find(({ id }) => id === named)?.id;
  const before = useRef(asked);
  useEffect(() => {
    if (part === before.current) return;
    before.current = part;
    document.getElementById(part ?? 'main')?.focus({ preventScroll: true });
  }, [part]);
  return (
    <Open value={{ part, base, title }}>
      <div className="page">
        <header className={classes(styles['head'], part !== undefined && styles['inner'])}>
          {above}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <NeedsScript />
        </header>
        <div className={styles['layout']}>
          <nav className={classes(styles['nav'], part !== undefined && styles['inner'])} aria-label={m.room_nav()}>
            <ul>
              {parts.map(({ id, label, fact }) => (
                <li key={id}>
                  <PageLink to={base} search={{ part: id }} hash={id} ahead={false} aria-current={undefined}>
                    <span>{label}</span> {fact === undefined ? null : <small>{fact}</small>}
                    <Icon name="forward" size={18} />
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes(styles['parts'], part === undefined && styles['closed'])}>{children}</div>
        </div>
      </div>
    </Open>
  );
}
