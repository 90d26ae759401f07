import type { Home } from '../../../../domain/catalogue/schemas';
import { formatNumber } from '../../../../domain/format';
import { endonyms } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { SectionHead } from '../../../ui/text/section-head';
import { BookShelf } from '../cards/book-shelf';
import styles from './your-language.module.css';

const columns = 5;

/** Books in the page's language, and how many there are in the others. */
export function YourLanguage({ home }: { readonly home: Home }) {
  const lng = language();
  const counts = home.languageCounts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.language === lng) - Number(one.language === lng) || other.count - one.count);
  const ownCount = counts.find((each) => each.language === lng)?.count ?? 0;
  if (counts.length === 0) return null;
  return (
    <section className="section">
      <SectionHead
        title={m.home_your_language()}
        note={m.home_your_language_note({
          count: ownCount,
          shown: formatNumber(ownCount, lng),
          language: endonyms[lng],
        })}
      />
      <div className={styles['yours']}>
        <ul className={styles['languages']} aria-label={m.home_languages()}>
          {counts.map((each) => (
            <li key={each.language} className={each.language === lng ? styles['own'] : undefined}>
              <PageLink to="/search" search={{ language: each.language, sort: 'popular' }}>
                <bdi lang={each.language}>{endonyms[each.language]}</bdi> <span>{formatNumber(each.count, lng)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {home.inYourLanguage.length === 0 ? null : (
          <BookShelf books={home.inYourLanguage} columns={columns} label={m.home_your_language()} />
        )}
      </div>
    </section>
  );
}
