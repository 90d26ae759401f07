import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../tests/client/sample-trade';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { paperOf } from './loaders';
import { senderLines } from './print-label';
import { PrintScreen } from './print-screen';
import { TradeScreen } from './trade-screen';

const eur = (minor: number) => money(minor, 'EUR');
const path = '/trades/01k0000000000000000000000t';
const show = (trade: Trade, answers: Answers = () => new Response(null, { status: 304 })) =>
  showScreen(<TradeScreen trade={trade} />, answers);
const event = (
  part: Trade['events'][number]['part'],
  seq: number,
  from: string | null,
  to: string,
  at = '2026-11-25T10:00:00.000Z',
) => ({ part, seq, from, to, at, actor: 'staff' as const });
const problem = (code: string, status = 409) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });

afterEach(() => {
  vi.useRealTimers();
});

const worse = {
  state: 'regraded' as const,
  gradedAs: 'good' as const,
  reason: 'marks' as const,
  lower: eur(310),
  undecided: true,
};
const asked = (part: Partial<Trade> = {}) =>
  sampleTrade({
    inbound: sampleInbound(
      [
        sampleGiven(1, 'Emma', { state: 'as-said' }),
        sampleGiven(2, 'Dune', { ...worse, photos: ['/api/trades/t/photos/p1', '/api/trades/t/photos/p2'] }),
        sampleGiven(3, 'Circe', { state: 'rejected', reason: 'water', undecided: true }),
      ],
      { state: 'awaiting-decision', decideBy: '2026-12-11T10:00:00.000Z' },
    ),
    allowed: ['decide'],
    ...part,
  });

test('copies found worse are decided one by one or all at once, and the sum is there before it is sent', async () => {
  const answered = sampleTrade({
    version: 2,
    inbound: sampleInbound(
      [
        sampleGiven(1, 'Emma', { state: 'as-said' }),
        sampleGiven(2, 'Dune', { ...worse, undecided: false, decision: 'accept' }),
      ],
      { state: 'settled' },
    ),
  });
  const { calls } = show(asked(), () => answered);
  expect(await screen.findByText('2 books need your answer by 11 December 2026.')).toBeDefined();
  const panel = within(screen.getByRole('region', { name: 'Your decision, open until 11 December 2026' }));
  expect(panel.getByText(/You said: Very good. There are pencil or ink marks in it./i)).toBeDefined();
  // Nothing chosen: both would come back, for nothing.
  expect(panel.getByRole('button', { name: 'Send my answer · you get €3.60' })).toHaveProperty('disabled', true);
  expect(panel.getByText(/comes back to you free of charge/)).toBeDefined();
  // A refused copy can't be taken at a lower amount.
  expect(within(panel.getByRole('group', { name: 'What happens with Circe?' })).getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(panel.getByRole('button', { name: 'Take all lower offers' }));
  expect(panel.getByText('1 book is still without an answer.', { exact: false })).toBeDefined();
  fireEvent.click(
    within(panel.getByRole('group', { name: 'What happens with Circe?' })).getByRole('radio', { name: 'Recycle it' }),
  );
  fireEvent.click(panel.getByRole('button', { name: 'Send my answer · you get €6.70' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Your decision/ })).toBeNull());
  expect(calls.map(({ method, path: to, body }) => [method, to, body])).toEqual([
    [
      'POST',
      `${path}/decide`,
      {
        decisions: [
          { line: 2, decision: 'accept' },
          { line: 3, decision: 'recycle' },
        ],
      },
    ],
  ]);
});

