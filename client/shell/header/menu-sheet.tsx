import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { Sheet } from '../../ui/overlays/sheet';
import { LanguageLinks } from '../choices/language-links';
import { MarketSelect } from '../choices/market-select';
import styles from './menu-sheet.module.css';

/**
 * Sheet with the two main links (on a phone), the ten languages and the country. Language and country are independent.
 */
export function MenuSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} side="end" title={m.shell_menu()} closeLabel={m.shell_close()}>
      <nav className={styles['ways']} aria-label={m.shell_nav()}>
        <PageLink to="/search" className="take">
          {m.shell_find_books()}
        </PageLink>
        <PageLink to="/basket" ahead={false} className="give">
          {m.shell_sell_books()}
        </PageLink>
        <PageLink to="/bulk-scanning" ahead={false} className="give">
          {m.shell_scan()}
        </PageLink>
        <PageLink to="/cart" ahead={false}>
          {m.shell_cart()}
        </PageLink>
        <PageLink to="/how-it-works">{m.shell_how_it_works()}</PageLink>
        <PageLink to="/faq">{m.shell_faq()}</PageLink>
        <PageLink to="/chat-bot" ahead={false}>
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
        <PageLink to="/shipping">{m.shell_shipping()}</PageLink>
        <PageLink to="/returns">{m.shell_returns()}</PageLink>
        <PageLink to="/grading">{m.shell_grading()}</PageLink>
        <PageLink to="/contact">{m.shell_contact()}</PageLink>
        <PageLink to="/about">{m.shell_about()}</PageLink>
        <PageLink to="/accessibility">{m.shell_accessibility()}</PageLink>
        <PageLink to="/terms">{m.shell_terms()}</PageLink>
        <PageLink to="/privacy">{m.shell_privacy()}</PageLink>
        <PageLink to="/imprint">{m.shell_imprint()}</PageLink>
      </nav>
    </Sheet>
  );
}
