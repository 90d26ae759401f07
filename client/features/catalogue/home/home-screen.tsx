import type { Home, Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { lazyPart } from '../../../lib/parts/part';
import { ExampleSpread } from './example-spread';
import styles from './home-screen.module.css';
import { RecentLater } from '../recent/recent-later';
import { ScanLink } from '../search-field/scan-link';
import { SearchField } from '../search-field/search-field';

const BuyingClosed = lazyPart(async () => (await import('../../../forms/law/buying-closed')).BuyingClosed);
const HomeBelow = lazyPart(async () => (await import('./home-below')).HomeBelow, 'below');

/** Start page: search first, then both directions side by side, then shelves. */
export function HomeScreen({
  home,
  suggest,
  canBuy,
}: {
  readonly home: Home;
  readonly suggest: (q: string) => Promise<Suggestions>;
  /** The shop may buy from people in this market. */
  readonly canBuy: boolean;
}) {
  return (
    <div className="page">
      <header className={styles['hero']}>
        <h1>{m.home_headline()}</h1>
        <p>{m.home_lead()}</p>
      </header>
      <div className={styles['search']}>
        <SearchField suggest={suggest} scan={<ScanLink />} />
      </div>
      {canBuy ? null : <BuyingClosed />}
      <ExampleSpread example={home.example} />
      <HomeBelow home={home} />
      <RecentLater />
    </div>
  );
}
