import type { LineProblem } from '../../../domain/scanning/run';
import { m } from '../../../messages/compiled/messages.js';

const sentences: Record<LineProblem, (code: { text: string }) => string> = {
  'invalid-isbn': m.scanning_problem_invalid_isbn,
  'shop-barcode': m.scanning_problem_shop_barcode,
  'printed-music': m.scanning_problem_printed_music,
  'price-add-on': m.scanning_problem_price_add_on,
  issn: m.scanning_problem_issn,
  'not-a-book': m.scanning_problem_not_a_book,
};

/** Isolates a number, so that its digits keep their order within a sentence of any direction. */
export const isolateCode = (code: string): string => `\u2066${code}\u2069`;

/** Returns what a number is that is not an ISBN, and what to do. */
export const problemSentence = (problem: LineProblem, text: string): string =>
  sentences[problem]({ text: isolateCode(text) });
