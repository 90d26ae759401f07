import { parseAmount } from '../../desk/bank-statement';
import type { AskedBookAnswer } from '../../wishes/asked-book-schemas';
import { anyText, presentTextUpTo, textMatching, textUpTo } from '../field-rules';
import { formSchema, jointFormSchema, readFields, type FieldRule, type FieldsRead } from '../form-schema';

/** Highest reference price of a book in EUR cents, and most pages: higher numbers are typing errors. */
export const askedBookLimits = { price: 1_000_000, pages: 9999, text: 300 } as const;

const price: FieldRule<number> = (entered) => {
  const cents = parseAmount(entered, 2);
  return cents === null || cents < 1 || cents > askedBookLimits.price ? { fault: 'wrong' } : { value: cents };
};

const fields = formSchema({
  title: presentTextUpTo(askedBookLimits.text),
  authors: textUpTo(askedBookLimits.text),
  language: textMatching(/^[a-z]{2,3}$/),
  pages: anyText,
  price,
});

/** Schema of what a clerk found out about a book that a person asked about. Pages may be left out. */
export const askedBookForm = jointFormSchema((entered): FieldsRead<AskedBookAnswer> => {
  const read = readFields(fields, entered);
  if ('faults' in read) return read;
  const { pages: typed, ...facts } = read.values;
  const pages = typed.trim() === '' ? null : Number(typed);
  if (pages !== null && !(Number.isInteger(pages) && pages >= 1 && pages <= askedBookLimits.pages))
    return { faults: { pages: 'wrong' } };
  return { values: { book: { ...facts, pages } } };
});
