import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Trade } from '../../../../../domain/trades/schemas';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { sampleOutbound, sampleTaken, sampleTrade } from '../../../../../tests/client/sample-trade';
import { TradeScreen } from '../trade-screen';

type Back = NonNullable<NonNullable<Trade['outbound']>['returning']>;

const going = (part: Partial<Back> = {}, version = 1): Trade =>
  sampleTrade({
    version,
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['return-sent'],
    outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'return-requested' })], {
      state: 'delivered',
      dispatchedAt: '2026-11-24T10:00:00.000Z',
      deliveredAt: '2026-11-26T10:00:00.000Z',
      returning: {
        label: '/en/trades/t/print/return',
        paidByUs: false,
        sendBy: '2026-12-11T10:00:00.000Z',
        isLate: false,
        sent: null,
        ...part,
      },
    }),
  });
const show = (trade: Trade, answers: Answers = () => new Response(null, { status: 304 })) =>
  showScreen(<TradeScreen trade={trade} />, answers);
const sentParcel: NonNullable<Back['sent']> = {
  carrier: 'an-post',
  carrierName: 'An Post',
  tracking: 'RR123456785IE',
  trackingLink: 'https://www.anpost.com/Post-Parcels/Track/History?item=RR123456785IE',
  at: '2026-11-28T10:00:00.000Z',
  refundBy: '2026-12-11T10:00:00.000Z',
};

test('withdrawn books have a deadline for posting, and their tracking number is required', async () => {
  const { calls } = show(going(), () => going({ sent: sentParcel }, 2));
  expect(
    await screen.findByText(
      /If you give us the tracking number, we’ll refund you by 11 December 2026, even if the parcel takes longer\./,
    ),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as posted' }));
  const form = within(screen.getByRole('textbox', { name: 'Tracking number' }).closest('form') ?? document.body);
  fireEvent.change(form.getByRole('combobox', { name: 'Carrier' }), { target: { value: 'an-post' } });
  fireEvent.click(form.getByRole('button', { name: 'Confirm posting' }));
  // The typed text stays, and the form asks for the number.
  expect(await form.findByText('Please enter the tracking number from your receipt.')).toBeDefined();
  fireEvent.change(form.getByRole('textbox', { name: 'Tracking number' }), { target: { value: 'RR123456785IE' } });
  fireEvent.click(form.getByRole('button', { name: 'Confirm posting' }));
  const link = await screen.findByRole('link', { name: 'RR123456785IE' });
  expect(link.parentElement?.textContent).toBe(
    'Posted with An Post, RR123456785IE. We’ll refund you by 11\u00a0December\u00a02026 at the latest, even if the ' +
      'parcel takes longer.',
  );
  expect(link.getAttribute('href')).toBe(sentParcel.trackingLink);
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { carrier: 'an-post', tracking: 'RR123456785IE' }],
  ]);
});

test('a passed deadline for posting is not shown as a date to come', async () => {
  show(going({ isLate: true }));
  expect(await screen.findByText(/as soon as you can/)).toBeDefined();
  expect(screen.queryByText(/11 December/)).toBeNull();
});

test('a trade and the trade of its late parcel link to each other', async () => {
  show(
    sampleTrade({
      follows: { id: '01k0000000000000000000000a', number: 'IE-AAAA' },
      followedBy: [{ id: '01k0000000000000000000000b', number: 'IE-BBBB' }],
    }),
  );
  expect((await screen.findByRole('link', { name: /later than the rest of order IE-AAAA/ })).getAttribute('href')).toBe(
    '/en/trades/01k0000000000000000000000a',
  );
  expect(screen.getByRole('link', { name: /IE-BBBB/ }).getAttribute('href')).toBe(
    '/en/trades/01k0000000000000000000000b',
  );
});
