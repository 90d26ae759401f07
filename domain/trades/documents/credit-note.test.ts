import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionOf, creditNoteNumber, creditShares, type Correction } from './credit-note';
import { invoiceShares } from './invoice';
import type { LedgerEntry } from '../money/ledger';
import { vatContained } from '../../market/vat';
import { returnedEntries } from '../money/returned';

const sold = [
  { line: 1, total: 1290, basisPoints: 700 },
  { line: 2, total: 450, basisPoints: null },
  { line: 3, total: 900, basisPoints: null },
];
const returned = (line: number, amount: number): LedgerEntry => ({ kind: 'returned', amount, ref: `line:${line}` });
const postageRefund: LedgerEntry = { kind: 'postage-back', amount: 290, ref: '' };
const lost = (amount: number): LedgerEntry => ({ kind: 'lost', amount, ref: '' });

describe('correctionOf', () => {
  it.each<[string, LedgerEntry[], LedgerEntry[], Correction | null]>([
    ['a returned line', [], [returned(2, 450)], { lines: [2], goods: 450, postage: 0 }],
    [
      'the last returned line with the postage',
      [returned(1, 1290), returned(2, 450)],
      [returned(3, 900), postageRefund],
      { lines: [3], goods: 900, postage: 290 },
    ],
    ['several returned lines', [], [returned(1, 1290), returned(3, 900)], { lines: [1, 3], goods: 2190, postage: 0 }],
    ['a lost parcel', [], [lost(2930)], { lines: [1, 2, 3], goods: 2640, postage: 290 }],
    ['the rest in a lost parcel', [returned(1, 1290)], [lost(1640)], { lines: [2, 3], goods: 1350, postage: 290 }],
    ['a refund, which corrects nothing', [returned(2, 450)], [{ kind: 'refund', amount: -450, ref: 'money:x' }], null],
    ['an undone sale, which was never invoiced', [], [{ kind: 'undone', amount: 2930, ref: 'outbound:2' }], null],
    ['no bookings', [returned(2, 450)], [], null],
  ])('handles: %s', (_, before, entries, expected) => {
    expect(correctionOf(sold, before, entries)).toEqual(expected);
  });
});

describe('creditShares', () => {
  it('contains the VAT of the goods, and that of the postage only when it is credited', () => {
    const first = { lines: [1], goods: 1290, postage: 0 };
    expect(creditShares(sold, 290, [], first)).toEqual([
      { basisPoints: 700, goods: 1290, postage: 0, tax: vatContained(1432, 700) - vatContained(142, 700) },
    ]);
    const rest = { lines: [2, 3], goods: 1350, postage: 290 };
    expect(creditShares(sold, 290, [first], rest)).toEqual([
      { basisPoints: 700, goods: 0, postage: 142, tax: vatContained(142, 700) },
      { basisPoints: null, goods: 1350, postage: 148, tax: 0 },
    ]);
  });

  it('adds up with what is kept to the VAT of the invoice per rate, in any order of returns', () => {
    const line = fc.record({
      total: fc.integer({ min: 1, max: 100_000 }),
      basisPoints: fc.constantFrom(null, 0, 400, 550, 700, 1000),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.array(fc.nat(7), { maxLength: 8 }),
        fc.boolean(),
        (lines, postage, order, isLost) => {
          const all = lines.map((one, index) => ({ ...one, line: index + 1 }));
          const ledger: LedgerEntry[] = [];
          const notes: Correction[] = [];
          const book = (entries: LedgerEntry[]) => {
            const note = correctionOf(all, ledger, entries);
            ledger.push(...entries);
            if (note !== null) notes.push(note);
          };
          const returnedLines = new Set<number>();
          for (const at of order) {
            if (at >= all.length || returnedLines.has(at + 1)) continue;
            book(
              returnedEntries(
                all.map(({ line: number, total }) => ({
                  line: number,
                  price: total,
                  quantity: 1,
                  returned: returnedLines.has(number),
                })),
                at + 1,
                postage,
              ),
            );
            returnedLines.add(at + 1);
          }
          const left = all.filter(({ line: number }) => !returnedLines.has(number));
          if (isLost && left.length > 0) book([lost(left.reduce((sum, { total }) => sum + total, postage))]);
          const isAllBack = isLost || left.length === 0;

          const credited = notes.flatMap((note, index) => {
            const shares = creditShares(all, postage, notes.slice(0, index), note);
            expect(shares.reduce((sum, share) => sum + share.goods + share.postage, 0)).toBe(note.goods + note.postage);
            for (const { goods, postage: part, tax } of shares)
              expect(goods >= 0 && part >= 0 && tax >= 0 && tax <= goods + part).toBe(true);
            return shares;
          });
          for (const { basisPoints, goods, postage: part, tax } of invoiceShares(all, postage)) {
            const of = credited.filter((share) => share.basisPoints === basisPoints);
            const keptGoods = isAllBack
              ? 0
              : left.reduce((sum, one) => (one.basisPoints === basisPoints ? sum + one.total : sum), 0);
            const keptPostage = isAllBack ? 0 : part;
            expect(of.reduce((sum, share) => sum + share.goods, 0)).toBe(goods - keptGoods);
            expect(of.reduce((sum, share) => sum + share.postage, 0)).toBe(part - keptPostage);
            expect(of.reduce((sum, share) => sum + share.tax, 0)).toBe(
              tax - (basisPoints === null ? 0 : vatContained(keptGoods + keptPostage, basisPoints)),
            );
          }
        },
      ),
    );
  });
});

it('creditNoteNumber belongs to another series than the numbers of invoices', () => {
  expect([creditNoteNumber(1), creditNoteNumber(1_234_567)]).toEqual(['C-000001', 'C-1234567']);
});
