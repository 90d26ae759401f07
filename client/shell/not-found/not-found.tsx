import { useState } from 'react';
import type { BookCard as Book } from '../../../domain/catalogue/schemas';
import { formatMoney } from '../../../domain/format';
import { formatList } from '../../../domain/formats/format-lists';
import { m } from '../../../messages/compiled/messages.js';
import { language, addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { pageRequestId } from '../../lib/request-id';
import { lowestPriceWords } from '../../lib/words/lowest-price-words';
import { useMarket } from '../../data/use-market';
import { ListedPostage } from '../../forms/law/listed-postage';
import { WishCorner } from '../../forms/wish-corner';
import { BookCard } from '../../ui/books/book-card';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Cover } from '../../ui/books/cover';
import { Price } from '../../ui/figures/price';
import { SectionHead } from '../../ui/text/section-head';
import { Shelf } from '../../ui/books/shelf';
import styles from './not-found.module.css';
import { bookPage } from '../../lib/pages';

/** Data of a loader's `notFound({ data })`: the words of the address, and books with similar words. */
export interface UnknownAddress {
  readonly words: string;
  readonly near: readonly Book[];
}

/** Page of an unknown address: says so, offers a search, and shows books with similar words. */
export function NotFound({ data }: { readonly data?: unknown }) {
  const { words = '', near = [] } = unknownAddressOf(data);
  const [id] = useState(pageRequestId);
  const market = useMarket();
  return (
    <div className="page">
      <h1 className={styles['title']}>{m.shell_not_found_title()}</h1>
      <p className="lead">{m.shell_not_found_text()}</p>
      <search>
        <form method="get" action={addressOf('/search')} className={styles['search']}>
          <input
            type="search"
            name="q"
            defaultValue={words}
            aria-label={m.shell_search_label()}
            placeholder={m.shell_search_placeholder()}
            maxLength={200}
          />
          <Button type="submit">{m.shell_search()}</Button>
        </form>
      </search>
      {near.length === 0 ? null : (
        <section className="section">
          <SectionHead title={m.shell_not_found_near()} />
          <ListedPostage market={market} />
          <Shelf columns={6}>
            {near.map((book) => (
              <NearBook key={book.isbn} book={book} />
            ))}
          </Shelf>
        </section>
      )}
      <p className={styles['home']}>
        <PageLink to="/" className={buttonClass({ kind: 'outline' })}>
          {m.shell_not_found_home()}
        </PageLink>
        <PageLink to="/faq" className={buttonClass({ kind: 'quiet' })}>
          {m.shell_faq()}
        </PageLink>
      </p>
      {id === null ? null : (
        <p className="small" id="request-number" data-request={id}>
          {m.error_request_id({ id })}
        </p>
      )}
    </div>
  );
}

function NearBook({ book }: { readonly book: Book }) {
  const lng = language();
  const page = bookPage(book.isbn, book.title);
  return (
    <BookCard
      cover={
        <Cover src={book.cover} isbn={book.isbn}>
          <PageLink {...page} className={styles['whole']} tabIndex={-1} aria-hidden="true" />
          <WishCorner isbn={book.isbn} title={book.title} />
        </Cover>
      }
      title={
        <PageLink {...page} lang={book.language}>
          <bdi>{book.title}</bdi>
        </PageLink>
      }
      by={formatList(book.authors, lng, 'unit')}
      price={
        book.cheapest === null ? (
          <span className="small">{m.shell_sold_out()}</span>
        ) : (
          <Price amount={formatMoney(book.cheapest.price, lng)} words={lowestPriceWords(book.cheapest.used)} />
        )
      }
    />
  );
}

/** Returns the data of `notFound`, which the router types as unknown. Other loaders pass none. */
function unknownAddressOf(data: unknown): Partial<UnknownAddress> {
  if (typeof data !== 'object' || data === null || !('words' in data) || !('near' in data)) return {};
  // oxlint-disable-next-line typescript/consistent-type-assertions -- both properties are there
  return data as UnknownAddress;
}
