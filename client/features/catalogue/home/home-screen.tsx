import type { Home, Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { lazyPart } from '../../../lib/parts/part';
import { ExampleTrade } from './example-trade';
import styles from './home-screen.module.css';
import { LazyRecentlyViewed } from '../recent/lazy-recently-viewed';
import { ScanLink } from '../search-field/scan-link';
import { SearchField } from '../search-field/search-field';

const BuyingClosed = lazyPart(async () => (await import('../../../forms/law/buying-closed')).BuyingClosed);
const HomeShelves = lazyPart(async () => (await import('./home-shelves')).HomeShelves, 'below');

/** Start page: search first, then both directions side by side, then shelves. */
export function HomeScreen({
  home,
  suggest,
  canBuy,
}: {
  readonly home: Home;
  readonly suggest: (words: string) => Promise<Suggestions>;
  /** The shop may buy from people in this market. */
  readonly canBuy: boolean;
}) {
  return (
    <div className="page">
      <header className={styles['hero']}>
        <h1>
          {m
            .home_headline()
            .split('\n')
            .map((line) => (
              <span key={line}>{line} </span>
            ))}
        </h1>
        <p>{m.home_lead()}</p>
      </header>
      <div className={styles['search']}>
        <SearchField suggest={suggest} scan={<ScanLink />} />
      </div>
      {canBuy ? null : <BuyingClosed />}
      <ExampleTrade example={home.example} />
      <HomeShelves home={home} />
      <LazyRecentlyViewed />
    </div>
  );
}
