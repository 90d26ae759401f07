import { grades, type Grade } from '../grade';
import { orElse, wholeNumber } from './field-rules';
import { formSchema, type FieldRule } from './form-schema';
import { copies, isbn, lineOf } from './line-rule';

/** A copy as the book page offers it ("good:690"): its grade and the price that the person saw, in minor units. */
const copy: FieldRule<readonly [grade: Grade, price: number]> = (entered) => {
  const [named, digits = '', ...rest] = entered.split(':');
  const grade = grades.find((each) => each === named);
  const price = wholeNumber(Number.MAX_SAFE_INTEGER)(digits);
  if (grade === undefined || 'fault' in price || rest.length > 0) return { fault: 'wrong' };
  return { value: [grade, price.value] };
};

/** Copy of a book that is put into the cart, at the price that the person saw. */
export const addToCartForm = formSchema({ isbn, copy });

/** Book that is put on the wish list. */
export const addWishForm = formSchema({ isbn });

/** A cart line's form: the new quantity, 0 to remove the line, and a raised price that the person accepts. */
export const cartLineForm = formSchema({
  line: lineOf(grades),
  quantity: copies,
  price: orElse(wholeNumber(Number.MAX_SAFE_INTEGER), undefined),
});
