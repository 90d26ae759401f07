import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '../../../domain/money';
import { sampleDeskTrade } from '../../../tests/client/sample-desk';
import { sampleGiven, sampleInbound, sampleOutbound, sampleTaken } from '../../../tests/client/sample-trade';
import { showScreen } from '../../../tests/client/show-screen';
import { DeskFrame } from './frame/desk-frame';
import { MoneyScreen } from './money/money-screen';
import { DeskTradeScreen } from './trade/trade-screen';
import {
  counts,
  id,
  isbns,
  lines,
  opened,
  problem,
  scan,
  show,
  trade,
  type,
} from '../../../tests/client/show-desk-trade';

afterEach(() => {
  vi.useRealTimers();
});

test('Enter grades a scanned copy as declared once, and a code that begins with a key grades nothing', async () => {
  const { calls } = show(trade(['offered', 'offered']), ({ path }) =>
    path.includes('/lines/') ? trade(['as-said', 'offered'], 2) : { kind: 'unknown', code: 'x' },
  );
  await opened();
  await scan(isbns.emma);
  expect(screen.getByRole('heading', { name: 'Emma' })).toBeDefined();
  await type(['Enter', 'Enter'], 200);
  await waitFor(() => expect(screen.getByText('1 copy left to check')).toBeDefined());
  await scan(isbns.dune);
  expect(screen.getByRole('heading', { name: 'Dune' })).toBeDefined();
  await scan('4006381333931');
  expect(await screen.findByText('Unknown code')).toBeDefined();
  expect(screen.queryByRole('group', { name: /Why only/ })).toBeNull();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', `/desk/trades/${id}/lines/1/grading`, { as: 'as-said' }],
  ]);
});

test('a book scanned before the panel is hydrated selects its copy and is not looked up', async () => {
  let come: () => void = () => undefined;
  const Late = () => {
    const [isHere, setHere] = useState(false);
    useEffect(() => void (come = () => setHere(true)), []);
    return isHere ? <DeskTradeScreen trade={trade(['offered', 'offered'])} book="" /> : <p>On its way</p>;
  };
  const { calls } = showScreen(
    <DeskFrame counts={counts}>
      <Late />
    </DeskFrame>,
    () => ({ kind: 'unknown', code: 'x' }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await screen.findByText('On its way');
  await scan(isbns.emma);
  await act(async () => come());
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(calls).toEqual([]);
});

test('a scan on another page that leads to the open trade selects its copy', async () => {
  const Led = () => {
    const [scanned, setScanned] = useState('');
    return (
      <>
        <DeskTradeScreen trade={trade(['offered', 'offered'])} book={scanned} />
        <button type="button" onClick={() => setScanned(isbns.dune)}>
          Led
        </button>
      </>
    );
  };
  showScreen(
    <DeskFrame counts={counts}>
      <Led />
    </DeskFrame>,
    () => null,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Led' }));
  expect(screen.getByRole('heading', { name: 'Dune' })).toBeDefined();
});

test('a lower grade by keys asks for its reason', async () => {
  // As newer browsers do; the effect that calls it must not hand the promise on.
  HTMLElement.prototype.scrollIntoView = () => Promise.resolve();
  const { calls } = show(trade(['offered', 'offered']), () => trade(['as-said', 'offered'], 2));
  await opened();
  await scan(isbns.emma);
  await type(['4'], 200);
  expect(screen.getByRole('group', { name: 'Why only Acceptable?' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Marks/ }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { as: 'regraded', grade: 'acceptable', reason: 'marks' },
    ]),
  );
});

test('a grading by a colleague is reported, and the line shows its present state', async () => {
  show(trade(['offered', 'offered']), ({ method }) =>
    method === 'PUT' ? problem('state-moved') : trade(['missing', 'offered'], 2),
  );
  await opened();
  await scan(isbns.emma);
  await type(['Enter'], 200);
  expect(await screen.findByText(/Somebody else changed this first.*Emma: missing/)).toBeDefined();
  expect(screen.getByText('1 copy left to check')).toBeDefined();
});

test('a scan removes the focus from a pressed button, so that Enter grades the scanned copy', async () => {
  const { calls } = show(trade(['offered', 'offered']), () => trade(['as-said', 'offered'], 2));
  await opened();
  const sound = screen.getByRole('button', { name: 'Sound' });
  sound.focus();
  await scan(isbns.emma);
  expect(document.activeElement).not.toBe(sound);
  await type(['Enter'], 200);
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `/desk/trades/${id}/lines/1/grading`,
    ]),
  );
});

