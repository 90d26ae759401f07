import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { marketCodes } from '../../market/market-codes';
import { isMistypedTracking, namedCarrier, storedCarrier, trackingLink } from './carriage';
import { hasFittingCarrierName } from './carriage-schemas';
import {
  carrierCodes,
  carrierName,
  carriersFor,
  isKnownCarrier,
  isPost,
  knownCarriers,
  trackingPage,
} from './carriers';
import { hasValidS10CheckDigit, plainTrackingNumber } from './postal-number';
import { postParcelSchema } from '../schemas';

const cork = { country: 'IE', postcode: 'T12 AB34' };
const anyMarket = fc.constantFrom(...marketCodes);

describe('list of carriers', () => {
  it('has a unique name for each carrier and no code that is a property of objects', () => {
    const names = knownCarriers.map((code) => carrierName(code));
    expect([new Set(names).size, names.filter((name) => name.trim() === '' || name.length > 60)]).toEqual([
      names.length,
      [],
    ]);
    expect(carrierCodes.at(-1)).toBe('other');
    expect(
      ['toString', 'constructor', '__proto__', 'other', 'An Post', ''].filter((text) => isKnownCarrier(text)),
    ).toEqual([]);
  });

  it.each(marketCodes)('offers all carriers in %s once, its own first', (market) => {
    const codes = carriersFor(market);
    expect(codes.toSorted()).toEqual(knownCarriers.toSorted());
    const first: Partial<Record<typeof market, string>> = {
      DE: 'dhl',
      AT: 'austrian-post',
      NL: 'postnl',
      IE: 'an-post',
      GB: 'royal-mail',
      US: 'usps',
      JP: 'japan-post',
      AE: 'emirates-post',
    };
    expect(codes[0]).toBe(first[market] ?? codes[0]);
    // A market's own post is among the first.
    expect(codes.slice(0, 5).some((code) => isPost(code))).toBe(true);
  });

  it.each(
    knownCarriers.flatMap((code) =>
      [...new Set(marketCodes.map((market) => trackingPage(code, market)))].flatMap((page) =>
        page === null ? [] : [[code, page] as const],
      ),
    ),
  )('has for %s an https page with the number: %s', (_code, page) => {
    expect(page.match(/\{number\}/g)?.length).toBeGreaterThan(0);
    expect(
      [...page.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name)
        .filter((name) => name !== 'number' && name !== 'country' && name !== 'postcode'),
    ).toEqual([]);
    const url = new URL(page);
    expect([url.protocol, url.username, url.port]).toEqual(['https:', '', '']);
  });
});

describe('trackingLink', () => {
  it.each([
    ['an-post', 'CE123456785IE', 'IE', 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE'],
    // With the gaps that receipts print.
    ['an-post', ' ce 123 456 785 ie ', 'IE', 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE'],
    [
      'dhl',
      '00340434161094000000',
      'DE',
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094000000',
    ],
    ['dhl', '1234567890', 'PL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890'],
    ['dpd', '15503456789123', 'FR', 'https://trace.dpd.fr/fr/trace/15503456789123'],
    [
      'hermes',
      'H1234567890123456789',
      'DE',
      'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#H1234567890123456789',
    ],
    ['postnl', '3SABCD123456789', 'NL', 'https://jouw.postnl.nl/track-and-trace/3SABCD123456789-IE-T12AB34'],
    ['ups', '1Z999AA10123456784', 'US', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      'yamato',
      '1234-5678-9012',
      'JP',
      'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012',
    ],
  ] as const)('returns the page of %s %s in %s', (carrier, tracking, market, link) => {
    expect(trackingLink(carrier, tracking, market, cork)).toBe(link);
  });

  it.each([
    ['other', 'CE123456785IE', 'IE'],
    ['mondial-relay', '12345678', 'FR'],
    ['gls', 'ZABCD123', 'IT'],
    ['dpd', '15503456789123', 'JP'],
    ['an-post', null, 'IE'],
    ['an-post', '', 'IE'],
    ['an-post', 'RR1', 'IE'],
    ['an-post', 'at the counter', 'IE'],
    ['an-post', 'no number', 'IE'],
    ['an-post', '<script>1234567', 'IE'],
  ] as const)('returns null for %s %s in %s', (carrier, tracking, market) => {
    expect(trackingLink(carrier, tracking, market, cork)).toBeNull();
  });

  it('returns null where the page needs an unknown postcode', () => {
    expect(trackingLink('postnl', '3SABCD123456789', 'NL', { country: 'NL', postcode: '' })).toBeNull();
  });

  test('leads any number to the carrier’s own host by https', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...carrierCodes),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        anyMarket,
        fc.string({ maxLength: 12 }),
        (carrier, tracking, market, postcode) => {
          const link = trackingLink(carrier, tracking, market, { country: market, postcode });
          if (link === null || carrier === 'other') return link === null;
          const [own, url] = [new URL(trackingPage(carrier, market) ?? ''), new URL(link)];
          return url.protocol === 'https:' && url.host === own.host && !/[\s<>"']/.test(link);
        },
      ),
    );
  });
});

