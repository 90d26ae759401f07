import { bodyFor } from './deals';
import { testIsbn } from './shelf';

const header = ['isbn', 'title', 'author'];
const account = { email: 'nobody@reader.example', password: 'seven folded corners' };

/** For each operation with a body one that its schema takes, so that a test can spoil exactly one thing of it. */
export const goodBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/accounts': { ...account, name: 'Ann', terms: true, returnTo: '/en' },
  'POST /api/accounts/confirmations': { token: 'a-token-nobody-was-sent' },
  'POST /api/session': account,
  'POST /api/catalogue/imports': {
    source: 'list', header, sample: [[testIsbn(1), 'Emma', 'Jane Austen']], resume: false,
    options: { defaultPrice: null, language: null, format: null, starter: false },
  },
  'PUT /api/catalogue/imports/{run}/rows/{from}': { rows: [[testIsbn(1), 'Emma', 'Jane Austen']] },
  'POST /api/catalogue/imports/{run}/finish': { after: null },
  'POST /api/offers': { books: [{ isbn: testIsbn(1), grade: 'good', exLibrary: false }] },
  'PUT /api/basket/lines/{isbn}/{grade}': { quantity: 1, exLibrary: false },
  'POST /api/basket/lines': { lines: [{ isbn: testIsbn(1), grade: 'good', quantity: 1, exLibrary: false }] },
  'PUT /api/cart/lines/{isbn}/{grade}': { quantity: 1, price: 550 },
  'POST /api/market': { market: 'DE' },
  'POST /api/language': { language: 'de' },
  'POST /api/checkout/quote': { settlement: 'pay-now', payment: 'bank-transfer', payout: 'bank', useStoreCredit: true },
  'POST /api/checkout': {
    ...bodyFor('seen', 'pay-now', { payment: 'bank-transfer', payout: 'bank', useStoreCredit: true, phone: '1', iban: '1', ifWorse: 'ask', ifWorseDownTo: 70 }),
  },
  'POST /api/trades/{id}/key': { key: 'k'.repeat(22) },
};
