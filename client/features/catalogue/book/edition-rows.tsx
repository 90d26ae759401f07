import type { BookCard } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { Cover } from '../../../ui/books/cover';
import { classes } from '../../../ui/classes';
import { SectionHead } from '../../../ui/text/section-head';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { CardPrice } from '../cards/card-price';
import styles from './edition-rows.module.css';
import { editionWords } from '../cards/edition-words';
import { countParams } from '../../../lib/words/count-params';

const maxShown = 4;

/** Other editions of the work, those in the reader's language first. A long list is folded. */
export function EditionRows({ editions }: { readonly editions: readonly BookCard[] }) {
  if (editions.length === 0) return null;
  const hiddenEditions = editions.slice(maxShown);
  return (
    <section>
      <SectionHead size="block" title={m.book_editions()} />
      <ul className={styles['editions']}>{editions.slice(0, maxShown).map(renderEdition)}</ul>
      {hiddenEditions.length === 0 ? null : (
        <details>
          <summary className="link">{m.book_editions_more(countParams(hiddenEditions.length))}</summary>
          <ul className={styles['editions']}>{hiddenEditions.map(renderEdition)}</ul>
        </details>
      )}
    </section>
  );
}

function renderEdition(edition: BookCard) {
  return (
    <li key={edition.isbn} className={classes(styles['edition'], linked['book'])}>
      <Cover src={edition.cover} isbn={edition.isbn} width={44} hasFold={false} />
      <div>
        <h3 className={styles['title']}>
          <BookLink book={edition} isStretched />
        </h3>
        <p className="small">{editionWords(edition)}</p>
      </div>
      <CardPrice book={edition} />
    </li>
  );
}
