import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { showSignInNotice, useSignInNotice } from '../../../data/sign-in/sign-in-notice';
import { useAddressSecret } from '../../../lib/mailed-links/address-secret';
import { ConfirmScreen } from './confirm-screen';

const token = 't'.repeat(43);
const email = 'vera@example.org';
const problem = (code: string, status: number) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });
const needed = { kind: 'password-needed', email };
const hasPerson = (body: unknown) => typeof body === 'object' && body !== null && 'person' in body;

/** Opens the link in another browser than the one that registered, up to the form. */
async function openElsewhere(answer: Answers) {
  const shown = showScreen(<ConfirmScreen token={token} />, (call) => (hasPerson(call.body) ? answer(call) : needed));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm and sign in' }));
  await screen.findByRole('heading', { name: 'Choose your password' });
  return shown;
}
function fill() {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Vera Reader ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a shelf of her own' } });
  fireEvent.click(screen.getByRole('checkbox'));
}
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

afterEach(() => {
  history.replaceState(null, '', '/');
  showSignInNotice(null);
});

test('opening the link sends no request to the shop', async () => {
  const { calls } = showScreen(<ConfirmScreen token={token} />, () => ({}));
  await screen.findByRole('button', { name: 'Confirm and sign in' });
  expect(calls).toEqual([]);
});

test('another browser asks for name, password and terms, and sends them with the token in the body', async () => {
  const { calls } = await openElsewhere(() => ({ kind: 'confirmed', returnTo: '/en', followed: null }));
  const heading = screen.getByRole('heading', { name: 'Choose your password' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/Someone started creating an account for vera@example.org in another browser/)).toBeDefined();
  fill();
  create();
  await act(async () => undefined);
  expect(calls.at(-1)).toMatchObject({
    path: '/accounts/confirmations',
    body: { token, person: { name: 'Vera Reader', password: 'a shelf of her own', terms: true } },
  });
});

test('the page after the confirmation is told that the account is new', async () => {
  function NoticeReader() {
    return <output>{useSignInNotice()?.isNewAccount === true ? 'new account' : 'no notice'}</output>;
  }
  showScreen(
    <>
      <NoticeReader />
      <ConfirmScreen token={token} />
    </>,
    () => ({ kind: 'confirmed', returnTo: '/en/search', followed: null }),
  );
  expect((await screen.findByRole('status')).textContent).toBe('no notice');

  fireEvent.click(await screen.findByRole('button', { name: 'Confirm and sign in' }));

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('new account'));
});

test('missing values are marked at their fields before anything is sent', async () => {
  const { calls } = await openElsewhere(() => ({}));
  create();
  expect(await screen.findByText('Please accept the terms to continue.')).toBeDefined();
  expect(screen.getAllByRole('textbox').some((field) => field.getAttribute('aria-invalid') === 'true')).toBe(true);
  expect(calls).toHaveLength(1);
});

test('the form keeps its fields after a refused password and after a failure of the shop', async () => {
  let answer: unknown = problem('password-common', 422);
  await openElsewhere(() => answer);
  fill();
  create();
  expect(await screen.findByText(/Many people use this password/)).toBeDefined();
  answer = problem('internal', 500);
  create();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', ' Vera Reader ');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a shelf of her own');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

test('a link that has been used in the meantime says so', async () => {
  await openElsewhere(() => problem('link-invalid', 422));
  fill();
  create();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});

function Secret() {
  return <p>{useAddressSecret('token') ?? 'unknown'}</p>;
}

test('the secret comes from the fragment, follows another link and stays while the router leads on', async () => {
  history.replaceState(null, '', `/#token=${token}`);
  showScreen(<Secret />, () => ({}));
  expect(await screen.findByText(token)).toBeDefined();
  act(() => {
    location.hash = `token=${'u'.repeat(43)}`;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await screen.findByText('u'.repeat(43))).toBeDefined();
  act(() => {
    location.hash = '';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('u'.repeat(43))).toBeDefined();
  cleanup();
});
