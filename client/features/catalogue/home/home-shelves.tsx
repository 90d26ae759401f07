import type { Home } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { ListedPostage } from '../../../forms/law/listed-postage';
import { language } from '../../../lib/language';
import { useMarket } from '../../../data/use-market';
import { PageLink } from '../../../lib/page-link';
import { Icon } from '../../../ui/icons/icon';
import { SectionHead } from '../../../ui/text/section-head';
import { SellingShelf } from '../cards/selling-shelf';
import { HowItWorks } from './how-it-works';
import { SubjectLinks } from './subject-links';
import { WantedList } from './wanted-list';
import { YourLanguage } from './your-language';

/** Part of the home page below the example: shelves that sell, subjects, languages, and how the shop works. */
export function HomeShelves({ home }: { readonly home: Home }) {
  return (
    <div id="below" className="later">
      <ListedPostage market={useMarket()} />
      {home.weekOffers.length === 0 ? null : (
        <section className="section">
          <SectionHead title={m.home_week_offers()} note={m.home_week_offers_note()} />
          <SellingShelf
            books={home.weekOffers}
            label={m.home_week_offers()}
            renderBeside={({ newPrice }) => (
              <small>{m.home_new_price({ amount: formatMoney(newPrice, language()) })}</small>
            )}
          />
        </section>
      )}
      <SubjectLinks subjects={home.subjects} />
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
          <SellingShelf books={home.justIn} label={m.home_just_in()} />
        </section>
      )}
      <WantedList books={home.mostWanted} />
      <YourLanguage home={home} />
      <HowItWorks />
    </div>
  );
}
