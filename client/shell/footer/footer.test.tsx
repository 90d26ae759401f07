import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/client/show-part';
import { Footer } from './footer';

const account = { name: 'Robin Reader', email: 'robin@dogear.example', role: 'customer', tag: 'tag' };
const registerLink = () => screen.queryByRole('link', { name: 'Create an account' });
const showFooter = (signedIn: typeof account | null) =>
  show(<Footer />, ([, path]) =>
    path === '/api/me' ? { account: signedIn, language: 'en', market: 'IE' } : { items: [] },
  );

test('the footer offers a new account to guests only', async () => {
  await showFooter(null);
  expect(registerLink()).not.toBeNull();
  cleanup();

  await showFooter(account);

  await waitFor(() => expect(registerLink()).toBeNull());
  expect(screen.getByRole('link', { name: 'Your account' })).toBeDefined();
});

test('the footer leads to the search for an order', async () => {
  await showFooter(null);

  expect(screen.getByRole('link', { name: 'Find your order' }).getAttribute('href')).toBe('/en/find-trade');
});
