import type { BookPage } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { formatName } from '../../../lib/words/format-words';
import { language } from '../../../lib/language';
import { languageName } from '../../../lib/words/place-names';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './book-details.module.css';
import { seriesWords } from './book-series';
import { publicationDate } from '../cards/publication-date';
import { countParams } from '../../../lib/words/count-params';

/** Details of the edition: a row for each known fact. */
export function BookDetails({ book }: { readonly book: BookPage }) {
  const lng = language();
  const rows: readonly (readonly [label: string, value: string | null, isCode?: boolean])[] = [
    [m.book_isbn(), book.isbnHyphenated, true],
    [m.book_publisher(), book.publisher],
    [m.book_published(), book.published === null ? null : publicationDate(book.published, lng)],
    [m.book_series(), book.series === null ? null : seriesWords(book.series)],
    [m.book_binding(), formatName(book.format)],
    [m.book_extent(), book.pages === null ? null : m.book_pages(countParams(book.pages))],
    [m.book_language(), languageName(book.language, lng)],
    [m.book_weight(), book.grams === null ? null : m.book_grams(countParams(book.grams))],
  ];
  return (
    <section>
      <SectionHead size="block" title={m.book_details()} />
      <dl className={styles['details']}>
        {rows.map(([label, value, isCode]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isCode === true ? 'code' : undefined}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
        {book.publisherContact === null ? null : (
          <div>
            <dt>{m.book_safety_contact()}</dt>
            <dd>
              {book.publisherContact.map((line) => (
                <bdi key={line} className={styles['contact']}>
                  {line}
                </bdi>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