test('a photo taken at grading opens large, and the next one follows', async () => {
  show(asked());
  fireEvent.click(await screen.findByRole('button', { name: 'Photo 1 of 2: Dune, enlarge' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Dune' }).getAttribute('src')).toBe('/api/trades/t/photos/p1');
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Dune' }).getAttribute('src')).toBe('/api/trades/t/photos/p2');
});

test('what sending back was said to cost is taken off, and silence is told with it; a swap ends in what is still to pay', async () => {
  const trade = asked({
    settlement: 'swap',
    ledger: [{ side: 'purchase', kind: 'sale', amount: eur(-760), at: '2026-11-20T10:00:00.000Z' }],
  });
  show({ ...trade, inbound: trade.inbound === null ? null : { ...trade.inbound, returnPostage: eur(250) } });
  expect(await screen.findByText(/sending back costs €2.50/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send all back' }));
  expect(screen.getByRole('button', { name: 'Send my answer · you pay €6.50' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Recycle all' }));
  expect(screen.getByRole('button', { name: 'Send my answer · you pay €4.00' })).toBeDefined();
});

test('a parcel is marked as posted with its carrier and number; without a carrier nothing is sent', async () => {
  const trade = sampleTrade({ inbound: sampleInbound([sampleGiven(1, 'Emma')]), allowed: ['cancel', 'post'] });
  const posted = sampleInbound([sampleGiven(1, 'Emma')], { state: 'in-transit' });
  const { calls } = show(trade, () => ({
    ...trade,
    version: 2,
    allowed: [],
    inbound: {
      ...posted,
      parcels: posted.parcels.map((parcel) => ({
        ...parcel,
        postedAt: '2026-11-22T10:00:00.000Z',
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'RR1IE',
        trackingLink: null,
      })),
    },
  }));
  expect((await screen.findByRole('link', { name: 'Packing slip' })).getAttribute('href')).toBe(
    '/en/trades/t/print/slip-1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'I have posted it' }));
  fireEvent.click(screen.getByRole('button', { name: 'It is posted' }));
  expect(await screen.findByText('With whom did you post it?')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Carrier' }), { target: { value: 'an-post' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Tracking number/ }), { target: { value: 'RR1IE' } });
  fireEvent.click(screen.getByRole('button', { name: 'It is posted' }));
  expect(await screen.findByText(/Posted on 22 November 2026 with/)).toBeDefined();
  expect(calls.map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/post`, { parcel: 1, carrier: 'an-post', tracking: 'RR1IE' }],
  ]);
});

const track = 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE';
const sent = (part: Partial<Trade> = {}) =>
  sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['arrived', 'withdraw'],
    outbound: sampleOutbound(
      [
        sampleTaken(1, 'Emma', { state: 'sent', withdrawable: true }),
        sampleTaken(2, 'Dune', { state: 'sent', withdrawable: true }),
      ],
      {
        state: 'dispatched',
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'CE123456785IE',
        trackingLink: track,
        dispatchedAt: '2026-11-24T10:00:00.000Z',
      },
    ),
    ...part,
  });

test('withdrawing chooses lines, confirms what is declared in a second step, and stands confirmed', async () => {
  const after = sampleTrade({
    ...sent(),
    version: 2,
    allowed: ['arrived'],
    outbound: sampleOutbound(
      [sampleTaken(1, 'Emma', { state: 'return-requested' }), sampleTaken(2, 'Dune', { state: 'return-requested' })],
      {
        state: 'dispatched',
        returning: {
          label: '/en/trades/t/print/return',
          paidByUs: false,
          sendBy: '2026-12-08T10:00:00.000Z',
          isLate: false,
          sent: null,
        },
      },
    ),
  });
  const { calls } = show(sent(), () => after);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw from contract' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Dune' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Emma' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one book.');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Emma' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  // One of two books: the outward postage stays.
  expect(dialog.getByText('I, Ann Reader, withdraw from the contract of trade IE-7K4Q for these books:')).toBeDefined();
  expect(dialog.getByText('You get back').nextSibling?.textContent).toBe('€5.20');
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Dune' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('You get back').nextSibling?.textContent).toBe('€12.80');
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(
    await screen.findByText('We have your withdrawal. The confirmation is on its way to ann@reader.example.'),
  ).toBeDefined();
  expect(calls.map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/withdraw`, { lines: [1, 2], reason: 'withdraw', words: '' }],
  ]);
  expect(screen.getByRole('link', { name: 'Return label' }).getAttribute('href')).toBe('/en/trades/t/print/return');
  expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull();
});

test('a press that came too late does nothing, shows the trade as it is and says what came first', async () => {
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['cancel'],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
  });
  const packed = sampleTrade({
    ...trade,
    version: 4,
    allowed: [],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'packed' }),
    events: [event('outbound', 2, 'reserved', 'packed')],
  });
  const { calls } = show(trade, ({ method }) => (method === 'POST' ? problem('state-moved') : packed));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the trade' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel trade IE-7K4Q' }));
  expect(
    await screen.findByText(/Something happened to this trade before your press, so it did nothing: Packed\./),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel the trade' })).toBeNull();
  expect(calls.map(({ method, headers }) => [method, headers.get('If-None-Match')])).toEqual([
    ['POST', null],
    ['GET', '"1.0-en"'],
  ]);
});

test('an open page asks by its version, ever more seldom, not while it is hidden or a form is open, and tells what changed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['cancel'],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
  });
  let answer: () => unknown = () => new Response(null, { status: 304 });
  const { calls } = show(trade, () => answer());
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(calls.map(({ headers }) => headers.get('If-None-Match'))).toEqual(['"1.0-en"']);
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  expect(calls).toHaveLength(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  const seen = calls.length;
  expect(seen).toBeLessThanOrEqual(3);
  answer = () =>
    sampleTrade({
      ...trade,
      version: 3,
      allowed: [],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'sent' })], { state: 'dispatched' }),
      events: [event('outbound', 2, 'reserved', 'packed'), event('outbound', 3, 'packed', 'dispatched')],
    });
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await screen.findByText('While you were here: Packed and Dispatched.')).closest('output')).not.toBeNull();
  expect(calls).toHaveLength(seen + 1);
});

