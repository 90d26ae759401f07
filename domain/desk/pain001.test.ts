import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { pain001 } from './pain001';
import type { PayoutOrder } from './payout-order';

/** Schema (XSD) of the part of the standard that the shop writes. */
const schema = readFileSync('tests/schemas/pain001-subset.xsd', 'utf8');

/** Returns the errors of libxml2 by file name; an empty object: all files are valid. */
async function faults(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: Object.entries(files).map(([fileName, contents]) => ({ fileName, contents })),
    schema,
  });
  const found = Object.fromEntries(errors.map(({ loc, message }) => [loc?.fileName ?? '', message]));
  return valid || Object.keys(found).length > 0 ? found : { '': rawOutput };
}

const ibans = [
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GR1601101250000000012300695',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'PT50000201231234567890154',
];
const names = [
  "O’Brien–D'Arcy",
  '太宰治',
  'Νίκος Καζαντζάκης //',
  'Дмитрий Щедрин',
  'محمود درويش',
  'Zoë <b>&amp; "x" ]]>',
  'x'.repeat(400),
  ' //a / b// ',
  '\u0000\u0007bell',
  'ﷺ',
  '😀',
  '-:?().,+',
  'Łódź Ñandú Çelik İpek Őű',
];
const transfers = (count: number, holders: readonly string[] = names): PayoutOrder['transfers'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${String(index).padStart(6, '0')}fghjkmnpqrstvwxyz012`,
    amount: [1, 99_999_999_999, 1010][index % 3] ?? 1,
    holder: holders[index % holders.length] ?? '',
    iban: ibans[index % ibans.length] ?? '',
    reference: 'IE-7K4QXVZW',
  }));
const order: PayoutOrder = {
  id: 'DOGEAR-20261121-ABCDEFGHJKMN',
  madeAt: '2026-11-21T23:30:15.123Z',
  currency: 'EUR',
  from: { holder: 'Dogear Books & Söhne Ltd', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
  transfers: transfers(13),
};

describe('XML schema of a payout file', () => {
  it('accepts files of every kind', async () => {
    expect(
      await faults({
        'one.xml': pain001({ ...order, transfers: transfers(1) }),
        'all-names-and-countries.xml': pain001(order),
        'as-many-as-a-file-takes.xml': pain001({ ...order, transfers: transfers(500) }),
        'no-bic.xml': pain001({ ...order, from: { ...order.from, bic: '' } }),
        'branch-bic.xml': pain001({ ...order, from: { ...order.from, bic: 'AIBKIE2DXXX' } }),
        'shop-in-another-script.xml': pain001({ ...order, from: { ...order.from, holder: '太宰書店' } }),
        'shop-with-a-long-name.xml': pain001({ ...order, from: { ...order.from, holder: 'Ä'.repeat(200) } }),
        'last-second-of-a-year.xml': pain001({ ...order, madeAt: '2026-12-31T23:59:59Z' }),
      }),
    ).toEqual({});
  });

  it('accepts any names', async () => {
    const [holders = []] = fc.sample(
      fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { minLength: 100, maxLength: 100 }),
      { numRuns: 1, seed: 20_261_121 },
    );
    expect(await faults({ 'any.xml': pain001({ ...order, transfers: transfers(100, holders) }) })).toEqual({});
  });

  it('rejects what a bank would reject', async () => {
    const right = pain001(order);
    const wrong: Readonly<Record<string, string>> = {
      'no-message-id.xml': right.replace(/ *<MsgId>.*\n/, ''),
      'long-message-id.xml': right.replace(/<MsgId>.*</, `<MsgId>${'A'.repeat(36)}<`),
      'empty-name.xml': right.replace(/<Nm>[^<]*</, '<Nm><'),
      'date-that-is-none.xml': right.replace(/<Dt>.*</, '<Dt>2026-02-30<'),
      'date-without-its-choice.xml': right.replace(/<ReqdExctnDt>\s*<Dt>(.*)<\/Dt>\s*</, '<ReqdExctnDt>$1<'),
      'other-way.xml': right.replace('TRF', 'TRX'),
      'order-of-elements.xml': right.replace(/(\s*<PmtMtd>.*)(\s*<BtchBookg>.*)/, '$2$1'),
      'no-currency.xml': right.replace(' Ccy="EUR"', ''),
      'tenth-of-a-cent.xml': right.replace(/(<InstdAmt[^>]*>)[\d.]+/, '$10.000001'),
      'negative.xml': right.replace(/(<InstdAmt[^>]*>)/, '$1-'),
      'comma.xml': right.replace(/(<InstdAmt[^>]*>)0\.01/, '$10,01'),
      'count-in-words.xml': right.replace(/<NbOfTxs>.*</, '<NbOfTxs>one<'),
      'iban-in-groups.xml': right.replace('DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'),
      'bic-in-small-letters.xml': right.replace('AIBKIE2D', 'aibkie2d'),
      'long-words.xml': right.replace(/<Ustrd>[^<]*</, `<Ustrd>${'a'.repeat(141)}<`),
      'no-transfer.xml': right.replaceAll(/ *<CdtTrfTxInf>[\s\S]*?<\/CdtTrfTxInf>\n/g, ''),
      'other-standard.xml': right.replace('pain.001.001.09', 'pain.001.001.03'),
      'own-element.xml': right.replace('<BtchBookg>', '<Note>x</Note><BtchBookg>'),
      'other-charges.xml': right.replace('SLEV', 'FREE'),
    };
    const found = await faults(wrong);
    expect(Object.keys(wrong).filter((name) => wrong[name] === right)).toEqual([]);
    expect(Object.keys(wrong).filter((name) => found[name] === undefined)).toEqual([]);
  });
});
