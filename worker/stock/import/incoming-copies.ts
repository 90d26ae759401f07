import type { CopiesFacts, CopiesFailure } from '../../../domain/catalogue/import/copies-row';
import { stockKey, type Grade } from '../../../domain/grade';
import { basePrice } from '../../../domain/pricing/price';
import type { AddedItem, AddedMovement } from '../add-copies-statements';
import type { CatalogueBook } from './catalogue-books';

interface Item {
  readonly isbn: string;
  readonly grade: Grade;
  count: number;
}

/** Copies that the rows of a chunk add to the stock, beside the books that the catalogue has. */
export class IncomingCopies {
  added = 0;
  updated = 0;
  unchanged = 0;
  readonly #books: ReadonlyMap<string, CatalogueBook>;
  readonly #items = new Map<string, Item>();
  readonly #movements: AddedMovement[] = [];
  readonly #shelves = new Map<string, readonly [isbn: string, grade: Grade, shelf: string]>();
  readonly #references = new Map<string, number>();

  constructor(books: ReadonlyMap<string, CatalogueBook>) {
    this.#books = books;
  }

  /** Adds the copies of a row, or returns why they can't be added. */
  add({ isbn, copies, cost, shelf, price }: CopiesFacts): CopiesFailure | null {
    const book = this.#books.get(isbn);
    if (book === undefined) return 'book-unknown';
    const isKnown = ({ grade }: { readonly grade: Grade }) => book.stock.some((item) => item.grade === grade);
    // The shop computes its prices itself, so a price of the file counts only where the book has none.
    const newReference = book.isEdited || copies.length === 0 ? null : price;
    const reference = book.reference ?? this.#references.get(isbn) ?? newReference;
    if (reference === null && !copies.every(isKnown)) return 'book-without-price';
    if (book.reference === null && reference !== null) this.#references.set(isbn, reference);
    this.#count(
      copies.length,
      copies.every((copy) => isKnown(copy) || this.#items.has(stockKey({ isbn, grade: copy.grade }))),
    );
    for (const { grade, count } of copies) {
      const key = stockKey({ isbn, grade });
      const item = this.#items.get(key) ?? { isbn, grade, count: 0 };
      item.count += count;
      this.#items.set(key, item);
      this.#movements.push({ isbn, grade, count, cost });
      if (shelf !== null) this.#shelves.set(key, [isbn, grade, shelf]);
    }
    return null;
  }

  #count(grades: number, areKnown: boolean): void {
    if (grades === 0) this.unchanged += 1;
    else if (areKnown) this.updated += 1;
    else this.added += 1;
  }

  /** Items with the price that a new one gets by the rules of the nightly pricing. */
  get items(): readonly AddedItem[] {
    const items = [...this.#items.values()];
    const incoming = Map.groupBy(items, ({ isbn }) => isbn);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    return items.flatMap((item) => {
      const book = this.#books.get(item.isbn);
      if (book === undefined) return [];
      const stored = book.stock.find(({ grade }) => grade === item.grade);
      const reference = book.reference ?? this.#references.get(item.isbn);
      const supply = {
        onHand:
          sum(book.stock.map(({ onHand }) => onHand)) + sum((incoming.get(item.isbn) ?? []).map(({ count }) => count)),
        reserved: sum(book.stock.map(({ reserved }) => reserved)),
        onTheWay: book.onTheWay,
        demand: book.demand,
      };
      const price = stored?.baseCents ?? (reference === undefined ? null : basePrice(reference, item.grade, supply));
      return price === null ? [] : [{ ...item, price }];
    });
  }

  /** The books of these copies, as they were read: whether they are there, and their reference prices. */
  get books(): readonly { readonly isbn: string; readonly reference_price: number | null }[] {
    const isbns = [...new Set([...this.#items.values()].map(({ isbn }) => isbn))];
    return isbns.flatMap((isbn) => {
      const book = this.#books.get(isbn);
      return book === undefined ? [] : [{ isbn, reference_price: book.reference }];
    });
  }

  get movements(): readonly AddedMovement[] {
    return this.#movements;
  }

  /** Shelves that the rows name. The last row of an item counts. */
  get shelves(): readonly (readonly [isbn: string, grade: Grade, shelf: string])[] {
    return [...this.#shelves.values()];
  }

  /** Reference prices of books that had none, in EUR cents. */
  get references(): readonly (readonly [isbn: string, price: number])[] {
    return [...this.#references];
  }
}
