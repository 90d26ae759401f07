import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../../tests/client/show-screen';
import { GuestLinkScreen } from './guest-link-screen';

const problem = (code: string, status: number) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });

test('an invalid link leads to the form that mails a new one', async () => {
  showScreen(<GuestLinkScreen id="t" guestKey="AAAAAAAAAAAAAAAAAAAAAA" />, () => problem('trade-not-found', 404));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Email me the link again' }).getAttribute('href')).toBe('/en/find-trade');
  // React writes the title after the screen is in the document.
  await waitFor(() => expect(document.title).toBe('This link doesn’t work · Dogear'));
});

test('a lost answer can be tried again with the same link', async () => {
  showScreen(<GuestLinkScreen id="t" guestKey="AAAAAAAAAAAAAAAAAAAAAA" />, () => 'lost');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Email me the link again' })).toBeNull();
});
