import { m } from '../../messages/compiled/messages.js';
import { PageLink } from '../lib/page-link';
import { Sheet } from '../ui/sheet';
import { LanguageLinks } from './choices/language-links';
import { MarketSelect } from './choices/market-select';
import styles from './menu-sheet.module.css';

/** The two ways (on a phone), the ten languages, the country. Language and country know nothing of each other. */
export function MenuSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} side="end" title={m.shell_menu()} closeLabel={m.shell_close()}>
      <nav className={styles['ways']} aria-label={m.shell_nav()}>
        <PageLink to="/search" className="take">{m.shell_find_books()}</PageLink>
        <PageLink to="/basket" ahead={false} className="give">{m.shell_sell_books()}</PageLink>
        <PageLink to="/bulk-scanning" ahead={false} className="give">{m.shell_scan()}</PageLink>
        <PageLink to="/cart" ahead={false}>{m.shell_cart()}</PageLink>
      </nav>
      <h3 className={styles['title']}>{m.shell_read_in()}</h3>
      <LanguageLinks className={styles['languages']} />
      <div className={styles['market']}>
        <MarketSelect />
        <p className="small">{m.shell_market_note()}</p>
      </div>
    </Sheet>
  );
}
