import { recentKey } from './recent-key';

/** Book that was viewed in this browser. */
export interface RecentBook {
  readonly isbn: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly language: string;
  readonly cover: string;
}

const maxBooks = 12;

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(value: unknown): RecentBook[] {
  if (typeof value !== 'object' || value === null) return [];
  const { isbn, title, authors, language, cover }: Record<string, unknown> = { ...value };
  if (!isText(isbn) || !isText(title) || !isText(language) || !isText(cover) || !Array.isArray(authors)) return [];
  return [{ isbn, title, authors: authors.filter(isText), language, cover }];
}

let last: { readonly text: string; readonly books: readonly RecentBook[] } = { text: '', books: [] };

/**
 * Returns the books viewed in this browser, newest first; the same array until it changes. Nothing is sent to the shop.
 * Unreadable or forbidden storage counts as empty.
 */
export function recentBooks(): readonly RecentBook[] {
  try {
    const text = localStorage.getItem(recentKey) ?? '[]';
    if (text !== last.text) {
      last = { text, books: [] };
      const stored: unknown = JSON.parse(text);
      last = { text, books: Array.isArray(stored) ? stored.flatMap(parse).slice(0, maxBooks) : [] };
    }
    return last.books;
  } catch {
    return last.books;
  }
}

/** Adds a book in front of the viewed ones. */
export function rememberBook({ isbn, title, authors, language, cover }: RecentBook): void {
  const others = recentBooks().filter((book) => book.isbn !== isbn);
  try {
    localStorage.setItem(
      recentKey,
      JSON.stringify([{ isbn, title, authors, language, cover }, ...others].slice(0, maxBooks)),
    );
  } catch {
    // Full or forbidden storage keeps nothing; nothing depends on it.
  }
}
