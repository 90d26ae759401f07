import { beforeEach, expect, test } from 'vitest';
import type { Draft } from './draft';
import { storeDraft, readStoredDraft } from './stored-draft';

const empty: Draft = {
  name: '',
  email: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  iban: '',
  usesStoredAccount: true,
  settlement: 'swap',
  payment: 'bank-transfer',
  payout: 'bank',
  useStoreCredit: true,
  ifWorse: 'ask',
  ifWorseDownTo: 70,
  declaration: false,
  terms: false,
};

beforeEach(() => sessionStorage.clear());

test('the fields get the stored values, although the page has stored an empty draft since then', () => {
  storeDraft({ ...empty, line1: '1 Example Street', city: 'Cork', ifWorse: 'return' }, true);
  const put = readStoredDraft();
  storeDraft({ ...empty, name: 'Ada Reader' }, true);
  expect(put({ ...empty, name: 'Ada Reader' })).toMatchObject({
    name: 'Ada Reader',
    line1: '1 Example Street',
    city: 'Cork',
    ifWorse: 'return',
  });
});

test('choices are stored, but a settlement only where there were several', () => {
  const chosen: Draft = {
    ...empty,
    settlement: 'pay-now',
    payment: 'stripe',
    payout: 'store-credit',
    useStoreCredit: false,
  };
  storeDraft(chosen, true);
  expect(readStoredDraft()(empty)).toEqual(chosen);
  storeDraft(chosen, false);
  expect(readStoredDraft()(empty)).toEqual({ ...chosen, settlement: 'swap' });
});

test('malformed stored values are ignored', () => {
  for (const kept of ['{', '7', 'null', '{"line1":7,"ifWorseDownTo":3,"settlement":"gift","useStoreCredit":"no"}']) {
    sessionStorage.setItem('dogear-checkout', kept);
    expect(readStoredDraft()(empty)).toEqual(empty);
  }
});
