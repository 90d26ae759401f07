import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showScreen, type Call } from '../../../../tests/client/show-screen';
import { LoginScreen } from './login-screen';
import { RecoveryScreen } from '../confirm/recovery-screen';

const browser = vi.hoisted(() => ({ startAuthentication: vi.fn(), cancelCeremony: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: browser.startAuthentication,
  WebAuthnAbortService: { cancelCeremony: browser.cancelCeremony },
}));

const providers = [{ id: 'library', label: 'City Library', kind: 'oidc' as const }];
const me = {
  account: { name: 'Ada', email: 'ada@example.org', role: 'customer', tag: 'a' },
  language: 'en',
  market: 'IE',
};
const signedIn = { kind: 'signed-in', me, followed: null };
const question = { ticket: 'ticket-of-sixteen-letters', options: { challenge: 'abc' } };
const secondFactor = (recovery: 'mail' | 'admin') => ({ kind: 'second-factor', ...question, recovery });
const problem = (code: string, status: number) => Response.json({ code, facts: {} }, { status });

/** Makes the browser support passkeys, and offer them in fields or not. */
const passkeys = (offers: boolean) =>
  Object.assign(() => undefined, { isConditionalMediationAvailable: async () => offers });
/** Returns the browser's error after the person closed the dialog. */
const closedDialog = () => Object.assign(new Error('closed'), { name: 'NotAllowedError' });

beforeEach(() => {
  browser.startAuthentication.mockReset();
  vi.stubGlobal('PublicKeyCredential', passkeys(false));
  return () => vi.unstubAllGlobals();
});

function showLogin(answers: (call: Call) => unknown) {
  return showScreen(<LoginScreen account={null} providers={providers} returnTo="/en/checkout" />, (call) =>
    call.path === '/passkeys/questions' ? question : answers(call),
  );
}

async function signInByPassword() {
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'ada@example.org' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'shelves both ways' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a passkey alone signs in and redirects to the page before', async () => {
  browser.startAuthentication.mockResolvedValue({ id: 'key', response: {} });
  const { calls, router } = showLogin(() => signedIn);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/session/passkey',
    body: { ticket: question.ticket, answer: { id: 'key' } },
  });
});

test('after a closed passkey dialog nothing is sent, and passkey and password can still be used', async () => {
  browser.startAuthentication.mockRejectedValue(closedDialog());
  const { calls } = showLogin(() => signedIn);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(
    await screen.findByText('The passkey sign-in didn’t finish. Try again, or sign in with your password.'),
  ).toBeDefined();
  expect(calls.map(({ path }) => path)).not.toContain('/session/passkey');
});

test('a browser that offers passkeys in the field is given a question at once, and its answer signs in', async () => {
  vi.stubGlobal('PublicKeyCredential', passkeys(true));
  browser.startAuthentication
    .mockResolvedValueOnce({ id: 'key', response: {} })
    .mockReturnValue(new Promise(() => undefined));
  const { router } = showLogin(() => signedIn);
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: question.options, useBrowserAutofill: true });
});

test('a browser without passkeys is not offered them', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  showLogin(() => signedIn);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a guest who has ordered is led to the search for an order', async () => {
  showLogin(() => signedIn);
  const link = await screen.findByRole('link', { name: 'Find your order' });
  expect(link.getAttribute('href')).toBe('/en/find-trade');
});

test('a provider is a link with the language and the return path', async () => {
  showLogin(() => signedIn);
  const link = await screen.findByRole('link', { name: 'Continue with City Library' });
  expect(link.getAttribute('href')).toBe('/api/sso/library?language=en&returnTo=%2Fen%2Fcheckout');
});

test('a wrong password is reported, and the mail address stays', async () => {
  const { router } = showLogin(() => problem('wrong-credentials', 401));
  await signInByPassword();
  expect((await screen.findByRole('alert')).textContent).toContain('your address isn’t confirmed yet');
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ada@example.org');
  expect(router.state.location.pathname).not.toBe('/checkout');
});

test('after the password a passkey is asked for, which then signs in', async () => {
  browser.startAuthentication.mockResolvedValue({ id: 'key', response: {} });
  const { calls, router } = showLogin(({ path }) => (path === '/session' ? secondFactor('mail') : signedIn));
  await signInByPassword();
  expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm with passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(calls.at(-1)).toMatchObject({ path: '/session/second-factor', body: { ticket: question.ticket } });
});

test('a device without the passkey signs nobody in, and the question stays', async () => {
  browser.startAuthentication.mockRejectedValue(closedDialog());
  const { calls } = showLogin(() => secondFactor('mail'));
  await signInByPassword();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm with passkey' }));
  expect(await screen.findByText('The passkey sign-in didn’t finish. Try again when you’re ready.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm with passkey' })).toBeDefined();
  expect(calls.map(({ path }) => path)).not.toContain('/session/second-factor');
});

test('a refused passkey shows the first step again', async () => {
  browser.startAuthentication.mockResolvedValue({ id: 'key', response: {} });
  showLogin(({ path }) => (path === '/session' ? secondFactor('mail') : problem('passkey-not-accepted', 401)));
  await signInByPassword();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm with passkey' }));
  expect(await screen.findByText(/Please sign in again/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm with passkey' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ada@example.org');
});

test('a lost passkey is replaced by mail', async () => {
  const { calls } = showLogin(({ path }) =>
    path === '/session' ? secondFactor('mail') : Response.json({ sent: true }, { status: 202 }),
  );
  await signInByPassword();
  fireEvent.click(await screen.findByText('I’ve lost my passkey'));
  fireEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/We’ve sent the link to your account’s email address\./)).toBeDefined();
  expect(calls.at(-1)).toMatchObject({ path: '/session/recovery', body: { ticket: question.ticket } });
});

test('staff with a lost passkey are told to ask an admin', async () => {
  showLogin(() => secondFactor('admin'));
  await signInByPassword();
  expect(await screen.findByText(/ask an admin/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Email me the link' })).toBeNull();
});

test('the link for a lost passkey signs in on a press and leads to a new one', async () => {
  const { calls } = showScreen(<RecoveryScreen token="a-token-of-some-length" />, () => signedIn);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in without passkey' }));
  expect((await screen.findByRole('link', { name: 'Add a new passkey' })).getAttribute('href')).toBe(
    '/en/account-details/edit?part=passkeys#passkeys',
  );
  expect(calls).toMatchObject([{ path: '/session/recovery/confirmations', body: { token: 'a-token-of-some-length' } }]);
});

test('an old link for a lost passkey says that it has ended, and links to the sign-in', async () => {
  showScreen(<RecoveryScreen token="a-token-of-some-length" />, () => problem('link-invalid', 422));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in without passkey' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});
