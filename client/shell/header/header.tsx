import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { textPage } from '../../lib/pages';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/icon';
import { AccountMenu } from './account-menu';
import { HeaderSearch } from './header-search';
import styles from './header.module.css';
import { Logo } from './logo';
import { Menu } from './menu';

export interface HeaderProps {
  /** False on the start page, which has a large search of its own. */
  readonly hasSearch: boolean;
  /** The balance, which is empty without books. Null on pages without one. */
  readonly balance: ReactNode;
}

/** Header: logo, links to give and take, search, balance, account, language and country. */
export function Header({ hasSearch, balance }: HeaderProps) {
  const scan = (
    <PageLink
      to="/bulk-scanning"
      hash="scan"
      preload={false}
      className={classes(styles['icon'], styles['scan'])}
      aria-label={m.shell_scan()}
    >
      <Icon name="scan" />
    </PageLink>
  );
  return (
    <header className={styles['header']}>
      <div className={classes('page', styles['bar'])}>
        <Logo />
        <nav className={styles['nav']} aria-label={m.shell_nav()}>
          <PageLink to="/search" className="take">
            {m.shell_find_books()}
          </PageLink>
          <PageLink to="/basket" preload={false} className="give">
            {m.shell_sell_books()}
          </PageLink>
          <PageLink {...textPage('how-it-works')} className={styles['wide']}>
            {m.shell_how_it_works()}
          </PageLink>
        </nav>
        <span className={styles['space']} />
        <div className={styles['tools']}>
          {hasSearch ? (
            <>
              <div className={styles['search']}>
                <HeaderSearch />
              </div>
              {scan}
            </>
          ) : null}
          {balance === null ? null : <div className={styles['balance']}>{balance}</div>}
          {hasSearch ? null : scan}
          {hasSearch ? (
            <PageLink to="/search" className={classes(styles['icon'], styles['phone'])} aria-label={m.shell_search()}>
              <Icon name="search" />
            </PageLink>
          ) : null}
          <AccountMenu />
          <Menu />
        </div>
      </div>
    </header>
  );
}
