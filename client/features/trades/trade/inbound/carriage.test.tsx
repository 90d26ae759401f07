import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Trade } from '../../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { TradeScreen } from '../trade-screen';

const show = (trade: Trade, answers: Answers = () => new Response(null, { status: 304 })) =>
  showScreen(<TradeScreen trade={trade} />, answers);
const page = 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE';
const giving = (parcel: Partial<NonNullable<Trade['inbound']>['parcels'][number]> = {}, market = 'IE') => {
  const inbound = sampleInbound([sampleGiven(1, 'Emma')]);
  return sampleTrade({
    market,
    inbound: { ...inbound, parcels: inbound.parcels.map((one) => ({ ...one, ...parcel })) },
    allowed: ['post'],
  });
};
const carrier = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Carrier' });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Tracking number/ });
const choose = (value: string) => fireEvent.change(carrier(), { target: { value } });
const write = (value: string) => fireEvent.change(number(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm posting' }));
const posted = (calls: readonly { readonly method: string; readonly body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

async function opened(trade: Trade, answers?: Answers) {
  const { calls } = show(trade, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as posted' }));
  return calls;
}

test('the list of carriers begins with those of the market and ends with another carrier', async () => {
  await opened(giving({}, 'JP'));
  const names = [...carrier().options].map(({ text }) => text);
  expect([names.slice(0, 4), names.at(-1), names.includes('An Post')]).toEqual([
    ['Choose', '日本郵便', 'ヤマト運輸', '佐川急便'],
    'Other carrier',
    true,
  ]);
});

test('the typed name of another carrier stays while a listed carrier is selected', async () => {
  const calls = await opened(giving(), () => giving({ postedAt: '2026-11-22T10:00:00.000Z' }));
  expect(screen.queryByRole('textbox', { name: 'Name of the carrier' })).toBeNull();
  choose('other');
  press();
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the carrier' });
  expect(await screen.findByText('Please enter the name of the carrier.')).toBeDefined();
  expect([document.activeElement, name().getAttribute('aria-invalid')]).toEqual([name(), 'true']);
  fireEvent.change(name(), { target: { value: ' Velo-Kurier ' } });
  write('A 17');
  choose('an-post');
  expect(screen.queryByRole('textbox', { name: 'Name of the carrier' })).toBeNull();
  choose('other');
  expect([name().value, number().value]).toEqual([' Velo-Kurier ', 'A 17']);
  press();
  await screen.findByText(/Posted on/);
  expect(posted(calls)).toEqual([{ parcel: 1, carrier: 'other', carrierName: 'Velo-Kurier', tracking: 'A 17' }]);
});

test('a missing carrier is reported at the list, and the typed number stays', async () => {
  const calls = await opened(giving());
  write('CE123456785IE');
  press();
  expect(await screen.findByText('Please choose the carrier.')).toBeDefined();
  expect([document.activeElement, carrier().getAttribute('aria-invalid'), number().value, calls]).toEqual([
    carrier(),
    'true',
    'CE123456785IE',
    [],
  ]);
  expect(document.getElementById(carrier().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose the carrier.',
  );
});

test('a number with a wrong check digit is questioned once and accepted the second time', async () => {
  const calls = await opened(giving(), () => giving({ postedAt: '2026-11-22T10:00:00.000Z' }));
  choose('an-post');
  write('CE 123 456 784 IE');
  press();
  expect(await screen.findByText(/This tracking number doesn’t seem right\./)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(number()));
  expect([number().value, posted(calls)]).toEqual(['CE 123 456 784 IE', []]);
  write('CE123456783IE');
  expect(screen.queryByText(/doesn’t seem right/)).toBeNull();
  press();
  expect(await screen.findByText(/doesn’t seem right/)).toBeDefined();
  expect(posted(calls)).toEqual([]);
  press();
  await screen.findByText(/Posted on/);
  expect(posted(calls)).toEqual([{ parcel: 1, carrier: 'an-post', tracking: 'CE123456783IE' }]);
});

test('numbers of a carrier that is not a post are not checked', async () => {
  const calls = await opened(giving(), () => giving({ postedAt: '2026-11-22T10:00:00.000Z' }));
  choose('dpd');
  write('CE123456784IE');
  press();
  await screen.findByText(/Posted on/);
  expect(posted(calls)).toEqual([{ parcel: 1, carrier: 'dpd', tracking: 'CE123456784IE' }]);
});

test('a refused carrier leaves the form filled in', async () => {
  await opened(giving(), () =>
    Response.json(
      { code: 'carrier-unknown' },
      { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
    ),
  );
  choose('an-post');
  write('CE123456785IE');
  press();
  expect(await screen.findByText(/We don’t know this carrier/)).toBeDefined();
  expect([carrier().value, number().value]).toEqual(['an-post', 'CE123456785IE']);
});

test('an unlisted carrier is shown as it was typed and stays when the number is corrected', async () => {
  const trade = giving({
    postedAt: '2026-11-22T10:00:00.000Z',
    carrier: 'other',
    carrierName: 'my cousin',
    tracking: 'none',
  });
  show({ ...trade, inbound: trade.inbound === null ? null : { ...trade.inbound, state: 'in-transit' } });
  expect(await screen.findByText('my cousin')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'none' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change tracking details' }));
  expect([
    carrier().value,
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the carrier' }).value,
    number().value,
  ]).toEqual(['other', 'my cousin', 'none']);
});

test('parcel numbers link to the carrier’s page in a new tab without a referrer', async () => {
  const at = '2026-11-24T10:00:00.000Z';
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      allowed: ['arrived'],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'sent' })], {
        state: 'dispatched',
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'CE123456785IE',
        trackingLink: page,
        dispatchedAt: at,
      }),
      events: [
        { part: 'outbound', seq: 1, from: null, to: 'reserved', at: '2026-11-20T10:00:00.000Z', actor: 'customer' },
        { part: 'outbound', seq: 2, from: 'packed', to: 'dispatched', at, actor: 'staff' },
      ],
    }),
  );
  const panel = within(await screen.findByRole('region', { name: 'On its way to you' }));
  const link = panel.getByRole('link', { name: 'CE123456785IE' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    page,
    '_blank',
    'noreferrer',
  ]);
  const rails = within(screen.getByRole('region', { name: 'Order history and next steps' }));
  const told = rails.getAllByText('Dispatched')[0]?.parentElement;
  expect(told?.textContent).toContain('An Post CE123456785IE');
  expect(
    rails.getAllByRole('link', { name: 'CE123456785IE', hidden: true }).map((each) => each.getAttribute('href')),
  ).toEqual([page, page]);
});
