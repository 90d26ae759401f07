import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Market } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { checkAddress } from './address';
import { groupedIban, maskedIban, parseIban } from './iban';

const good: Readonly<Record<Market, { postcode: string; region?: string }>> = {
  DE: { postcode: '10115' },
  AT: { postcode: '1010' },
  FR: { postcode: '75001' },
  ES: { postcode: '28001' },
  IT: { postcode: '00118' },
  NL: { postcode: '1012 JS' },
  BE: { postcode: '1000' },
  PT: { postcode: '1000-001' },
  IE: { postcode: 'D02 XY45' },
  GB: { postcode: 'SW1A 1AA' },
  PL: { postcode: '00-950' },
  US: { postcode: '10001', region: 'NY' },
  JP: { postcode: '150-0001', region: '東京都' },
  AE: { postcode: '', region: 'Dubai' },
};
const inMarket = (market: Market, changes: object = {}) => ({
  name: 'Aoife Byrne',
  address: { line1: '1 Quay Street', city: 'Town', country: market, ...good[market], ...changes },
});

describe('checkAddress', () => {
  it.each([...marketCodes])('accepts an address of %s as people write it', (market) => {
    expect(checkAddress(inMarket(market), market)).toMatchObject({ ok: true, name: 'Aoife Byrne' });
  });

  it('refuses an address in another country', () => {
    expect(checkAddress(inMarket('DE'), 'IE')).toEqual({
      ok: false,
      problem: 'market-mismatch',
      facts: { country: 'DE', market: 'IE' },
    });
    expect(checkAddress(inMarket('IE', { country: 'SE' }), 'IE')).toEqual({
      ok: false,
      problem: 'market-not-served',
      facts: { country: 'SE' },
    });
  });

  it('lists each missing and each malformed field', () => {
    expect(checkAddress({ ...inMarket('DE', { line1: ' ', postcode: '1234' }), name: '' }, 'DE')).toEqual({
      ok: false,
      problem: 'address-invalid',
      facts: { missing: ['name', 'line1'], malformed: ['postcode'] },
    });
    expect(checkAddress(inMarket('US', { region: 'Bavaria' }), 'US')).toMatchObject({
      facts: { missing: [], malformed: ['region'] },
    });
    expect(checkAddress(inMarket('US', { region: undefined }), 'US')).toMatchObject({
      facts: { missing: ['region'], malformed: [] },
    });
    expect(checkAddress(inMarket('IE', { postcode: '' }), 'IE').ok).toBe(true);
  });

  it('normalises width, case, spaces and line ends', () => {
    expect(checkAddress(inMarket('JP', { postcode: '１５０－０００１', line1: '神南\n1-1' }), 'JP')).toMatchObject({
      address: { postcode: '150-0001', line1: '神南 1-1' },
    });
    expect(checkAddress(inMarket('GB', { postcode: 'sw1a 1aa' }), 'GB')).toMatchObject({
      address: { postcode: 'SW1A 1AA' },
    });
    expect(checkAddress(inMarket('US', { region: 'california' }), 'US')).toMatchObject({ address: { region: 'CA' } });
  });

  it('never throws for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...marketCodes), (name, line1, postcode, market) => {
        expect(
          typeof checkAddress(
            { name, address: { line1, city: line1, region: name, postcode, country: market } },
            market,
          ).ok,
        ).toBe('boolean');
      }),
    );
  });
});

describe('IBANs', () => {
  it.each([
    'DE89370400440532013000',
    'IE29 AIBK 9311 5212 3456 78',
    'gb82west12345698765432',
    'PL61109010140000071219812874',
    'AE070331234567890123456',
  ])('are accepted: %s', (iban) => {
    expect(parseIban(iban)).toBe(iban.replaceAll(' ', '').toUpperCase());
  });

  it.each(['DE89370400440532013001', 'DE8937040044053201300', 'US64SVBKUS6S3300958879', '', 'IE29'])(
    'are refused: %s',
    (iban) => {
      expect(parseIban(iban)).toBeNull();
    },
  );

  it('are masked and grouped', () => {
    expect(maskedIban('IE29AIBK93115212345678')).toBe('IE•• •••• 5678');
    expect(groupedIban('IE29AIBK93115212345678')).toBe('IE29 AIBK 9311 5212 3456 78');
  });
});
