import { findTypedIsbns } from '../basket/typed-isbns';
import { usedGrades } from '../grade';
import { checkbox, oneOf, orElse } from './field-rules';
import { formSchema } from './form-schema';
import { copies, isbn, lineOf } from './line-rule';

/** Book that is put on the sell list, with the grade that the person gives it. */
export const addToSellListForm = formSchema({ isbn, give: oneOf(usedGrades) });

/** A sell list line's form: grade, ex-library, and the copies. A button sends a new quantity, 0 to remove the line. */
export const sellLineForm = formSchema({
  line: lineOf(usedGrades),
  grade: oneOf(usedGrades),
  copies,
  quantity: orElse(copies, undefined),
  exLibrary: checkbox,
});

/** Typed ISBNs for the sell list, and their grade. At least one must be an ISBN. */
export const addIsbnsForm = formSchema({
  isbns: (entered) => {
    const found = findTypedIsbns(entered);
    if (found.books.length > 0) return { value: found };
    return { fault: entered.trim() === '' ? 'missing' : 'wrong' };
  },
  grade: oneOf(usedGrades),
});

/** Book outside the catalogue that the shop is asked to look up. */
export const askForBookForm = formSchema({ isbn });

/** Offers that are held again. The form has no fields. */
export const holdOffersForm = formSchema({});
