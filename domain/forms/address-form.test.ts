import { describe, expect, it } from 'vitest';
import { addressFaults, addressForm } from './address-form';
import { readFields } from './form-schema';

const fields = {
  name: ' Ann  Reader ',
  phone: '',
  line1: '1 Quay Street',
  line2: '',
  city: 'Cork',
  region: '',
  postcode: 't12 ab34',
  country: 'IE',
};

describe('addressForm', () => {
  it('reads name and address as the label shows them', () => {
    expect(readFields(addressForm, fields)).toEqual({
      values: {
        name: 'Ann Reader',
        address: { line1: '1 Quay Street', city: 'Cork', postcode: 'T12 AB34', country: 'IE' },
        isDefault: false,
      },
    });
  });

  it('reads the ticked box and the telephone number', () => {
    expect(readFields(addressForm, { ...fields, default: 'on', phone: ' 021 123 ' })).toMatchObject({
      values: { isDefault: true, phone: '021 123' },
    });
  });

  it('names all wrong fields at once, by the rules of the country', () => {
    expect(readFields(addressForm, { ...fields, name: ' ', city: '', postcode: 'ABC', country: 'DE' })).toEqual({
      faults: { name: 'missing', city: 'missing', postcode: 'wrong' },
    });
  });

  it.each([
    [{}, { country: 'missing' }],
    [{ ...fields, country: 'XX' }, { country: 'wrong' }],
  ])('refuses an unknown country in %o', (sent, faults) => {
    expect(readFields(addressForm, sent)).toEqual({ faults });
  });
});

describe('addressFaults', () => {
  it('reads the facts of the problem address-invalid', () => {
    expect(addressFaults({ missing: ['city'], malformed: ['postcode'] })).toEqual({
      city: 'missing',
      postcode: 'wrong',
    });
  });

  it('ignores facts of another shape', () => {
    expect(addressFaults({ missing: 'city' })).toEqual({});
  });
});
