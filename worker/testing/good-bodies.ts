import { bodyFor, irish } from './deals';
import { testIsbn } from './shelf';

const header = ['isbn', 'title', 'author'];
const account = { email: 'nobody@reader.example', password: 'seven folded corners' };

const savedAddress = { name: 'Ann', phone: '1', address: irish, isDefault: true };
const keptAside = { list: 'cart', isbn: testIsbn(1), grade: 'good' };

/** For each operation with a body one that its schema takes, so that a test can spoil exactly one thing of it. */
export const goodBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/accounts': { ...account, name: 'Ann', terms: true, returnTo: '/en' },
  'POST /api/accounts/confirmations': {
    token: 'a-token-nobody-was-sent', person: { name: 'Ann', password: account.password, terms: true },
  },
  'POST /api/session': account,
  'POST /api/session/proof': { password: account.password, ticket: 'a-ticket-nobody-was-given', answer: {} },
  'PUT /api/account/password': { password: account.password },
  'POST /api/password-resets': { email: account.email },
  'POST /api/password-resets/links': { token: 'a-token-nobody-was-sent' },
  'PUT /api/password-resets': { token: 'a-token-nobody-was-sent', password: account.password },
  'POST /api/session/passkey': { ticket: 'a-ticket-nobody-was-given', answer: {} },
  'POST /api/session/second-factor': { ticket: 'a-ticket-nobody-was-given', answer: {} },
  'POST /api/session/recovery': { ticket: 'a-ticket-nobody-was-given' },
  'POST /api/session/recovery/confirmations': { token: 'a-token-nobody-was-sent' },
  'POST /api/account/passkeys': { ticket: 'a-ticket-nobody-was-given', answer: {}, name: 'Passkey 1' },
  'PATCH /api/account/passkeys/{id}': { name: 'Passkey 1' },
  'POST /api/catalogue/imports': {
    source: 'list', header, sample: [[testIsbn(1), 'Emma', 'Jane Austen']], resume: false,
    options: { defaultPrice: null, language: null, format: null, starter: false },
  },
  'PUT /api/catalogue/imports/{run}/rows/{from}': { rows: [[testIsbn(1), 'Emma', 'Jane Austen']] },
  'POST /api/catalogue/imports/{run}/finish': { after: null },
  'POST /api/catalogue/texts': { language: 'en', fingerprint: 'none', topics: [], questions: [], pages: [] },
  'POST /api/faq/{id}/votes': { helped: true },
  'POST /api/offers': { books: [{ isbn: testIsbn(1), grade: 'good', exLibrary: false }] },
  'PUT /api/basket/lines/{isbn}/{grade}': { quantity: 1, exLibrary: false },
  'POST /api/basket/lines': { lines: [{ isbn: testIsbn(1), grade: 'good', quantity: 1, exLibrary: false }] },
  'PUT /api/cart/lines/{isbn}/{grade}': { quantity: 1, price: 550 },
  'PUT /api/mail-choices/{key}': { on: false },
  'POST /api/browser-errors': {
    kind: 'error', message: 'x is not a function', at: '', route: '/$lng/', version: 'dev', language: 'en',
  },
  'POST /api/market': { market: 'DE' },
  'POST /api/language': { language: 'de' },
  'POST /api/checkout/quote': { settlement: 'pay-now', payment: 'bank-transfer', payout: 'bank', useStoreCredit: true },
  'POST /api/checkout': {
    ...bodyFor('seen', 'pay-now', { payment: 'bank-transfer', payout: 'bank', useStoreCredit: true, phone: '1', iban: '1', ifWorse: 'ask', ifWorseDownTo: 70 }),
  },
  'PATCH /api/account': { name: 'Ann', language: 'de', market: 'DE', wishMails: true, tradeMails: true, secondFactor: false },
  'DELETE /api/account': { givesUpCredit: true },
  'PUT /api/account/email': { email: 'another@reader.example' },
  'POST /api/account/email/confirmations': { token: 'a-token-nobody-was-sent' },
  'POST /api/account/addresses': savedAddress,
  'PUT /api/account/addresses/{id}': savedAddress,
  'PUT /api/account/payout-details': { holder: 'Ann Author', iban: 'IE29AIBK93115212345678' },
  'DELETE /api/account/kept-aside': keptAside,
  'POST /api/account/kept-aside/take-back': keptAside,
  'POST /api/trades/{id}/post': { parcel: 1, carrier: 'other', carrierName: 'Velo-Kurier', tracking: 'AA1' },
  'POST /api/trades/{id}/decide': { decisions: [{ line: 1, decision: 'return' }] },
  'PUT /api/desk/trades/{id}/lines/{line}/grading': { as: 'regraded', grade: 'good', reason: 'wear' },
  'POST /api/desk/trades/{id}/unexpected': { isbn: testIsbn(1), words: 'a book' },
  'POST /api/desk/trades/{id}/lines/{line}/sent-back': { carrier: 'other', carrierName: 'Velo-Kurier', tracking: 'AA1' },
  'POST /api/trades/{id}/withdraw': { lines: [1], reason: 'withdraw', words: 'Too heavy.' },
  'POST /api/trades/{id}/return-sent': { carrier: 'other', carrierName: 'Velo-Kurier', tracking: 'RR1' },
  'POST /api/trades/{id}/refund-account': { holder: 'Ann Author', iban: 'IE29AIBK93115212345678' },
  'POST /api/desk/trades/{id}/dispatch': { carrier: 'other', carrierName: 'Velo-Kurier', tracking: 'CE1' },
  'POST /api/desk/trades/{id}/lines/{line}/came-back': { condition: 'worse', grade: 'good' },
  'POST /api/desk/payouts/{id}/fail': { reason: 'other' },
  'POST /api/desk/payouts/{id}/retry': { way: 'bank' },
  'POST /api/desk/payout-files': { format: 'csv', currency: 'GBP' },
  'POST /api/desk/money': { rows: [{ eventId: 'B1', amount: 100, currency: 'EUR', reference: 'IE-7K4Q', payer: 'Ann', at: '2026-11-21T10:00:00.000Z' }] },
  'POST /api/desk/money/{id}/match': { trade: 'IE-7K4Q' },
  'POST /api/desk/stock': { isbn: testIsbn(1), grade: 'good', change: 1, reason: 'purchase', unitCost: 100, shelf: 'A 1', seen: 0 },
  'POST /api/trades/find': { number: 'IE-7K4Q', email: 'ann@reader.example' },
  'POST /api/trades/{id}/key': { key: 'k'.repeat(22) },
};
