import { m } from '../../../messages/compiled/messages.js';
import { useMe } from '../../data/session/me';
import { useMarket } from '../../data/use-market';
import { PageLink } from '../../lib/page-link';
import { subjectPage, textPage } from '../../lib/pages';
import { returnWords, taxWords } from '../../lib/words/tax-words';
import { LanguageLinks } from '../choices/language-links';
import { MarketSelect } from '../choices/market-select';
import styles from './footer.module.css';
import { Logo } from '../header/logo';

/** Footer with languages, links to all public pages, the market and the legal line. */
export function Footer() {
  const market = useMarket();
  const isSignedIn = useMe() !== null;
  return (
    <footer className={styles['footer']} id="footer" aria-label={m.shell_footer()}>
      <div className="page">
        <div className={styles['languages']}>
          <span>{m.shell_read_in()}</span>
          <LanguageLinks />
        </div>
        <div className={styles['columns']}>
          <div>
            <Logo />
            <p>{m.shell_footer_blurb()}</p>
          </div>
          <nav aria-label={m.shell_footer_books()}>
            <h2>{m.shell_footer_books()}</h2>
            <PageLink to="/search">{m.shell_search()}</PageLink>
            <PageLink {...subjectPage('fiction')}>{m.subject_fiction()}</PageLink>
            <PageLink {...subjectPage('crime')}>{m.subject_crime()}</PageLink>
            <PageLink {...subjectPage('history')}>{m.subject_history()}</PageLink>
            <PageLink {...subjectPage('children')}>{m.subject_children()}</PageLink>
          </nav>
          <nav aria-label={m.shell_footer_trading()}>
            <h2>{m.shell_footer_trading()}</h2>
            <PageLink {...textPage('how-it-works')}>{m.shell_how_it_works()}</PageLink>
            <PageLink to="/bulk-scanning" preload={false}>
              {m.shell_scan()}
            </PageLink>
            <PageLink to="/basket" preload={false}>
              {m.shell_basket()}
            </PageLink>
            <PageLink to="/cart" preload={false}>
              {m.shell_cart()}
            </PageLink>
            <PageLink {...textPage('grading')}>{m.shell_grading()}</PageLink>
          </nav>
          <nav aria-label={m.shell_footer_help()}>
            <h2>{m.shell_footer_help()}</h2>
            <PageLink to="/faq">{m.shell_faq()}</PageLink>
            <PageLink to="/chat-bot" preload={false}>
              {m.shell_ask()}
            </PageLink>
            <PageLink {...textPage('shipping')}>{m.shell_shipping()}</PageLink>
            <PageLink {...textPage('returns')}>{m.shell_returns()}</PageLink>
            <PageLink to="/withdraw" preload={false}>
              {m.shell_withdraw()}
            </PageLink>
            <PageLink {...textPage('contact')}>{m.shell_contact()}</PageLink>
            <PageLink to="/find-trade" preload={false}>
              {m.find_trade_title()}
            </PageLink>
            <PageLink to="/account-details" preload={false}>
              {m.shell_your_account()}
            </PageLink>
            {isSignedIn ? null : (
              <PageLink to="/register" preload={false}>
                {m.shell_register()}
              </PageLink>
            )}
          </nav>
          <nav aria-label={m.shell_footer_shop()}>
            <h2>{m.shell_footer_shop()}</h2>
            <PageLink {...textPage('about')}>{m.shell_about()}</PageLink>
            <PageLink {...textPage('accessibility')}>{m.shell_accessibility()}</PageLink>
            <PageLink {...textPage('terms')}>{m.shell_terms()}</PageLink>
            <PageLink {...textPage('privacy')}>{m.shell_privacy()}</PageLink>
            <PageLink {...textPage('imprint')}>{m.shell_imprint()}</PageLink>
          </nav>
          <div>
            <h2>{m.shell_market()}</h2>
            <MarketSelect isLabelHidden />
            <p>{m.shell_market_note()}</p>
          </div>
        </div>
        <p className={styles['legal']}>{`${taxWords(market)} ${returnWords(market)}`}</p>
      </div>
    </footer>
  );
}
