import type { QuoteRow } from '../../../domain/checkout/schemas';
import { formatNumber } from '../../../domain/format';
import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';

export type PlacedRow = QuoteRow;

type Word = (
  counted: { readonly count: number; readonly shown: string },
  options: { readonly locale: Language },
) => string;

const gradeWords: Readonly<Record<Grade, Word>> = {
  new: (_, options) => m.mail_grade_new({}, options),
  'like-new': (_, options) => m.mail_grade_like_new({}, options),
  'very-good': (_, options) => m.mail_grade_very_good({}, options),
  good: (_, options) => m.mail_grade_good({}, options),
  acceptable: (_, options) => m.mail_grade_acceptable({}, options),
};

const rowWords: Readonly<Record<PlacedRow['code'], Word>> = {
  'books-in': m.mail_row_books_in,
  'books-out': m.mail_row_books_out,
  'postage-to-us': (_, options) => m.mail_row_postage_to_us({}, options),
  'postage-to-you': (_, options) => m.mail_row_postage_to_you({}, options),
  'store-credit': (_, options) => m.mail_row_store_credit({}, options),
  'credit-bonus': (_, options) => m.mail_row_credit_bonus({}, options),
};

/** Returns the grade of some copies: "2 × Used, good". One copy has no count. */
export function gradeWord(grade: Grade, copies: number, language: Language): string {
  const shown = formatNumber(copies, language);
  const word = gradeWords[grade]({ count: copies, shown }, { locale: language });
  return copies === 1 ? word : `${shown} × ${word}`;
}

/** Returns the label of a row of the sums ("It adds up"). */
export function rowWord({ code, books }: PlacedRow, language: Language): string {
  return rowWords[code]({ count: books, shown: formatNumber(books, language) }, { locale: language });
}
