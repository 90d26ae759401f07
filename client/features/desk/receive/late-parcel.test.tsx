import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleDeskTrade } from '../../../../tests/client/sample-desk';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { LateParcel } from './late-parcel';
import { ReceiveScreen } from './receive-screen';
import { stubMatchMedia } from '../../../../tests/client/stub-match-media';

test('a late parcel is accepted as a trade of its own, and a refused attempt can be repeated', async () => {
  const taken = vi.fn();
  const answers = [
    Response.json({ code: 'state-moved' }, { status: 409, headers: { 'Content-Type': 'application/problem+json' } }),
    sampleDeskTrade({ number: 'IE-NEWS' }),
  ];
  const { calls } = showScreen(<LateParcel code="IE-7K4Q-2" onAccepted={taken} />, () => answers.shift() ?? null);
  fireEvent.click(await screen.findByRole('button', { name: 'Create a separate order' }));
  await waitFor(() =>
    expect(screen.queryByText(/We have already checked this order without this parcel\./)).toBeNull(),
  );
  expect(taken).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Create a separate order' }));
  await waitFor(() => expect(taken).toHaveBeenCalledWith('IE-7K4Q-2', expect.objectContaining({ number: 'IE-NEWS' })));
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/desk/parcels/IE-7K4Q-2/take-in'],
    ['POST', '/desk/parcels/IE-7K4Q-2/take-in'],
  ]);
});

test.each([
  ['the red answer to its scan is replaced', null],
  ['a newer scan keeps its own answer', 'IE-9ZZZ-1'],
])('after a late parcel was accepted, %s', async (_, nextScan) => {
  stubMatchMedia(false);
  const none = { ready: 0, states: {} };
  const refused = Response.json(
    { code: 'parcel-after-grading', facts: { trade: 'old', missing: 3 } },
    { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
  );
  let taken: (answer: unknown) => void = () => undefined;
  const late = new Promise((done) => {
    taken = done;
  });
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <ReceiveScreen code="IE-7K4Q-2" />
    </DeskFrame>,
    ({ path }) => {
      if (path.endsWith('/take-in')) return nextScan === null ? sampleDeskTrade({ number: 'IE-NEWS' }) : late;
      return path.includes('IE-7K4Q-2') ? refused : sampleDeskTrade({ number: 'IE-9ZZZ' });
    },
  );
  const answer = await screen.findByRole('status');
  await waitFor(() => expect(answer.textContent).toMatch(/We have already checked this order without this parcel\./));
  fireEvent.click(await screen.findByRole('button', { name: 'Create a separate order' }));
  if (nextScan !== null) {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: nextScan } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(answer.textContent).toContain(nextScan));
    taken(sampleDeskTrade({ number: 'IE-NEWS' }));
  }
  expect(await screen.findByRole('row', { name: /IE-7K4Q-2/ })).toBeDefined();
  await waitFor(() => expect(answer.textContent).toMatch(nextScan === null ? /IE-7K4Q-2/ : /IE-9ZZZ-1/));
  expect(answer.textContent).not.toMatch(/We have already checked this order without this parcel\./);
  expect(screen.queryByRole('link', { name: 'Open order' })).toBeNull();
});
