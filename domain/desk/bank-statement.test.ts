import { describe, expect, it } from 'vitest';
import { parseAmount, parseDay, readBankStatement } from './bank-statement';

describe('readBankStatement', () => {
  it('reads columns by name below any other lines', () => {
    const { rows, wrong, outgoing } = readBankStatement(
      [
        'Kontoauszug;;;',
        'IBAN;DE02;;',
        'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
        '20.11.26;Ann Reader;"DOGEAR IE-7K4Q; danke";"1.234,50";EUR',
        '21.11.2026;Shop;Miete;-900,00;EUR',
        ';;;;',
      ].join('\r\n'),
      'EUR',
    );
    expect(rows).toMatchObject([
      {
        amount: 123_450,
        currency: 'EUR',
        reference: 'DOGEAR IE-7K4Q; danke',
        payer: 'Ann Reader',
        at: '2026-11-20T12:00:00.000Z',
      },
    ]);
    expect({ wrong, outgoing }).toEqual({ wrong: [], outgoing: 1 });
  });

  it('lists the rows that it can’t read and keeps the others', () => {
    const { rows, wrong } = readBankStatement(
      [
        'Date,Amount,Reference,Currency,Transaction ID',
        '2026-11-20,5.00,one,EUR,a',
        '20th,5.00,two,EUR,b',
        '2026-11-20,five,three,EUR,c',
        '2026-11-20,5.00,four,CHF,d',
        '2026-02-30,1,five,EUR,e',
      ].join('\n'),
      'EUR',
    );
    expect(rows.map(({ eventId, amount }) => [eventId, amount])).toEqual([['a', 500]]);
    expect(wrong.map(({ line, why }) => [line, why])).toEqual([
      [3, 'date'],
      [4, 'amount'],
      [5, 'currency'],
      [6, 'date'],
    ]);
  });

  it('returns the columns that are missing', () => {
    expect(readBankStatement('Date,Payer\n2026-11-20,Ann', 'EUR')).toEqual({
      rows: [],
      wrong: [],
      outgoing: 0,
      missing: ['amount', 'reference'],
    });
    expect(readBankStatement('', 'EUR').missing).toEqual(['date', 'amount', 'reference']);
  });

  it('makes a stable id for a payment without one, different for equal payments', () => {
    const text =
      'Datum\tBedrag\tOmschrijving\n01-12-2026\t5,00\tIE-7K4Q\n01-12-2026\t5,00\tIE-7K4Q\n02-12-2026\t5,00\tIE-7K4Q';
    const ids = (part: string) => readBankStatement(part, 'EUR').rows.map(({ eventId }) => eventId);
    expect(new Set(ids(text)).size).toBe(3);
    expect(ids(text)).toEqual(ids(text));
    expect(
      ids(
        text
          .split('\n')
          .filter((_, index) => index !== 1 && index !== 2)
          .join('\n'),
      ),
    ).toEqual([ids(text)[2]]);
  });

  it.each([
    ['1.234,56', 2, 123_456],
    ['1,234.56', 2, 123_456],
    ['1 234,5 €', 2, 123_450],
    ['+12', 2, 1200],
    ['12,00-', 2, -1200],
    ['(12.00)', 2, -1200],
    ['−3.10', 2, -310],
    ['1,200', 0, 1200],
    ['1.200', 2, 120_000],
    ['.50', 2, 50],
    ['12.345.6', 2, 1_234_560],
    ['1,23,456', 2, null],
    ['', 2, null],
    ['5e3', 2, null],
    ['1.5', 0, null],
  ])('parses %j (%i decimals) as %j', (text, decimals, minor) => {
    expect(parseAmount(text, decimals)).toBe(minor);
  });

  it.each([
    ['2026-11-20', false, '2026-11-20'],
    ['2026/1/2 10:11', false, '2026-01-02'],
    ['03/04/2026', false, '2026-04-03'],
    ['03/04/2026', true, '2026-03-04'],
    ['25/04/2026', true, '2026-04-25'],
    ['04/25/2026', false, '2026-04-25'],
    ['20261120', false, '2026-11-20'],
    ['31.02.2026', false, null],
    ['yesterday', false, null],
  ])('parses the day %j', (text, monthFirst, day) => {
    expect(parseDay(text, monthFirst)).toBe(day);
  });
});
