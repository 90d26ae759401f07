import { z } from 'zod';
import { formPolicy } from '../../../domain/policy';
import { gradeSchema, isbnSchema, usedGradeSchema } from '../../../domain/schemas';
import { read } from '../../../client/lib/api';
import { typedIsbns } from '../../../client/features/basket/typed-isbns';
import { formAction, wrongField } from './form-action';

/** A copy as the book page offers it: its grade and the price that the person saw, in minor units. */
const copySchema = z
  .string()
  .regex(/^[a-z-]+:\d{1,9}$/)
  .transform((text) => text.split(':'))
  .pipe(z.tuple([gradeSchema, z.coerce.number<string>().int()]));

/** Counts copies over all lines. */
const copies = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds one copy at the price that the person saw. */
export const addToCartAction = formAction({
  schema: z.strictObject({ isbn: isbnSchema, copy: copySchema }),
  kept: ['copy'],
  page: '/cart',
  shownBy: 'form',
  run: async (api, { isbn, copy: [grade, price] }, { language }) => {
    const { lines } = await read(api.cart.$get());
    const before = lines.find((line) => line.book.isbn === isbn && line.grade === grade)?.quantity ?? 0;
    const json = { quantity: before + 1, price };
    await read(api.cart.lines[':isbn'][':grade'].$put({ param: { isbn, grade }, json }));
    return { kind: 'go', to: `/${language}/cart` };
  },
});

/** Adds one copy to the sell list; its offer is held from then on. */
export const addToSellListAction = formAction({
  schema: z.strictObject({ isbn: isbnSchema, give: usedGradeSchema }),
  kept: ['give'],
  page: '/basket',
  shownBy: 'form',
  run: async (api, { isbn, give: grade }, { language }) => {
    const { lines } = await read(api.basket.$get());
    const before = lines.find((line) => line.book.isbn === isbn && line.grade === grade);
    const json = { quantity: (before?.quantity ?? 0) + 1, exLibrary: before?.exLibrary ?? false };
    await read(api.basket.lines[':isbn'][':grade'].$put({ param: { isbn, grade }, query: {}, json }));
    return { kind: 'go', to: `/${language}/basket` };
  },
});

/** Adds typed ISBNs to the sell list. Numbers that can't be read stay in the field. */
export const addIsbnsAction = formAction({
  schema: z.strictObject({ isbns: z.string().max(formPolicy.mostBytes), grade: usedGradeSchema }),
  kept: ['isbns', 'grade'],
  page: '/basket',
  shownBy: 'form',
  run: async (api, { isbns, grade }, { language }) => {
    const { books, wrong } = typedIsbns(isbns);
    if (books.length === 0) throw wrongField('isbns');
    const lines = books.map((book) => ({ ...book, grade, exLibrary: false }));
    const { refused } = await read(api.basket.lines.$post({ json: { lines } }));
    if (refused.length === 0 && wrong.length === 0) return { kind: 'go', to: `/${language}/basket` };
    const values = { isbns: wrong.map(({ text }) => text).join('\n'), grade };
    return { kind: 'answer', values, answer: { taken: copies(books) - copies(refused), refused } };
  },
});

/** Adds a book to the wish list. Only the script knows which books are there already, so nothing is removed. */
export const addWishAction = formAction({
  schema: z.strictObject({ isbn: isbnSchema }),
  kept: [],
  page: '/',
  shownBy: 'frame',
  run: async (api, { isbn }) => {
    await read(api.wishes[':isbn'].$put({ param: { isbn } }));
    return { kind: 'done', values: { isbn } };
  },
});
