import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { textPage } from '../../lib/pages';
import { Sheet } from '../../ui/overlays/sheet';
import { LanguageLinks } from '../choices/language-links';
import { MarketSelect } from '../choices/market-select';
import styles from './menu-sheet.module.css';

/**
 * Sheet with the two main links (on a phone), the ten languages and the country. Language and country are independent.
 */
export function MenuSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side="end" title={m.shell_menu()} closeLabel={m.shell_close()}>
      <nav className={styles['main-links']} aria-label={m.shell_nav()}>
        <PageLink to="/search" className="take">
          {m.shell_find_books()}
        </PageLink>
        <PageLink to="/basket" preload={false} className="give">
          {m.shell_sell_books()}
        </PageLink>
        <PageLink to="/bulk-scanning" preload={false} className="give">
          {m.shell_scan()}
        </PageLink>
        <PageLink to="/cart" preload={false}>
          {m.shell_cart()}
        </PageLink>
        <PageLink {...textPage('how-it-works')}>{m.shell_how_it_works()}</PageLink>
        <PageLink to="/faq">{m.shell_faq()}</PageLink>
        <PageLink to="/chat-bot" preload={false}>
          {m.shell_ask()}
        </PageLink>
      </nav>
      <h3 className={styles['title']}>{m.shell_read_in()}</h3>
      <LanguageLinks className={styles['languages']} />
      <div className={styles['market']}>
        <MarketSelect />
        <p className="small">{m.shell_market_note()}</p>
      </div>
      <nav className={styles['more']} aria-label={m.shell_footer_help()}>
        <PageLink {...textPage('shipping')}>{m.shell_shipping()}</PageLink>
        <PageLink {...textPage('returns')}>{m.shell_returns()}</PageLink>
        <PageLink {...textPage('grading')}>{m.shell_grading()}</PageLink>
        <PageLink {...textPage('contact')}>{m.shell_contact()}</PageLink>
        <PageLink {...textPage('about')}>{m.shell_about()}</PageLink>
        <PageLink {...textPage('accessibility')}>{m.shell_accessibility()}</PageLink>
        <PageLink {...textPage('terms')}>{m.shell_terms()}</PageLink>
        <PageLink {...textPage('privacy')}>{m.shell_privacy()}</PageLink>
        <PageLink {...textPage('imprint')}>{m.shell_imprint()}</PageLink>
      </nav>
    </Sheet>
  );
}
