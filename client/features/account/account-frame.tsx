import { useLocation } from '@tanstack/react-router';
import { createContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { NeedsScriptNotice } from '../../forms/needs-script-notice';
import { PageLink } from '../../lib/page-link';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/icon';
import styles from './account.module.css';
import type { AccountPart, EditPart } from './account-parts';

export interface FramePart {
  readonly id: AccountPart | EditPart;
  readonly label: string;
  /** State of the part as a word or a figure. */
  readonly fact?: ReactNode;
}

/** Page of many parts: the account, or the page that edits it. */
type AccountPage = '/account-details' | '/account-details/edit';

/** Context with the opened part of the page (a phone shows one only) and the address of the page. */
export const OpenPart = createContext<{
  readonly part: string | undefined;
  readonly base: AccountPage;
  readonly title: string;
}>({ part: undefined, base: '/account-details', title: '' });

export interface AccountFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Link to the page above this one. */
  readonly above?: ReactNode;
  /** Path of the page. Its parts add `?part=`. */
  readonly base: AccountPage;
  readonly part: string | undefined;
  readonly parts: readonly FramePart[];
  readonly children: ReactNode;
}

/**
 * Page of many parts. On a desktop the list of parts is beside them. On a phone the list is an index, and each part
 * opens alone under an address of its own, so that the browser's back button returns to the index.
 */
export function AccountFrame({ title, lead, above, base, part: askedPart, parts, children }: AccountFrameProps) {
  const { hash } = useLocation();
  const [partInFragment, setPartInFragment] = useState<string>();
  // A mailed address may name its part only in the fragment, which the server never sees.
  // oxlint-disable-next-line react/set-state-in-effect -- known only after hydration
  useEffect(() => setPartInFragment(hash), [hash]);
  // A part without content is not on the page, for example offer alerts after the last one was removed.
  const findPart = (asked: string | undefined) => parts.find(({ id }) => id === asked)?.id;
  const askedOnPage = findPart(askedPart);
  const part = askedOnPage ?? findPart(partInFragment);
  const before = useRef(askedOnPage);
  useEffect(() => {
    if (part === before.current) return;
    before.current = part;
    document.getElementById(part ?? 'main')?.focus({ preventScroll: true });
  }, [part]);
  return (
    <OpenPart value={{ part, base, title }}>
      <div className="page">
        <header className={classes(styles['head'], part !== undefined && styles['inner'])}>
          {above}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {base === '/account-details' ? <NeedsScriptNotice /> : null}
        </header>
        <div className={styles['layout']}>
          <nav className={classes(styles['nav'], part !== undefined && styles['inner'])} aria-label={m.account_nav()}>
            <ul>
              {parts.map(({ id, label, fact }) => (
                <li key={id}>
                  <PageLink to={base} search={{ part: id }} hash={id} preload={false} aria-current={undefined}>
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
    </OpenPart>
  );
}
