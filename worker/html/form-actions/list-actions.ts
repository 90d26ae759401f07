import { addToCartForm, addWishForm, cartLineForm } from '../../../domain/forms/cart-forms';
import {
  addIsbnsForm,
  addToSellListForm,
  askForBookForm,
  holdOffersForm,
  sellLineForm,
} from '../../../domain/forms/sell-list-forms';
import { read } from '../../../client/lib/api';
import { formAction } from './form-action';

/** Counts copies over all lines. */
const countCopies = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds one copy at the price that the person saw. */
export const addToCartAction = formAction({
  schema: addToCartForm,
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
  schema: addToSellListForm,
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
  schema: addIsbnsForm,
  kept: ['isbns', 'grade'],
  page: '/basket',
  shownBy: 'form',
  run: async (api, { isbns: { books, wrong }, grade }, { language }) => {
    const lines = books.map((book) => ({ ...book, grade, exLibrary: false }));
    const { refused } = await read(api.basket.lines.$post({ json: { lines } }));
    if (refused.length === 0 && wrong.length === 0) return { kind: 'go', to: `/${language}/basket` };
    const values = { isbns: wrong.map(({ text }) => text).join('\n'), grade };
    return { kind: 'answer', values, answer: { taken: countCopies(books) - countCopies(refused), refused } };
  },
});

/** Asks the shop to look a book up. One that came into the catalogue meanwhile is in the field again, to be added. */
export const askForBookAction = formAction({
  schema: askForBookForm,
  kept: ['isbn'],
  page: '/basket',
  shownBy: 'form',
  run: async (api, { isbn }, { language }) => {
    const { state } = await read(api['asked-books'][':isbn'].$put({ param: { isbn } }));
    return state === 'known'
      ? { kind: 'go', to: `/${language}/basket?isbn=${isbn}` }
      : { kind: 'done', values: { isbn } };
  },
});

/** Adds a book to the wish list. Only the script knows which books are there already, so nothing is removed. */
export const addWishAction = formAction({
  schema: addWishForm,
  kept: [],
  page: '/',
  shownBy: 'frame',
  run: async (api, { isbn }) => {
    await read(api.wishes[':isbn'].$put({ param: { isbn } }));
    return { kind: 'done', values: { isbn } };
  },
});

/** Sets the quantity of a cart line, or removes the line. */
export const setCartLineAction = formAction({
  schema: cartLineForm,
  kept: ['line'],
  page: '/cart',
  shownBy: 'form',
  run: async (api, { line: [isbn, grade], quantity, price }, { language }) => {
    const json = { quantity, ...(price === undefined ? {} : { price }) };
    const line = api.cart.lines[':isbn'][':grade'];
    await (quantity === 0
      ? read(line.$delete({ param: { isbn, grade } }))
      : read(line.$put({ param: { isbn, grade }, json })));
    return { kind: 'go', to: `/${language}/cart` };
  },
});

/** Sets grade, copies and ex-library of a line of the sell list, or removes the line. */
export const setSellLineAction = formAction({
  schema: sellLineForm,
  kept: ['line'],
  page: '/basket',
  shownBy: 'form',
  run: async (api, { line: [isbn, from], grade, copies: shown, quantity = shown, exLibrary }, { language }) => {
    const line = api.basket.lines[':isbn'][':grade'];
    if (quantity === 0) await read(line.$delete({ param: { isbn, grade: from } }));
    else {
      const query = from === grade ? {} : { from };
      await read(line.$put({ param: { isbn, grade }, query, json: { quantity, exLibrary } }));
    }
    return { kind: 'go', to: `/${language}/basket` };
  },
});

/** Holds the offers of the sell list again whose hold has ended. */
export const holdOffersAction = formAction({
  schema: holdOffersForm,
  kept: [],
  page: '/basket',
  shownBy: 'frame',
  run: async (api, _fields, { language }) => {
    await read(api.basket.holds.$post());
    return { kind: 'go', to: `/${language}/basket` };
  },
});
