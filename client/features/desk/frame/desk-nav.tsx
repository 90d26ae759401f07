import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { TargetLink, type PageTarget } from '../../../lib/page-link';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import ribbon from './ribbon.module.css';
import { formatFigure } from '../desk-words';
import { countParams } from '../../../lib/words/count-params';

export interface DeskPage {
  readonly target: PageTarget;
  readonly words: string;
  /** Number of trades that wait there. */
  readonly count?: number;
}

export interface DeskNavProps {
  /** Pages of orders and money, and pages of books and of the shop: a row for each on a wide screen. */
  readonly groups: readonly (readonly DeskPage[])[];
}

/**
 * Navigation of the desk: a row for each group of pages. On a phone it is one line that scrolls and starts at the open
 * page.
 */
export function DeskNav({ groups }: DeskNavProps) {
  const navRef = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => addressOf(location.pathname) });
  useEffect(() => {
    const nav = navRef.current;
    const isHere = ({ pathname }: HTMLAnchorElement) => path === pathname || path.startsWith(`${pathname}/`);
    const currentLink = [...(nav?.querySelectorAll('a') ?? [])].findLast(isHere);
    // From right to left both figures are below zero, and the sum is the same.
    if (nav && currentLink) nav.scrollLeft = currentLink.offsetLeft - (nav.clientWidth - currentLink.offsetWidth) / 2;
  }, [path]);
  return (
    <nav ref={navRef} className={classes(ribbon['nav'], styles['scroll'])} aria-label={m.desk_title()}>
      {groups.map((pages, at) => (
        <ul key={at}>
          {pages.map((page) => (
            <li key={page.target.to}>
              <DeskLink page={page} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** Link to a page of the desk. It is marked on the pages below it, too, such as a book of the catalogue. */
function DeskLink({ page: { target, words, count = 0 } }: { readonly page: DeskPage }) {
  const [path = ''] = target.to.split('/{');
  const isBelow = useRouterState({
    select: ({ location }) => path !== '/desk' && location.pathname.startsWith(`${path}/`),
  });
  return (
    <TargetLink target={target} preload={false} aria-current={isBelow ? 'true' : undefined}>
      {words}
      {count === 0 ? null : (
        <>
          {' '}
          <b aria-label={m.desk_waiting(countParams(count))}>{formatFigure(count)}</b>
        </>
      )}
    </TargetLink>
  );
}
