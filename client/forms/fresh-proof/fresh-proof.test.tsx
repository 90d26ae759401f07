import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { FreshProof, useFreshProof } from './fresh-proof';
// Loaded beforehand: a test must not wait for a compiler.
import './fresh-proof-sheet';
import { restoreTypedText } from './typed-text';
import { useApi } from '../../lib/use-api';

const question = { fresh: false, password: true, passkey: null, providers: [] };
const refused = (code: string, status: number, facts = {}) => Response.json({ code, facts }, { status });

/** A button whose call wants fresh proof. */
function Wanting() {
  const api = useApi();
  const withFreshProof = useFreshProof();
  const { run, problem } = useBusyAction(() =>
    withFreshProof(() => read(api.account['payout-details'].$delete()), { form: 'payout', typed: { iban: 'IE29' } }),
  );
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Remove it
      </button>
      <output>{problem?.code ?? 'none'}</output>
    </>
  );
}

const show = (answers: Answers) =>
  showScreen(
    <FreshProof>
      <Wanting />
    </FreshProof>,
    answers,
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('a call that needs fresh proof is repeated after the password; a wrong one is reported at its field', async () => {
  let proved = false;
  const { calls } = show(({ method, path, body }) => {
    if (path === '/session/proof' && method === 'GET') return question;
    if (path === '/session/proof') {
      proved = (body as { password: string }).password === 'shelves both ways';
      return proved ? new Response(null, { status: 204 }) : refused('wrong-credentials', 401);
    }
    return proved ? {} : refused('fresh-proof-required', 403);
  });
  await press('Remove it');
  const field = await screen.findByLabelText('Your password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'not this one' } });
  await press('Confirm with password');
  expect(await screen.findByText('This password is wrong. Please try again.')).toBeDefined();
  fireEvent.change(field, { target: { value: 'shelves both ways' } });
  await press('Confirm with password');
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  expect(screen.getByText('none')).toBeDefined();
});

test('an empty password is reported at its field and not sent', async () => {
  const { calls } = show(({ path }) => (path === '/session/proof' ? question : refused('fresh-proof-required', 403)));
  await press('Remove it');
  await screen.findByLabelText('Your password');

  await press('Confirm with password');

  expect(await screen.findByText('Please enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/session/proof')).toEqual([]);
});

test('closing the sheet changes nothing, and the call fails with its problem', async () => {
  const { calls } = show(({ path }) => (path === '/session/proof' ? question : refused('fresh-proof-required', 403)));
  await press('Remove it');
  await screen.findByLabelText('Your password');
  await press('Close');
  expect(await screen.findByText('fresh-proof-required')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('too many attempts are reported with the minutes to wait', async () => {
  show(({ method, path }) => {
    if (path !== '/session/proof') return refused('fresh-proof-required', 403);
    return method === 'GET' ? question : refused('too-many-attempts', 429, { retryAfter: 610 });
  });
  await press('Remove it');
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'again' } });
  await press('Confirm with password');
  expect(await screen.findByText(/Please wait 11 minutes/)).toBeDefined();
});

test('a fresh sign-on leaves the page, and the typed text is restored once in its own form', async () => {
  show(({ path }) => {
    if (path === '/session/proof') return { ...question, password: false, providers: ['house'] };
    return path === '/sso'
      ? {
          items: [
            { id: 'house', label: 'The House', kind: 'oidc' },
            { id: 'other', label: 'Other', kind: 'oidc' },
          ],
        }
      : refused('fresh-proof-required', 403);
  });
  await press('Remove it');
  const link = await screen.findByRole('link', { name: 'Confirm with The House' });
  expect(screen.queryByRole('link', { name: /Other/ })).toBeNull();
  expect(new URL(link.getAttribute('href') ?? '', 'http://shop.test').searchParams.get('purpose')).toBe('proof');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(restoreTypedText('email')).toBeNull();
  expect(restoreTypedText('payout')).toEqual({ iban: 'IE29' });
  expect(restoreTypedText('payout')).toBeNull();
});

test('a password is not asked for where only a passkey counts', async () => {
  show(({ path }) => (path === '/session/proof' ? question : refused('second-factor-required', 403)));
  await press('Remove it');
  expect(await screen.findByText(/This affects your account’s security, so it needs your passkey\./)).toBeDefined();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});
