import { expect, test } from 'vitest';
import { sentChoices } from '../../../domain/forms/checkout-form';
import type { Draft } from './draft';
import { postedDraft } from './posted-draft';

const saved: Draft = {
  name: 'Robin Reader',
  email: 'robin@dogear.example',
  phone: '',
  line1: '1 Quay Street',
  line2: 'Flat 2',
  city: 'Cork',
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

test('a text that was emptied stays empty, and one without a field keeps its value', () => {
  expect(postedDraft({ line2: '', city: 'Galway' }, saved)).toMatchObject({
    line1: '1 Quay Street',
    line2: '',
    city: 'Galway',
  });
});

test('an unticked box counts only where the form had the box', () => {
  expect(sentChoices({})).toEqual({});
  expect(sentChoices({ 'has-credit': 'yes' })).toEqual({ useStoreCredit: false });
  expect(sentChoices({ 'has-credit': 'yes', 'use-store-credit': 'on' })).toEqual({ useStoreCredit: true });
});

test('the stored account is paid unless the form had a field for an IBAN', () => {
  expect(postedDraft({}, saved).usesStoredAccount).toBe(true);
  expect(postedDraft({ iban: '' }, saved).usesStoredAccount).toBe(false);
});

test.each([
  [{ settlement: 'gift', payment: 'cash', payout: 'gold', 'if-worse': 'burn', 'if-worse-down-to': '9' }],
  [{ 'if-worse-down-to': '101' }],
  [{ 'if-worse-down-to': '70.5' }],
])('choices that do not exist change nothing: %j', (fields) => {
  const { settlement, payment, payout, ifWorse, ifWorseDownTo } = postedDraft(fields, saved);

  expect({ settlement, payment, payout, ifWorse, ifWorseDownTo }).toEqual({
    settlement: 'swap',
    payment: 'bank-transfer',
    payout: 'bank',
    ifWorse: 'ask',
    ifWorseDownTo: 70,
  });
});
