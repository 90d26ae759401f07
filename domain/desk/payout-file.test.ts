import { describe, expect, it } from 'vitest';
import { pain001 } from './pain001';
import { payoutCsv } from './payout-csv';
import { decimalAmount } from '../files/decimal-amount';
import type { PayoutOrder } from './payout-order';
import { findTradeNumbers } from './find-trade-numbers';
import { sepaText } from './sepa-text';
import { shelfOf } from './shelf';

const order: PayoutOrder = {
  id: 'DOGEAR-20261121-ABCDEFGHJKMN',
  madeAt: '2026-11-21T23:30:15.123Z',
  currency: 'EUR',
  from: { holder: 'Dogear Books & Söhne Ltd', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
  transfers: [
    {
      id: 'abcdefghjkmnpqrstvwxyz0123',
      amount: 1,
      holder: 'Zoë Łukasz-Ødegård <script>',
      iban: 'DE89370400440532013000',
      reference: 'IE-7K4Q',
    },
    {
      id: 'bbcdefghjkmnpqrstvwxyz0123',
      amount: 123_456_789,
      holder: '太宰治',
      iban: 'FR1420041010050500013M02606',
      reference: 'FR-22BC',
    },
    {
      id: 'cbcdefghjkmnpqrstvwxyz0123',
      amount: 1010,
      holder: 'Νίκος Καζαντζάκης //',
      iban: 'GR1601101250000000012300695',
      reference: 'DE-9999',
    },
  ],
};

interface Element {
  readonly name: string;
  readonly text: string;
  readonly children: readonly Element[];
}
/** Returns the elements of an XML file without comments and CDATA; throws when it is not well-formed. */
function parsed(xml: string): Element {
  const open: { name: string; text: string; children: Element[] }[] = [{ name: '', text: '', children: [] }];
  const body = xml.replace('<?xml version="1.0" encoding="UTF-8"?>\n', '');
  for (const [whole, close, name = '', text = ''] of body.matchAll(/<(\/?)(\w+)(?: \w+="[^"<>]*")?>([^<>]*)/g)) {
    if (whole === '') throw new Error('empty');
    const top = open.at(-1);
    if (top === undefined) throw new Error('too many ends');
    if (close === '') open.push({ name, text, children: [] });
    else {
      if (top.name !== name) throw new Error(`</${name}> ends <${top.name}>`);
      open.pop();
      open.at(-1)?.children.push(top);
    }
  }
  const [root] = open[0]?.children ?? [];
  if (open.length !== 1 || root === undefined) throw new Error('not closed');
  return root;
}
const text = (element: Element, ...path: string[]): string => {
  let at: Element | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at?.text ?? '';
};
const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];

describe('pain001', () => {
  const file = pain001(order);
  const document = parsed(file);

  it('states the right number and sum of transfers', () => {
    const amounts = all(document, 'InstdAmt').map((element) => Math.round(Number(element.text) * 100));
    expect(amounts).toEqual([1, 123_456_789, 1010]);
    for (const part of [...all(document, 'GrpHdr'), ...all(document, 'PmtInf')])
      expect([text(part, 'NbOfTxs'), text(part, 'CtrlSum')]).toEqual(['3', '1234578.00']);
    expect(new Set(all(document, 'EndToEndId').map((element) => element.text)).size).toBe(3);
  });

  it('writes names in the SEPA character set and executes on a bank day', () => {
    expect(all(document, 'Nm').map((element) => element.text)).toEqual([
      'Dogear Books + Sohne Ltd',
      'Dogear Books + Sohne Ltd',
      'Zoe Lukasz-Odegard script',
      'NOTPROVIDED',
      'Nikos Kazantzakis',
    ]);
    // 21 November 2026 is a Saturday.
    expect(text(all(document, 'PmtInf')[0] ?? document, 'ReqdExctnDt', 'Dt')).toBe('2026-11-23');
    expect(sepaText(`${'x'.repeat(69)}/y`, 70)).toBe('x'.repeat(69));
    expect(sepaText('a&b', 70)).toBe('a+b');
    expect([sepaText('Дмитрий Щедрин', 70), sepaText('‮', 70), sepaText('//', 70)]).toEqual([
      'Dmitriy Shtedrin',
      null,
      null,
    ]);
  });

  it('throws for other currencies and without transfers', () => {
    expect(() => pain001({ ...order, currency: 'GBP' })).toThrow('euros only');
    expect(() => pain001({ ...order, transfers: [] })).toThrow('nothing');
  });
});

describe('payoutCsv', () => {
  it('writes no formulas and amounts with the decimals of the currency', () => {
    const holders = ['=HYPERLINK("http://evil")', '+1', '-1', '@sum', '\tx', 'Ann, "the" reader', '太宰治'];
    const csv = payoutCsv({
      ...order,
      currency: 'GBP',
      transfers: holders.map((holder, index) => ({
        id: `p${index}`,
        amount: 5,
        holder,
        iban: 'GB82WEST12345698765432',
        reference: 'GB-22BC',
      })),
    });
    expect(csv.split('\r\n').map((line) => line.slice(0, 24))).toEqual([
      'id,holder,iban,amount,cu',
      'p0,"\'=HYPERLINK(""http:/',
      "p1,'+1,GB82WEST123456987",
      "p2,'-1,GB82WEST123456987",
      "p3,'@sum,GB82WEST1234569",
      "p4,'\tx,GB82WEST123456987",
      'p5,"Ann, ""the"" reader"',
      'p6,太宰治,GB82WEST123456987',
      '',
    ]);
    expect(csv).toContain(',0.05,GBP,GB-22BC\r\n');
    expect([decimalAmount(1200, 'JPY'), decimalAmount(7, 'PLN'), decimalAmount(100, 'AED')]).toEqual([
      '1200',
      '0.07',
      '1.00',
    ]);
  });
});

describe('findTradeNumbers and shelfOf', () => {
  it('findTradeNumbers finds trade numbers as people and banks write them', () => {
    expect(findTradeNumbers('IE-7K4Q')).toEqual(['IE-7K4Q']);
    expect(findTradeNumbers('Ref. ie 7k4q thanks')).toContain('IE-7K4Q');
    expect(findTradeNumbers('SVWZ+IE7K4QXYZW books')).toEqual(['IE-7K4QX', 'IE-7K4Q']);
    expect(findTradeNumbers('DEIE-7K4Q')).toContain('IE-7K4Q');
    expect(findTradeNumbers('happy birthday 2026')).toEqual([]);
  });
  it('shelfOf returns language and first letter of the author, unless staff named a shelf', () => {
    const book = { language: 'en', authors: ['Jane Austen'], title: 'Emma' };
    expect([
      shelfOf(book, null),
      shelfOf(book, 'A 12'),
      shelfOf({ ...book, authors: ['Émile Zola'] }, null),
      shelfOf({ ...book, authors: ['Kafka, Franz'] }, ' '),
      shelfOf({ ...book, authors: [], title: '1984' }, null),
      shelfOf({ language: 'ja', authors: ['太宰治'], title: '' }, null),
      shelfOf({ language: '', authors: ['…'], title: '' }, null),
    ]).toEqual(['en A', 'A 12', 'en Z', 'en K', 'en 1', 'ja 太', '? #']);
  });

  it('writes a holder on one line, because a bank may read each line as a transfer', () => {
    const [transfer] = order.transfers;
    if (transfer === undefined) throw new Error('the order has no transfer');
    const csv = payoutCsv({
      ...order,
      currency: 'GBP',
      transfers: [{ ...transfer, holder: 'Ann\r\nx,Eve,GB29,9999.00,GBP,y\u2028=1' }],
    });

    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"Ann x,Eve,GB29,9999.00,GBP,y =1",');
    expect(csv).not.toMatch(/\u2028|[^\r]\n/);
  });
});
