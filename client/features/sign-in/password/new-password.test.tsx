import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/client/show-screen';
import { ForgotScreen } from './forgot-screen';
import { loadJudge, ownWords } from './password-strength';
import { RegisterScreen } from '../register/register-screen';
import { ResetScreen } from './reset-screen';

const token = 'a-token-of-some-length';
const sentAnswer = () => Response.json({ sent: true }, { status: 202 });
const problem = (code: string, status: number) => Response.json({ code, facts: {} }, { status });

test('words about the person add as little strength as common words', async () => {
  const judge = await loadJudge();
  expect(judge('password', [])).toBe('weak');
  expect(judge('x7$Q', [])).toBe('weak');
  expect(judge('correct horse battery staple', [])).toBe('strong');
  const own = ownWords('Wilhelmina Okonkwo', 'okonkwo.w@reader.example');
  expect(judge('wilhelminaokonkwo', own)).toBe('weak');
  expect(judge('wilhelminaokonkwo', [])).not.toBe('weak');
});

test('the strength of a new password is shown in words while it is typed', async () => {
  showScreen(<RegisterScreen account={null} providers={[]} returnTo="/en" />, sentAnswer);
  const field = await screen.findByLabelText('Password');
  expect(screen.queryByText(/easy to guess/)).toBeNull();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'password1' } });
  expect(await screen.findByText('This password is easy to guess. Add a word or two.')).toBeDefined();
  fireEvent.change(field, { target: { value: 'four shelves of quiet lemons' } });
  expect(await screen.findByText('This is a very good password.')).toBeDefined();
  expect(field.getAttribute('autocomplete')).toBe('new-password');
});

test('the rules of the server apply, regardless of the shown strength', async () => {
  showScreen(<ResetScreen token={token} />, () => problem('password-common', 422));
  const field = await screen.findByLabelText('New password');
  fireEvent.change(field, { target: { value: 'four shelves of quiet lemons' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText(/Many people use this password/)).toBeDefined();
  expect(field).toHaveProperty('value', 'four shelves of quiet lemons');
});

test('a request for a new password gets the same answer for everyone, and can be repeated after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = showScreen(<ForgotScreen />, sentAnswer);
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'nobody@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
  expect(screen.getByText(/nobody@example\.org.*60 minutes/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/We’ve sent the email again\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'nobody@example.org' }, { email: 'nobody@example.org' }]);
  vi.useRealTimers();
});

test('a mistyped address is reported at its field', async () => {
  const { calls } = showScreen(<ForgotScreen />, sentAnswer);
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'nobody@' } });
  fireEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a mailed link sets the new password and leads to the sign-in', async () => {
  const { calls } = showScreen(<ResetScreen token={token} />, ({ path }) =>
    path === '/password-resets/links' ? { endsAt: '2026-12-01T00:00:00.000Z' } : new Response(null, { status: 204 }),
  );
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'four shelves of quiet lemons' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/password-resets',
    body: { token, password: 'four shelves of quiet lemons' },
  });
  expect(calls.some(({ path }) => path.includes(token))).toBe(false);
});

test('an old link is reported at once, and a link used since then when the form is sent', async () => {
  showScreen(<ResetScreen token={token} />, () => problem('link-invalid', 422));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/en/forgot-password');
  cleanup();
  showScreen(<ResetScreen token={token} />, ({ method }) =>
    method === 'PUT' ? problem('link-invalid', 422) : { endsAt: '2026-12-01T00:00:00.000Z' },
  );
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'four shelves of quiet lemons' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});

test('too many attempts to set a password show the minutes to wait', async () => {
  showScreen(<ResetScreen token={token} />, () =>
    Response.json({ code: 'too-many-attempts', facts: { retryAfter: 610 } }, { status: 429 }),
  );
  expect(await screen.findByText(/wait 11 minutes/)).toBeDefined();
});
