import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleDeskTrade } from '../../../../tests/client/sample-desk';
import { sampleOutbound, sampleTaken } from '../../../../tests/client/sample-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from './desk-frame';
import { DeskTradeScreen } from '../trade/trade-screen';
import { stubMatchMedia } from '../../../../tests/client/stub-match-media';

const none = { ready: 0, states: {} };
const problem = (code: string, status: number) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });
const trade = sampleDeskTrade({ outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'dispatched' }) }, [
  'delivered',
]);
const show = (answer: () => Response) =>
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <DeskTradeScreen trade={trade} book="" />
    </DeskFrame>,
    answer,
  );
const signInLink = () =>
  new URL(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '', 'https://dogear.example');

beforeEach(() => stubMatchMedia(false));
afterEach(() => vi.unstubAllGlobals());

test('a scan after the end of the session links to the sign-in, which returns to this page', async () => {
  show(() => problem('sign-in-required', 401));
  const field = await screen.findByPlaceholderText('Parcel, order or ISBN');
  fireEvent.change(field, { target: { value: 'IE-7K4Q' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/You have been signed out/)).toBeDefined();
  expect(screen.queryByText(/basket/)).toBeNull();
  expect([signInLink().pathname, signInLink().searchParams.get('returnTo')]).toEqual([
    '/en/login',
    location.pathname + location.search,
  ]);
});

test('a step after the end of the session links to the sign-in and offers no second try', async () => {
  show(() => problem('account-changed', 409));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  expect(await screen.findByText('Mark as delivered.')).toBeDefined();
  await waitFor(() => expect(signInLink().pathname).toBe('/en/login'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDefined();
});