test('the finish button first shows the sums of the parcel and the questions to the customer', async () => {
  const graded = sampleDeskTrade(
    {
      rows: [{ code: 'postage-to-us', books: 0, amount: money(390, 'EUR') }],
      inbound: sampleInbound(
        [
          { ...lines[0], state: 'as-said' as const },
          {
            ...lines[1],
            state: 'regraded' as const,
            gradedAs: 'good' as const,
            reason: 'marks' as const,
            lower: money(310, 'EUR'),
          },
        ].map((line, at) => ({ ...sampleGiven(at + 1, 'x'), ...line })),
        { state: 'received' },
      ),
    },
    ['grade', 'finish-grading'],
  );
  const [parcel] = graded.inbound?.parcels ?? [];
  if (parcel !== undefined) Object.assign(parcel, { receivedAt: '2026-11-20T10:00:00.000Z' });
  const { calls } = show(graded, () => graded);
  fireEvent.click(await screen.findByRole('button', { name: /Finish checking/ }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('at most 1 book for the customer to decide on')).toBeDefined();
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Finish and ask' }));
  // The amount that is certainly paid includes the postage to the shop.
  expect(['€3.60', '€3.90', '€7.50'].map((amount) => sheet.getAllByText(amount).length)).toEqual([1, 1, 1]);
  expect(calls).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: 'Finish and ask' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([`/desk/trades/${id}/finish-grading`]));
});

test('packing counts only scanned copies of the order, and reports a wrong book', async () => {
  const taken = { ...sampleTaken(1, 'Emma'), quantity: 2 };
  show(
    sampleDeskTrade({ outbound: sampleOutbound([{ ...taken, book: { ...taken.book, isbn: isbns.emma } }]) }, ['pack']),
    () => null,
  );
  await screen.findByText('2 copies left to scan');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await scan(isbns.other);
  expect(screen.getByText('Not in this order')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mark as packed' })).toHaveProperty('disabled', true);
  await scan(isbns.emma);
  await scan(isbns.emma);
  expect(screen.getByRole('button', { name: 'Mark as packed' })).toHaveProperty('disabled', false);
  await scan(isbns.emma);
  expect(screen.getByText('One copy too many')).toBeDefined();
});

test('a bank statement is previewed before it is booked, and only failed rows are sent again', async () => {
  let tries = 0;
  const { calls } = showScreen(
    <DeskFrame counts={counts}>
      <MoneyScreen list={{ items: [], nextCursor: null }} />
    </DeskFrame>,
    ({ body }) => {
      tries += 1;
      if (tries === 2) return 'lost';
      const { rows } = body as { rows: { eventId: string }[] };
      return { rows: rows.map(({ eventId }) => ({ eventId, outcome: 'unmatched', trade: null, number: null })) };
    },
  );
  const rows = Array.from({ length: 45 }, (_, at) => `2026-11-20,${at + 1}.00,book ${at},e${at}`);
  fireEvent.change(await screen.findByLabelText(/Paste the bank/), {
    target: { value: ['Date,Amount,Reference,ID', ...rows, '2026-11-20,none,x,y'].join('\n') },
  });
  expect(screen.getByText(/We couldn’t read 1 row/)).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Record 45 rows' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Record 5 rows' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Record \d+ row/ })).toBeNull());
  expect(calls.map(({ body }) => (body as { rows: unknown[] }).rows.length)).toEqual([40, 5, 5]);
});
