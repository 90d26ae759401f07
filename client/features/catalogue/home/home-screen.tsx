import type { Home, Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { part } from '../../../lib/parts/part';
import { Icon } from '../../../ui/icons/icon';
import { SectionHead } from '../../../ui/text/section-head';
import { BookShelf } from '../cards/book-shelf';
import { ExampleSpread } from './example-spread';
import styles from './home-screen.module.css';
import { RecentLater } from '../recent/recent-later';
import { SearchField } from '../search-field/search-field';
import { WantedList } from './wanted-list';
import { YourLanguage } from './your-language';

const HowItWorks = part(async () => (await import('./how-it-works')).HowItWorks, 'how');

/** Start page: search first, then both directions side by side, then shelves. */
export function HomeScreen({
  home,
  suggest,
}: {
  readonly home: Home;
  readonly suggest: (q: string) => Promise<Suggestions>;
}) {
  return (
    <div className="page">
      <header className={styles['hero']}>
        <h1>{m.home_headline()}</h1>
        <p>{m.home_lead()}</p>
      </header>
      <div className={styles['search']}>
        <SearchField suggest={suggest} />
      </div>
      <ExampleSpread example={home.example} />
      {home.justIn.length === 0 ? null : (
        <section className="section">
          <SectionHead
            title={m.home_just_in()}
            action={
              <PageLink to="/search" search={{ in_stock: 'true', sort: 'popular' }} className="link">
                {m.home_all_books()} <Icon name="forward" size={20} />
              </PageLink>
            }
          />
          <BookShelf books={home.justIn} label={m.home_just_in()} />
        </section>
      )}
      <WantedList books={home.mostWanted} />
      <YourLanguage home={home} />
      <HowItWorks />
      <RecentLater />
    </div>
  );
}
