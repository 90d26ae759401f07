import { useSyncExternalStore } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { WishCorner } from '../../../forms/wish-corner';
import { BookCard } from '../../../ui/books/book-card';
import { Cover } from '../../../ui/books/cover';
import { SectionHead } from '../../../ui/text/section-head';
import { Shelf } from '../../../ui/books/shelf';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { namesInLine } from '../cards/names-in-line';
import { recentBooks, type RecentBook } from './recent-books';

const columns = 7;
const noBooks: readonly RecentBook[] = [];
const neverChanges = () => () => undefined;

/** Books viewed in this browser. Only their pages show prices. */
export function RecentlyViewed() {
  const books = useSyncExternalStore(neverChanges, recentBooks, () => noBooks);
  if (books.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={m.home_recent()} note={m.home_recent_note()} />
      <Shelf columns={columns} label={m.home_recent()}>
        {books.slice(0, columns).map((book) => (
          <BookCard
            key={book.isbn}
            className={linked['book']}
            cover={
              <Cover src={book.cover} isbn={book.isbn}>
                <WishCorner isbn={book.isbn} title={book.title} />
              </Cover>
            }
            title={<BookLink book={book} isStretched />}
            by={namesInLine(book.authors)}
            price={null}
          />
        ))}
      </Shelf>
    </section>
  );
}
