import { partsOfLineName } from '../cart/line-name';
import type { Grade } from '../grade';
import { isbnShape } from '../isbn-shape';
import { limits } from '../policy/limits';
import { textMatching, wholeNumber } from './field-rules';
import type { FieldRule } from './form-schema';

/** ISBN-13 of a book. */
export const isbn = textMatching(isbnShape);

/** Number of copies of a line. */
export const copies = wholeNumber(limits.cartQuantity);

/** Returns the rule of a line's name, which is read as ISBN and grade. */
export const lineOf =
  <const Of extends Grade>(possible: readonly Of[]): FieldRule<readonly [isbn: string, grade: Of]> =>
  (entered) => {
    const [book = '', named, ...rest] = partsOfLineName(entered);
    const grade = possible.find((usedGrade) => usedGrade === named);
    if (!isbnShape.test(book) || grade === undefined || rest.length > 0) return { fault: 'wrong' };
    return { value: [book, grade] };
  };
