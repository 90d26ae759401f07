import { describe, expect, it } from 'vitest';
import { quote } from '../checkout/quote';
import { factsFor, fourBooks } from '../checkout/quote.fixture';
import { checkoutForm, checkoutTextForm, readChoices, type CheckoutChoices, type CheckoutFacts } from './checkout-form';
import { readFields } from './form-schema';

const iban = 'IE29 AIBK 9311 5212 3456 78';
const choices: CheckoutChoices = {
  settlement: 'pay-now',
  payment: 'bank-transfer',
  payout: 'bank',
  useStoreCredit: true,
  ifWorse: 'ask',
  ifWorseDownTo: 70,
};
const contact = { name: 'Ann Reader', line1: '1 Quay Street', city: 'Cork', postcode: '', phone: '' };
const consents = { terms: 'on', declaration: 'on' };
const cartLines = [{ price: 690, quantity: 1, used: true }];

/** Returns the facts of a purchase by a guest. */
const purchase = (part: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  quote: {
    ...quote(factsFor('IE', [], cartLines, { input: { settlement: 'pay-now', useStoreCredit: true } })),
    quote: 'q1',
  },
  market: 'IE',
  isGuest: true,
  hasStored: false,
  choices,
  ...part,
});

/** Returns the facts of a sale by an account that is paid to a bank. */
const sale = (part: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  quote: {
    ...quote(factsFor('IE', fourBooks, [], { input: { settlement: 'payout', useStoreCredit: true } })),
    quote: 'q2',
  },
  market: 'IE',
  isGuest: false,
  hasStored: false,
  choices: { ...choices, settlement: 'payout' },
  ...part,
});

const read = (facts: CheckoutFacts, fields: Readonly<Record<string, string>>) =>
  readFields(checkoutForm(facts), fields);

describe('checkoutForm', () => {
  it('reads the purchase of a guest', () => {
    const fields = { ...contact, email: ' ann@reader.example ', terms: 'on', payment: 'stripe', quote: 'q1' };

    expect(read(purchase(), fields)).toEqual({
      values: {
        ...choices,
        payment: 'stripe',
        email: 'ann@reader.example',
        name: 'Ann Reader',
        address: { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' },
        declaration: false,
        terms: true,
        quote: 'q1',
      },
    });
  });

  it('names all missing fields of a guest at once', () => {
    expect(read(purchase(), {})).toEqual({
      faults: { name: 'missing', line1: 'missing', city: 'missing', email: 'missing', terms: 'missing' },
    });
  });

  it('asks an account for no mail address, and a sale for the declaration', () => {
    expect(read(sale({ hasStored: true }), { ...contact, terms: 'on' })).toEqual({
      faults: { declaration: 'missing' },
    });
  });

  it.each([
    ['', 'missing'],
    ['IE29', 'wrong'],
    // Euros can't be paid to an account in the Emirates.
    ['AE070331234567890123456', 'wrong'],
  ])('refuses the IBAN "%s" of a payout', (typed, fault) => {
    expect(read(sale(), { ...contact, ...consents, iban: typed })).toEqual({ faults: { iban: fault } });
  });

  it('reads a typed IBAN without spaces, also beside a stored account', () => {
    const expected = { values: { iban: 'IE29AIBK93115212345678' } };

    expect(read(sale(), { ...contact, ...consents, iban })).toMatchObject(expected);
    expect(read(sale({ hasStored: true }), { ...contact, ...consents, iban })).toMatchObject(expected);
  });

  it('pays the stored account where the form has no field for an IBAN', () => {
    const found = read(sale({ hasStored: true }), { ...contact, ...consents });

    expect('values' in found && found.values).not.toHaveProperty('iban');
  });

  it('needs no IBAN for store credit', () => {
    expect(read(sale(), { ...contact, ...consents, payout: 'store-credit' })).toHaveProperty('values');
  });
});

describe('readChoices', () => {
  it.each([
    [{ settlement: 'gift', payment: 'cash', payout: 'gold', 'if-worse': 'burn', 'if-worse-down-to': '9' }],
    [{ 'if-worse-down-to': '101' }],
    [{ 'if-worse-down-to': '70.5' }],
  ])('ignores choices that do not exist: %o', (fields) => {
    expect(readChoices(fields, choices)).toEqual(choices);
  });

  it('reads an unticked box only where the form has the box', () => {
    expect(readChoices({ 'has-credit': 'yes' }, choices).useStoreCredit).toBe(false);
    expect(readChoices({}, choices).useStoreCredit).toBe(true);
  });
});

describe('checkoutTextForm', () => {
  it('refuses a field that the checkout does not have, and one that is too long', () => {
    expect(readFields(checkoutTextForm, { name: 'x'.repeat(1001), role: 'admin', city: 'Cork' })).toEqual({
      faults: { name: 'long', role: 'wrong' },
    });
  });
});