test('nothing is asked while a form is being filled in, nor about a trade that has come to its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = show(asked());
  fireEvent.click(await screen.findByRole('radio', { name: 'Take €3.10' }));
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(calls).toEqual([]);
  const ended = show(
    sampleTrade({
      settlementState: 'balanced',
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(ended.calls).toEqual([]);
});

test('a payout that came back leads to the bank details; a held one says until when; a guest is asked where a refund goes', async () => {
  const failed = sampleTrade({
    settlementState: 'payout-failed',
    inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
    toGet: eur(360),
    payouts: [{ kind: 'payout', way: 'bank', amount: eur(360), state: 'failed', at: '2026-11-28T10:00:00.000Z' }],
    payoutIban: 'IE•• 5678',
  });
  show(failed);
  // At the head, and where the money stands.
  for (const link of await screen.findAllByRole('link', { name: 'Check bank details' }))
    expect(link.getAttribute('href')).toBe('/en/account-details/edit#payout');
  expect(screen.getByText('Came back on 28 November 2026')).toBeDefined();
  // It was confirmed before it came back: nothing is sent until the desk tries again, so the person is asked all the
  // same.
  show({ ...failed, settlementState: 'payout-due' });
  await waitFor(() => expect(screen.getAllByText(/bank sent your payout back/)).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'Check bank details' })).toHaveLength(4);
  const refund: Trade['payouts'][number] = {
    kind: 'refund',
    way: 'bank',
    amount: eur(520),
    state: 'due',
    at: '2026-11-28T10:00:00.000Z',
  };
  const guest = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    outbound: sampleOutbound([sampleTaken(1, 'Dune', { state: 'returned' })], { state: 'delivered' }),
    toGet: eur(520),
    payouts: [refund],
    payoutsHeldUntil: '2026-12-01T12:00:00.000Z',
    allowed: ['refund-account'],
  });
  const { calls } = show(guest, () => ({ ...guest, version: 2, allowed: [], payoutIban: 'IE•• 5678' }));
  expect(await screen.findByText(/so payouts wait until 1 December 2026/)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'IBAN' }), { target: { value: 'IE00 wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send bank account' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'IBAN' }), { target: { value: 'IE29 AIBK 9311 5212 3456 78' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send bank account' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/refund-account`, { holder: 'Ann Reader', iban: 'IE29 AIBK 9311 5212 3456 78' }],
  ]);
});

