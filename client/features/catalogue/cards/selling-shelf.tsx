import type { ReactNode } from 'react';
import type { ShelfBook } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { WishCorner } from '../../../forms/wish-corner';
import { copyWords } from '../../../lib/words/copy-words';
import { language } from '../../../lib/language';
import { BookCard } from '../../../ui/books/book-card';
import { Cover } from '../../../ui/books/cover';
import { Shelf } from '../../../ui/books/shelf';
import { Price } from '../../../ui/figures/price';
import { BookLink } from './book-link';
import linked from './book-link.module.css';
import { namesInLine } from './names-in-line';
import { ShelfBuyButton } from './shelf-buy-button';
import styles from './selling-shelf.module.css';

export interface SellingShelfProps<Book extends ShelfBook> {
  readonly books: readonly Book[];
  readonly label: string;
  /** Further content below a price. */
  readonly renderBeside?: (book: Book) => ReactNode;
}

const columns = 7;

/** Row of books, each with the price of one copy and a button that adds it to the cart. */
export function SellingShelf<Book extends ShelfBook>({ books, label, renderBeside }: SellingShelfProps<Book>) {
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
          price={
            book.choice === null ? (
              <span className="xs">{m.shell_sold_out()}</span>
            ) : (
              <span className={styles['price']}>
                <small>{copyWords(book.choice.grade)}</small>
                <Price amount={formatMoney(book.choice.price, language())} /> {renderBeside?.(book)}
              </span>
            )
          }
          action={
            book.choice === null ? null : <ShelfBuyButton isbn={book.isbn} title={book.title} copy={book.choice} />
          }
        />
      ))}
    </Shelf>
  );
}
