import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../tests/client/sample-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { paperOf } from '../loaders';
import { tradeAddressLines } from '../trade-address-lines';
import { PrintScreen } from './print-screen';
import { eur, path } from '../../../../tests/client/show-trade';

test.each([
  ['DE', { postcode: '10115' }, ['Ann Author', '1 Quay Street', '10115 Cork', 'Germany']],
  ['GB', { postcode: 'SW1A 1AA' }, ['Ann Author', '1 Quay Street', 'Cork', 'SW1A 1AA', 'United Kingdom']],
  [
    'JP',
    { postcode: '100-0001', region: 'Tokyo' },
    ['Ann Author', '100-0001', 'Tokyo', 'Cork', '1 Quay Street', 'Japan'],
  ],
])('an address in %s has its lines in the order of that country', (country, place, lines) => {
  expect(
    tradeAddressLines({ name: 'Ann Author', address: { line1: '1 Quay Street', city: 'Cork', ...place, country } }),
  ).toEqual(lines);
});

/** Returns a trade with an invoice and a correction of it, and the papers of both. */
function papersOf() {
  const inbound = sampleInbound([sampleGiven(1, 'Emma'), sampleGiven(2, 'A stranger', { unexpected: true })]);
  const outbound = sampleOutbound([sampleTaken(1, 'Dune', { grade: 'new', used: false }), sampleTaken(2, 'Circe')], {
    state: 'dispatched',
    dispatchedAt: '2026-11-24T10:00:00.000Z',
  });
  const note = {
    number: 'C-000007',
    amount: eur(520),
    at: '2026-11-30T10:00:00.000Z',
    page: '/en/trades/t/print/credit-note-1',
  };
  const trade = sampleTrade({ inbound, outbound, invoice: '/en/trades/t/print/invoice', creditNotes: [note] });
  const seller = {
    legalName: 'Dogear Books Ltd',
    tradingName: 'Dogear',
    line1: '1 Quay Street',
    postcode: 'T12',
    city: 'Cork',
    country: 'IE',
    registration: '1',
    vatNumber: 'IE1',
    email: 'shop@dogear.example',
    phone: '',
  };
  const sold = (line: number, title: string, grade: 'new' | 'good', basisPoints: number | null) => ({
    line,
    isbn: `978000000000${line}`,
    title,
    grade,
    quantity: 1,
    price: eur(520),
    total: eur(520),
    basisPoints,
  });
  const papers = {
    seller,
    replyLicence: null,
    invoice: {
      number: '000042',
      at: '2026-11-24T10:00:00.000Z',
      seller: { ...seller, line1: '2 Old Street' },
      lines: [sold(1, 'Dune', 'new', 700), sold(2, 'Circe', 'good', null)],
      postage: eur(290),
      total: eur(1330),
      vat: [
        { basisPoints: 700, goods: eur(520), postage: eur(145), net: eur(621), tax: eur(44) },
        { basisPoints: null, goods: eur(520), postage: eur(145), net: eur(665), tax: eur(0) },
      ],
    },
    creditNotes: [
      {
        number: 'C-000007',
        at: note.at,
        seller,
        lines: [sold(1, 'Dune', 'new', 700)],
        postage: eur(0),
        total: eur(520),
        vat: [{ basisPoints: 700, goods: eur(520), postage: eur(0), net: eur(486), tax: eur(34) }],
      },
    ],
  };
  return { trade, papers };
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('the slip lists books with grades, and the invoice states tax for new copies only', async () => {
  const { trade, papers } = papersOf();
  expect(
    [
      'label-1',
      'slip-1',
      'invoice',
      'credit-note-1',
      'label-2',
      'label-0',
      'label',
      'return',
      '..',
      'credit-note-2',
      'credit-note-0',
    ].map((name) => paperOf(trade, name)?.kind ?? null),
  ).toEqual(['label', 'slip', 'invoice', 'credit-note', null, null, null, null, null, null, null]);
  expect(paperOf({ ...trade, invoice: null }, 'invoice')).toBeNull();
  const first = showScreen(<PrintScreen print={{ trade, papers, paper: { kind: 'slip', parcel: 1 } }} />, () => null);
  expect(await screen.findByRole('cell', { name: /Emma/ })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Very good' })).toBeDefined();
  expect(screen.queryByText('A stranger')).toBeNull();
  expect(screen.getByRole('img', { name: 'IE-7K4Q-1 as a barcode' }).getAttribute('src')).toBe(
    `/api${path}/parcels/1/barcode.svg`,
  );
  showScreen(<PrintScreen print={{ trade, papers, paper: { kind: 'invoice' } }} />, () => null);
  expect(await screen.findByText('000042')).toBeDefined();
  expect(screen.getByText('2 Old Street')).toBeDefined();
  expect(screen.getByText(/Registration no. \u20661\u2069/)).toBeDefined();
  expect(rows()).toEqual(
    expect.arrayContaining(['7%€5.20€1.45€6.21€0.44', 'margin scheme€5.20€1.45––', 'Total€13.30']),
  );
  expect(
    screen.getByText(/Used books and their share of the postage: Margin scheme – Second-hand goods\./),
  ).toBeDefined();
  expect(first.calls).toEqual([]);
});

test('a credit note names its invoice, and at the desk it links to the trade at the desk', async () => {
  const { trade, papers } = papersOf();
  showScreen(
    <PrintScreen print={{ trade, papers, paper: { kind: 'credit-note', note: 1 } }} at="/desk/trades" />,
    () => null,
  );
  expect((await screen.findByText('Corrects invoice')).nextSibling?.textContent).toBe('000042');
  expect(screen.getByText('C-000007')).toBeDefined();
  expect(rows()).toEqual(expect.arrayContaining(['7%€5.20€0.00€4.86€0.34', 'Total credited€5.20']));
  expect(
    screen.queryByText(/Used books and their share of the postage: Margin scheme – Second-hand goods\./),
  ).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toMatch(/^\/en\/desk\/trades\//);
});

/** Returns a sale in two parcels: `all` or `all-by-parcel` of it. */
function twoParcels(name: string, charity = 0) {
  const inbound = sampleInbound([
    sampleGiven(1, 'Emma', { parcel: 2 }),
    sampleGiven(2, 'Dune'),
    sampleGiven(3, 'A stranger', { unexpected: true, parcel: null }),
  ]);
  const [first] = inbound.parcels;
  if (first === undefined) throw new Error('no parcel');
  const trade = sampleTrade({
    inbound: {
      ...inbound,
      charity: { books: charity, found: 0, most: 10 },
      parcels: [first, { ...first, parcel: 2, code: 'IE-7K4Q-2' }],
    },
  });
  const paper = paperOf(trade, name);
  if (paper === null) throw new Error('no such paper');
  return { trade, paper, papers: papersOf().papers };
}
const listed = () => screen.getAllByRole('table').map((table) => table.textContent.match(/Emma|Dune|A stranger/g));

test('several parcels get one list of all books, or a list each when the customer chooses that', async () => {
  showScreen(<PrintScreen print={twoParcels('all')} />, () => null);

  expect(await screen.findByRole('link', { name: 'One list for all', current: 'page' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'One list for each parcel' }).getAttribute('href')).toMatch(
    /\/print\/all-by-parcel$/,
  );
  expect(listed()).toEqual([['Emma', 'Dune']]);
});

test('the list of a parcel has only the books that the shop planned for it', async () => {
  showScreen(<PrintScreen print={twoParcels('all-by-parcel', 3)} />, () => null);

  expect(await screen.findByText(/into parcel 1 of 2/)).toBeDefined();
  expect(listed()).toEqual([['Dune'], ['Emma']]);
  expect(screen.getAllByText('1 book in this parcel').length).toBe(2);
  expect(screen.getAllByText(/For charity or recycling: 3 books/).length).toBe(2);
});

test('a single parcel offers no choice of lists', () => {
  expect(paperOf(papersOf().trade, 'all-by-parcel')).toBeNull();
});
