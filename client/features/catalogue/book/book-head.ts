import { bookPath } from '../../../../domain/catalogue/book-path';
import type { BookPage } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { currencies, type Money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../lib/head';
import { editionWords } from '../cards/edition-words';
import { namesInLine } from '../cards/names-in-line';

/** Returns the head of a book's page: title, description, and schema.org's Product, Book and Offers. */
export function bookHead(book: BookPage, context: HeadContext) {
  const author = namesInLine(book.authors);
  const facts = { title: book.title, author, edition: editionWords(book) };
  const path = bookPath(book.isbn, book.title);
  return pageHead({
    title: author === '' ? book.title : m.book_page_title({ title: book.title, author }),
    description:
      book.cheapest === null
        ? m.book_page_description_sold_out(facts)
        : m.book_page_description({ ...facts, amount: formatMoney(book.cheapest.price, context.language) }),
    path,
    context,
    image: book.cover,
    jsonLd: productOf(book, `${context.origin}/${context.language}${path}`, context.origin),
  });
}

const bindings = {
  paperback: 'https://schema.org/Paperback',
  hardcover: 'https://schema.org/Hardcover',
  pocket: 'https://schema.org/Paperback',
  other: undefined,
};

/** Returns a decimal number in the form of schema.org: `6.20`, `350`. */
const decimal = ({ minor, currency }: Money) => (minor / 10 ** currencies[currency]).toFixed(currencies[currency]);

function productOf(book: BookPage, url: string, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Book'],
    '@id': url,
    url,
    name: book.title,
    image: new URL(book.cover, origin).href,
    author: book.authors.map((name) => ({ '@type': 'Person', name })),
    isbn: book.isbn,
    gtin13: book.isbn,
    inLanguage: book.language,
    bookFormat: bindings[book.format],
    numberOfPages: book.pages ?? undefined,
    datePublished: book.published ?? undefined,
    publisher: book.publisher === null ? undefined : { '@type': 'Organization', name: book.publisher },
    description: book.description?.text,
    offers: book.copies.map((copy) => ({
      '@type': 'Offer',
      url,
      price: decimal(copy.price),
      priceCurrency: copy.price.currency,
      itemCondition: copy.used ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
      availability: copy.available > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    })),
  };
}
