import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../tests/client/show-screen';
import { showSignInNotice } from '../../data/sign-in/sign-in-notice';
import { PageNotices } from './page-notices';

const show = () => showScreen(<PageNotices hasOwnOfflineNotice={false} />, () => ({}));
const some = { isNewAccount: false, merged: { basket: 12, cart: 0, wishes: 1, keptAside: 2 } };

test('books added at the sign-in are reported on the next page, one line for each list', async () => {
  show();
  act(() => showSignInNotice(some));
  expect(await screen.findByText('We added 12 books to your sell list.')).toBeDefined();
  expect(screen.getByText('We added 1 book to your wish list.')).toBeDefined();
  expect(screen.getByText(/2 books didn’t fit/)).toBeDefined();
  expect(screen.queryByText(/to your cart/)).toBeNull();
  expect(screen.queryByText('Your account is ready.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Saved for later' }).getAttribute('href')).toBe(
    '/en/account-details?part=kept-aside#kept-aside',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('We added 1 book to your wish list.')).toBeNull());
});

test('it disappears when the page is left', async () => {
  const { router } = show();
  act(() => showSignInNotice(some));
  expect(await screen.findByText('We added 1 book to your wish list.')).toBeDefined();
  await act(() => router.navigate({ href: '/en/search' }));
  await waitFor(() => expect(screen.queryByText('We added 1 book to your wish list.')).toBeNull());
});

test('a sign-in without merged lists shows no notice, and one with a new account says that it is ready', async () => {
  show();
  act(() => showSignInNotice({ isNewAccount: false, merged: null }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  act(() => showSignInNotice({ isNewAccount: true, merged: null }));
  expect(await screen.findByText('Your account is ready.')).toBeDefined();
  act(() => showSignInNotice(null));
});
