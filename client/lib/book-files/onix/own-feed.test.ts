import { expect, it } from 'vitest';
import type { FeedEdition, FeedFacts } from '../../../../domain/feeds/feed-edition';
import { offerOnix } from '../../../../domain/feeds/offer-onix';
import { money } from '../../../../domain/money';
import { itemsOf, parseCells } from './onix-messages';

const facts: FeedFacts = {
  market: 'DE',
  origin: 'https://dogear.example',
  shopName: 'Dogear',
  email: 'shop@dogear.example',
  day: '2026-11-27',
};
const edition: FeedEdition = {
  isbn: '9780007232833',
  title: 'Roseanna <1>',
  subtitle: 'A Café & Mystery',
  authors: ['Maj Sjöwall', 'Per Wahlöö'],
  language: 'de',
  format: 'hardcover',
  published: '2006',
  publisher: null,
  description: null,
  cover: 'https://dogear.example/covers/9780007232833.svg',
  copies: [
    { grade: 'new', used: false, price: money(1299, 'EUR'), available: 1 },
    { grade: 'good', used: true, price: money(550, 'EUR'), available: 3 },
  ],
  offers: [],
};

/** Imports a message of the shop's own feed. */
async function imported(copies: FeedEdition['copies']): Promise<unknown> {
  const [item] = await itemsOf(offerOnix([{ ...edition, copies }], facts));
  return item?.kind === 'row' ? parseCells(item.cells) : item;
}

it('the import reads the book of the shop’s own ONIX feed', async () => {
  expect(await imported(edition.copies)).toMatchObject({
    edition: {
      isbn: '9780007232833',
      title: 'Roseanna <1>',
      subtitle: 'A Café & Mystery',
      authors: ['Maj Sjöwall', 'Per Wahlöö'],
      language: 'de',
      format: 'hardcover',
      price: 1299,
    },
  });
});

it('the import takes no price of a used copy from the shop’s own ONIX feed', async () => {
  const read = await imported(edition.copies.filter(({ used }) => used));

  expect(read).toMatchObject({ edition: { isbn: '9780007232833', price: null } });
});
