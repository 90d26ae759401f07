import type { QuoteRow } from '../../../domain/checkout/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { countParams } from './count-params';

const words: Record<QuoteRow['code'], (books: number) => string> = {
  'books-in': (books) => m.checkout_row_books_in(countParams(books)),
  'books-out': (books) => m.checkout_row_books_out(countParams(books)),
  'postage-to-us': () => m.checkout_row_postage_to_us(),
  'postage-to-you': () => m.checkout_row_postage_to_you(),
  'store-credit': () => m.checkout_row_store_credit(),
  'credit-bonus': () => m.checkout_row_credit_bonus(),
};

/** Returns the label of a row of the sums, at checkout and on the trade. */
export function rowWords({ code, books }: Pick<QuoteRow, 'code' | 'books'>): string {
  return words[code](books);
}
