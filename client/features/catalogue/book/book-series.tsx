import type { BookPage } from '../../../../domain/catalogue/schemas';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Cover } from '../../../ui/books/cover';
import { classes } from '../../../ui/classes';
import { SectionHead } from '../../../ui/text/section-head';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { CardPrice } from '../cards/card-price';
import { editionWords } from '../cards/edition-words';
import styles from './edition-rows.module.css';

/** Returns name and volume of a series. */
export function seriesWords({ name, number }: Pick<NonNullable<BookPage['series']>, 'name' | 'number'>): string {
  return number === null ? name : m.book_volume({ series: name, number: formatNumber(number, language()) });
}

/** Series of a book as a link to all its books, and the next volume. */
export function BookSeries({ series }: Pick<BookPage, 'series'>) {
  if (series === null) return null;
  const { name, next } = series;
  return (
    <section>
      <SectionHead
        size="block"
        title={
          <PageLink to="/search" search={{ q: name }}>
            <bdi>{seriesWords(series)}</bdi>
          </PageLink>
        }
      />
      {next === null ? null : (
        <div className={classes(styles['edition'], linked['book'])}>
          <Cover src={next.cover} isbn={next.isbn} width={44} hasFold={false} />
          <div>
            <p className="small">{m.book_next_volume()}</p>
            <h3 className={styles['title']}>
              <BookLink book={next} isStretched />
            </h3>
            <p className="small">{editionWords(next)}</p>
          </div>
          <CardPrice book={next} />
        </div>
      )}
    </section>
  );
}
