import type { BookCard as Card } from '../../../../domain/catalogue/schemas';
import { WishCorner } from '../../../forms/wish-corner';
import { BookCard } from '../../../ui/books/book-card';
import { Cover } from '../../../ui/books/cover';
import { Shelf } from '../../../ui/books/shelf';
import { BookLink } from './book-link';
import linked from './book-link.module.css';
import { CardPrice } from './card-price';
import { namesInLine } from './names-in-line';

export interface BookShelfProps {
  readonly books: readonly Card[];
  /** Books in the row on a desktop. A phone scrolls through as many. */
  readonly columns?: number;
  readonly label: string;
}

/** Row of books. */
export function BookShelf({ books, columns = 7, label }: BookShelfProps) {
  return (
    <Shelf columns={columns} label={label}>
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
          price={<CardPrice book={book} />}
        />
      ))}
    </Shelf>
  );
}
