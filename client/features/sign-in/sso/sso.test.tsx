import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SsoResult } from '../../../../domain/accounts/sso-schemas';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import type { SignOnLeft } from '../loaders';
import { ssoResultWords } from './sso-results';
import { ssoSearch, type SsoSearch } from './sso-search';
import { SsoScreen } from './sso-screen';

const library = { id: 'library', label: 'City Library', kind: 'oidc' as const };
const account = { name: 'Ada', email: 'ada@example.org', role: 'customer' as const, tag: 'a' };
const guest: SignOnLeft = { account: null, providers: [library], offer: null, question: null };
const signedIn = { kind: 'signed-in', me: { account, language: 'en', market: 'IE' }, followed: null };
const problem = (code: string, status: number) => Response.json({ code, facts: {} }, { status });
const came = (result: SsoResult, more: SsoSearch = {}): SsoSearch => ({ result, provider: 'library', ...more });

function showSso(
  left: SignOnLeft,
  search: SsoSearch,
  answers: Answers = () => ({}),
  returnTo: string | null = '/en/checkout',
) {
  return showScreen(<SsoScreen left={left} search={search} returnTo={returnTo} home="/en" />, answers);
}

test('whose sign-ins there are', async () => {
  showSso(guest, {});
  expect((await screen.findByRole('link', { name: 'Continue with City Library' })).getAttribute('href')).toBe(
    '/api/sso/library?language=en&returnTo=%2Fen%2Fcheckout',
  );
  expect(
    screen.getByText(/If you don’t have an account yet, we’ll create one, and you agree to the terms and conditions\./),
  ).toBeDefined();
});

test('none set up: said, with the ways there are', async () => {
  showSso({ ...guest, providers: [] }, {});
  expect(await screen.findByRole('heading', { name: 'No other services available' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in with password or passkey' }).getAttribute('href')).toContain(
    '/en/login?returnTo=',
  );
});

test('every failure has a page of its own and a next step', async () => {
  const titles = new Set<string>();
  for (const result of Object.keys(ssoResultWords)) {
    showSso(guest, { result, provider: 'library' });
    titles.add((await screen.findByRole('heading', { level: 1 })).textContent);
    expect(screen.getByRole('link', { name: 'Sign in another way' })).toBeDefined();
    cleanup();
  }
  expect(titles.size).toBe(Object.keys(ssoResultWords).length);
});

test('a stopped sign-in can be begun again, and by somebody signed in where they were', async () => {
  showSso(guest, came('cancelled'));
  expect((await screen.findByRole('link', { name: 'Try again with City Library' })).getAttribute('href')).toContain(
    '/api/sso/library?',
  );
  cleanup();
  showSso({ ...guest, account }, came('other-account'), () => ({}), '/en/account-details/edit');
  expect((await screen.findByRole('link', { name: 'Back to the previous page' })).getAttribute('href')).toBe(
    '/en/account-details/edit',
  );
  expect(screen.queryByRole('link', { name: 'Try again with City Library' })).toBeNull();
});

test('an address made up with another house or result is the plain list', async () => {
  showSso(guest, { result: 'cancelled', provider: 'elsewhere' });
  expect(await screen.findByRole('heading', { name: 'Sign in with another service' })).toBeDefined();
  cleanup();
  showSso(guest, { result: 'constructor', provider: 'library' });
  expect(await screen.findByRole('heading', { name: 'Sign in with another service' })).toBeDefined();
});

test('what came along: led on at once, but only whoever is signed in', async () => {
  const { router } = showSso({ ...guest, account }, came('signed-in', { basket: '12', keptAside: '2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  cleanup();
  showSso(guest, came('signed-in', { basket: '12' }));
  expect(await screen.findByRole('link', { name: 'Continue with City Library' })).toBeDefined();
});

test('an account with this mail: proved by its password, then linked', async () => {
  const offer = { provider: library, email: 'ada@example.org' };
  const { calls } = showSso({ ...guest, offer }, came('link-offered'), ({ path }) =>
    path === '/sso/links' ? new Response(null, { status: 204 }) : signedIn,
  );
  expect(await screen.findByText(/we already have an account with this address/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'shelves both ways' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and link City Library' }));
  expect(await screen.findByRole('heading', { name: 'City Library is linked' })).toBeDefined();
  expect(calls).toMatchObject([
    { path: '/session', body: { email: 'ada@example.org', password: 'shelves both ways' } },
    { path: '/sso/links' },
  ]);
});

test('a wrong password links nothing', async () => {
  const { calls } = showSso(
    { ...guest, offer: { provider: library, email: 'ada@example.org' } },
    came('link-offered'),
    () => problem('wrong-credentials', 401),
  );
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'not this one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and link City Library' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual(['/session']);
});

test('signed in, but the offer is over: told as what it is', async () => {
  showSso({ ...guest, offer: { provider: library, email: 'ada@example.org' } }, came('link-offered'), ({ path }) =>
    path === '/sso/links' ? problem('link-invalid', 422) : signedIn,
  );
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'shelves both ways' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and link City Library' }));
  expect(await screen.findByRole('heading', { name: 'City Library was not linked' })).toBeDefined();
});

test('somebody signed in links on a press', async () => {
  const { calls } = showSso(
    { ...guest, account, offer: { provider: library, email: 'ada@example.org' } },
    came('link-offered'),
    () => new Response(null, { status: 204 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Link City Library' }));
  expect(await screen.findByRole('heading', { name: 'City Library is linked' })).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual(['/sso/links']);
});

test('an offer or a question that is over says that it took too long', async () => {
  showSso(guest, came('link-offered'));
  expect(await screen.findByRole('heading', { name: 'Your sign-in has expired' })).toBeDefined();
  expect(screen.getByText(/Linking the accounts took too long/)).toBeDefined();
  cleanup();
  showSso(guest, came('second-factor'));
  expect(await screen.findByRole('heading', { name: 'Your sign-in has expired' })).toBeDefined();
});

test('the search keeps what the API writes, as text, and nothing else', () => {
  expect(ssoSearch({ result: 'linked', provider: 'library', basket: '3', other: 'x', cart: 4 })).toEqual({
    result: 'linked',
    provider: 'library',
    basket: '3',
  });
});