describe('storedCarrier and namedCarrier', () => {
  test('are inverse for listed carriers and for typed names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...knownCarriers), (carrier) => {
        expect(namedCarrier(storedCarrier({ carrier }))).toEqual({ carrier, carrierName: carrierName(carrier) });
      }),
    );
    fc.assert(
      fc.property(
        fc
          .string({ minLength: 1, maxLength: 60 })
          .filter((name) => !isKnownCarrier(name) && !knownCarriers.some((code) => carrierName(code) === name)),
        (name) => {
          expect(namedCarrier(storedCarrier({ carrier: 'other', carrierName: name }))).toEqual({
            carrier: 'other',
            carrierName: name,
          });
        },
      ),
    );
  });

  it.each([
    ['An Post', 'an-post', 'An Post'],
    ['ヤマト運輸', 'yamato', 'ヤマト運輸'],
    ['an post', 'other', 'an post'],
    ['Velo-Kurier', 'other', 'Velo-Kurier'],
    ['other', 'other', 'other'],
    ['', 'other', ''],
  ])('read the old name %s as %s', (stored, carrier, name) => {
    expect(namedCarrier(stored)).toEqual({ carrier, carrierName: name });
  });
});

describe('carrier input', () => {
  const parse = (part: object) => postParcelSchema.safeParse({ parcel: 1, ...part });
  const messages = (part: object) =>
    parse(part).error?.issues.map(({ message, path }) => [
      path.join('.'),
      message === 'carrier-unknown' ? message : 'wrong',
    ]);
  it('accepts a listed code, and another carrier with its name', () => {
    expect([
      parse({ carrier: 'an-post' }).success,
      parse({ carrier: 'other', carrierName: ' Velo-Kurier ' }).data,
    ]).toEqual([true, { parcel: 1, carrier: 'other', carrierName: 'Velo-Kurier' }]);
  });
  it.each([
    [{ carrier: 'An Post' }, [['carrier', 'carrier-unknown']]],
    [{ carrier: '' }, [['carrier', 'carrier-unknown']]],
    [{ carrier: 'toString' }, [['carrier', 'carrier-unknown']]],
    [{ carrier: 5 }, [['carrier', 'wrong']]],
    [{}, [['carrier', 'wrong']]],
    [{ carrier: 'other' }, [['carrierName', 'wrong']]],
    [{ carrier: 'other', carrierName: ' ' }, [['carrierName', 'wrong']]],
    [{ carrier: 'other', carrierName: 'x'.repeat(61) }, [['carrierName', 'wrong']]],
    [{ carrier: 'ups', carrierName: 'UPS' }, [['carrierName', 'wrong']]],
  ])('refuses %j', (part, wrong) => {
    expect(messages(part)).toEqual(wrong);
  });
  it('needs a name for the carrier `other` and for no other carrier', () => {
    expect([
      hasFittingCarrierName({ carrier: 'ups' }),
      hasFittingCarrierName({ carrier: 'other' }),
      hasFittingCarrierName({ carrier: 'other', carrierName: 'x' }),
      hasFittingCarrierName({ carrier: 'ups', carrierName: 'x' }),
    ]).toEqual([true, false, true, false]);
  });
});

describe('hasValidS10CheckDigit', () => {
  // 473124829 is the example of the standard; the others test both special remainders.
  it.each([
    ['RR473124829GB', true],
    ['rr 47312482-9 gb', true],
    ['CE123456785IE', true],
    ['RR123456785IE', true],
    ['AA000000005XX', true],
    ['AA000000080DE', true],
    ['AA000000000XX', false],
    ['RR473124828GB', false],
    ['RR743124829GB', false],
  ])('returns for %s: %s', (number, right) => {
    expect(hasValidS10CheckDigit(number)).toBe(right);
  });
  it.each([
    '',
    'RR47312482GB',
    'RR4731248299GB',
    '1Z999AA10123456784',
    '00340434161094000000',
    'RR47312482XGB',
    'R4473124829GB',
    'ＲＲ473124829GB',
  ])('returns null for %s', (number) => {
    expect(hasValidS10CheckDigit(number)).toBeNull();
  });

  const serial = fc.stringMatching(/^\d{8}$/);
  const fits = (digits: string) =>
    Array.from({ length: 10 }, (_, check) => `RR${digits}${check}GB`).filter(
      (number) => hasValidS10CheckDigit(number) === true,
    );
  test('accepts exactly one check digit and finds a single wrong digit', () => {
    fc.assert(
      fc.property(serial, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const [right, ...more] = fits(digits);
        if (right === undefined || more.length > 0) return false;
        const check = right[10] ?? '';
        // Two remainders give the check digit 5, so the standard can't find every error there.
        if (check === '5') return true;
        const slip = `${digits.slice(0, at)}${(Number(digits[at]) + by) % 10}${digits.slice(at + 1)}`;
        return hasValidS10CheckDigit(`RR${slip}${check}GB`) === false;
      }),
    );
  });

  it('decides isMistypedTracking for numbers of posts alone', () => {
    expect([
      isMistypedTracking('an-post', 'CE123456784IE'),
      isMistypedTracking('an-post', 'CE123456785IE'),
      isMistypedTracking('an-post', '12345'),
      isMistypedTracking('an-post', ''),
      isMistypedTracking('ups', 'CE123456784IE'),
      isMistypedTracking('other', 'CE123456784IE'),
    ]).toEqual([true, false, false, false, false, false]);
  });
  it('ignores spaces and case, which plainTrackingNumber removes', () => {
    expect(plainTrackingNumber(' ce 123\u00A0456\u202F785\tie\n')).toBe('CE123456785IE');
  });
});
