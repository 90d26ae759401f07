import { beforeAll, describe, expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { Browser } from '../../../tests/worker-browser';
import { bookPageSchema, homeSchema } from '../../../domain/catalogue/schemas';
import { openServices, shopContext } from '../../services';
import { isbnOf, loadSearchBooks } from '../../testing/catalogue/search-books';

beforeAll(() => loadSearchBooks(shopContext(openServices(env), () => undefined)));

const browser = new Browser({ 'CF-IPCountry': 'IE' });

describe('the pages', () => {
  it('of a book show both directions and its siblings', async () => {
    const { status, body } = await browser.ask('GET', `/books/${isbnOf(4)}`);
    const book = bookPageSchema.parse(body);
    expect(status).toBe(200);
    expect(book).toMatchObject({
      title: 'The Reader',
      editions: [{ title: 'Der Vorleser' }],
      copies: [{ grade: 'good', available: 1 }],
    });
    expect(book.offers.map(({ grade }) => grade)).toEqual(['like-new', 'very-good', 'good', 'acceptable']);
    expect(book.isbnHyphenated.replaceAll('-', '')).toBe(isbnOf(4));
    expect(book.delivery).not.toBeNull();
  });

  it('of a book in a series name the series and its next volume', async () => {
    const { body } = await browser.ask('GET', `/books/${isbnOf(5)}`);

    expect(bookPageSchema.parse(body).series).toMatchObject({
      name: 'Folio',
      number: 2,
      next: { title: 'L’Étranger illustré' },
    });
    expect(bookPageSchema.parse((await browser.ask('GET', `/books/${isbnOf(1)}`)).body).series).toBeNull();
  });

  it('of a book show similar books with the copy that their button adds to the cart', async () => {
    const { body } = await browser.ask('GET', `/books/${isbnOf(100)}`);
    const { moreByAuthor } = bookPageSchema.parse(body);

    expect(moreByAuthor).toHaveLength(7);
    expect(moreByAuthor.every(({ choice }) => choice?.grade === 'good' && choice.available === 1)).toBe(true);
  });

  it('of unknown or wrong numbers state the reason', async () => {
    expect(await browser.ask('GET', '/books/9780141439587')).toEqual({ status: 404, body: 'book-not-found' });
    expect(await browser.ask('GET', '/books/9780141439588')).toEqual({ status: 422, body: 'invalid-isbn' });
    expect(await browser.ask('GET', '/books/4006381333931')).toEqual({ status: 422, body: 'shop-barcode' });
    expect(await browser.ask('GET', '/authors/Nobody%20At%20All')).toEqual({ status: 404, body: 'not-found' });
    expect(await browser.ask('GET', '/subjects/cookies')).toEqual({ status: 400, body: 'invalid-input' });
  });

  it('of an author and a subject list their books', async () => {
    expect((await browser.ask('GET', '/authors/bernhard%20schlink')).body).toMatchObject({
      name: 'Bernhard Schlink',
      books: { count: 1 },
    });
    expect((await browser.ask('GET', '/subjects/crime?sort=price')).body).toMatchObject({
      subject: 'crime',
      books: { count: 1 },
    });
  });

  it('home shows shelves and an example that adds up', async () => {
    const home = homeSchema.parse((await browser.ask('GET', '/home')).body);
    expect(home.editionCount).toBe(70);
    expect(home.weekOffers.length).toBeGreaterThan(0);
    expect(home.weekOffers.every(({ choice, newPrice }) => choice.price.minor < newPrice.minor)).toBe(true);
    expect(home.subjects).toContainEqual({ value: 'crime', count: 1 });
    expect(home.mostWanted[0]?.title).toBe('The Secret Garden');
    expect(home.justIn.every((book) => book.cheapest !== null)).toBe(true);
    expect(home.languageCounts.find(({ language }) => language === 'de')?.count).toBe(2);
    const { example } = home;
    expect(example?.difference.minor).toBe(
      (example?.giveTotal.minor ?? 0) +
        (example?.postageBack.minor ?? 0) -
        (example?.takeTotal.minor ?? 0) -
        (example?.postage.minor ?? 0),
    );
  });
});