test('the ledger adds up side by side, down to what is still to pay', async () => {
  const entry = (side: Trade['ledger'][number]['side'], kind: Trade['ledger'][number]['kind'], minor: number) => ({
    side,
    kind,
    amount: eur(minor),
    at: '2026-11-27T10:00:00.000Z',
  });
  show(
    sampleTrade({
      settlement: 'swap',
      settlementState: 'awaiting-payment',
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
      outbound: sampleOutbound([sampleTaken(1, 'Dune')]),
      ledger: [
        entry('purchase', 'sale', -520),
        entry('purchase', 'postage', -240),
        entry('trade-in', 'books-in', 360),
        entry('trade-in', 'netted', -360),
        entry('purchase', 'netted-in', 360),
      ],
      toPay: eur(400),
      transfer: {
        holder: 'Dogear',
        iban: 'IE29AIBK93115212345678',
        bic: 'AIBKIE2D',
        reference: 'IE-7K4Q',
        amount: eur(400),
        payBy: '2026-12-04T10:00:00.000Z',
      },
    }),
  );
  expect((await screen.findByText('Paid with your books')).nextSibling?.textContent).toBe('+€3.60');
  expect(screen.getByText('Still to pay').nextSibling?.textContent).toBe('€4.00');
  expect(screen.getByText(/Please transfer the difference of €4.00 by 4 December 2026/)).toBeDefined();
  expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe(
    '/api/trades/01k0000000000000000000000t/transfer-qr.svg',
  );
});

test.each([
  ['DE', { postcode: '10115' }, ['Ann Author', '1 Quay Street', '10115 Cork', 'Germany']],
  ['GB', { postcode: 'SW1A 1AA' }, ['Ann Author', '1 Quay Street', 'Cork', 'SW1A 1AA', 'United Kingdom']],
  [
    'JP',
    { postcode: '100-0001', region: 'Tokyo' },
    ['Ann Author', '100-0001', 'Tokyo', 'Cork', '1 Quay Street', 'Japan'],
  ],
])('an address in %s has its lines as they are written there', (country, place, lines) => {
  expect(
    senderLines({ name: 'Ann Author', address: { line1: '1 Quay Street', city: 'Cork', ...place, country } }),
  ).toEqual(lines);
});

/** A trade with an invoice and a correction of it, and what is printed of them. */
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

test('papers are there for what the trade has; the slip lists the books with their grades, the invoice the tax in new copies alone', async () => {
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
  expect(screen.getByText(/margin scheme for second-hand goods/)).toBeDefined();
  expect(first.calls).toEqual([]);
});

test('what came back stands on a paper of its own, which names the invoice; at the desk it leads back to the desk’s trade', async () => {
  const { trade, papers } = papersOf();
  showScreen(
    <PrintScreen print={{ trade, papers, paper: { kind: 'credit-note', note: 1 } }} at="/desk/trades" />,
    () => null,
  );
  expect((await screen.findByText('Corrects invoice')).nextSibling?.textContent).toBe('000042');
  expect(screen.getByText('C-000007')).toBeDefined();
  expect(rows()).toEqual(expect.arrayContaining(['7%€5.20€0.00€4.86€0.34', 'Total credited€5.20']));
  expect(screen.queryByText(/margin scheme for second-hand goods/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the trade' }).getAttribute('href')).toMatch(/^\/en\/desk\/trades\//);
});
