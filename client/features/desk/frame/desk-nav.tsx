import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { TargetLink, type PageTarget } from '../../../lib/page-link';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import ribbon from './ribbon.module.css';
import { formatFigure } from '../desk-words';
import { counted } from '../../../lib/words/counted';

export interface DeskPage {
  readonly target: PageTarget;
  readonly words: string;
  /** Number of trades that wait there. */
  readonly count?: number;
}

/** Navigation of the desk in one line. It scrolls if it is longer than the screen, and starts at the open page. */
export function DeskNav({ pages }: { readonly pages: readonly DeskPage[] }) {
  const line = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => addressOf(location.pathname) });
  useEffect(() => {
    const nav = line.current;
    const here = [...(nav?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname === path);
    // From right to left both figures are below zero, and the sum is the same.
    if (nav && here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <nav ref={line} className={classes(ribbon['nav'], styles['scroll'])} aria-label={m.desk_title()}>
      <ul>
        {pages.map(({ target, words, count = 0 }) => (
          <li key={target.to}>
            <TargetLink target={target} preload={false}>
              {words}
              {count === 0 ? null : (
                <>
                  {' '}
                  <b aria-label={m.desk_waiting(counted(count))}>{formatFigure(count)}</b>
                </>
              )}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
