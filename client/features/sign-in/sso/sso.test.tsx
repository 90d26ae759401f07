import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SsoResult } from '../../../../domain/accounts/sso-schemas';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import type { SignOnData } from '../loaders';
import { ssoResultWords } from './sso-results';
import { ssoSearch, type SsoSearch } from './sso-search';
import { SsoScreen } from './sso-screen';

const library = { id: 'library', label: 'City Library', kind: 'oidc' as const };
const account = { name: 'Ada', email: 'ada@example.org', role: 'customer' as const, tag: 'a' };
const guest: SignOnData = { account: null, providers: [library], offer: null, question: null };
const signedIn = { kind: 'signed-in', me: { account, language: 'en', market: 'IE' }, followed: null };
const problem = (code: string, status: number) => Response.json({ code, facts: {} }, { status });
const came = (result: SsoResult, more: SsoSearch = {}): SsoSearch => ({ result, provider: 'library', ...more });

function showSso(
  page: SignOnData,
  search: SsoSearch,
  answers: Answers = () => ({}),
  returnTo: string | null = '/en/checkout',
) {
  return showScreen(<SsoScreen page={page} search={search} returnTo={returnTo} home="/en" />, answers);
}

test('each provider is a link with the language and the return path', async () => {
  showSso(guest, {});
  expect((await screen.findByRole('link', { name: 'Continue with City Library' })).getAttribute('href')).toBe(
    '/api/sso/library?language=en&returnTo=%2Fen%2Fcheckout',
  );
  expect(
    screen.getByText(
      /If you don’t have an account yet, we’ll create one\. You then agree to the terms and conditions\./,
    ),
  ).toBeDefined();
});

test('a page without providers says so and links to password and passkey', async () => {
  showSso({ ...guest, providers: [] }, {});
  expect(await screen.findByRole('heading', { name: 'No other services available' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in with password or passkey' }).getAttribute('href')).toContain(
    '/en/login?returnTo=',
  );
});

test('each failure has its own heading and a link to another sign-in', async () => {
  const titles = new Set<string>();
  for (const result of Object.keys(ssoResultWords)) {
    showSso(guest, { result, provider: 'library' });
    titles.add((await screen.findByRole('heading', { level: 1 })).textContent);
    expect(screen.getByRole('link', { name: 'Sign in another way' })).toBeDefined();
    cleanup();
  }
  expect(titles.size).toBe(Object.keys(ssoResultWords).length);
});

test('a cancelled sign-in can be repeated, and a signed-in person gets a link back instead', async () => {
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

test('an address with an unknown provider or result shows the list of providers', async () => {
  showSso(guest, { result: 'cancelled', provider: 'elsewhere' });
  expect(await screen.findByRole('heading', { name: 'Sign in with another service' })).toBeDefined();
  cleanup();
  showSso(guest, { result: 'constructor', provider: 'library' });
  expect(await screen.findByRole('heading', { name: 'Sign in with another service' })).toBeDefined();
});

test('a signed-in person is redirected at once, and a guest is not', async () => {
  const { router } = showSso({ ...guest, account }, came('signed-in', { basket: '12', keptAside: '2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  cleanup();
  showSso(guest, came('signed-in', { basket: '12' }));
  expect(await screen.findByRole('link', { name: 'Continue with City Library' })).toBeDefined();
});

test('an account with the same mail address is linked after its password was entered', async () => {
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

test('an offer that has expired after the password is reported as not linked', async () => {
  showSso({ ...guest, offer: { provider: library, email: 'ada@example.org' } }, came('link-offered'), ({ path }) =>
    path === '/sso/links' ? problem('link-invalid', 422) : signedIn,
  );
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'shelves both ways' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and link City Library' }));
  expect(await screen.findByRole('heading', { name: 'City Library was not linked' })).toBeDefined();
});

test('a signed-in person links with one press', async () => {
  const { calls } = showSso(
    { ...guest, account, offer: { provider: library, email: 'ada@example.org' } },
    came('link-offered'),
    () => new Response(null, { status: 204 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Link City Library' }));
  expect(await screen.findByRole('heading', { name: 'City Library is linked' })).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual(['/sso/links']);
});

test('an expired offer and an expired second factor say that it took too long', async () => {
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
