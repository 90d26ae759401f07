import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../tests/client/show-screen';
import { LoginScreen } from './login/login-screen';
import { RegisterScreen } from './register/register-screen';

const fill = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

test('registering shows the same answer for every address', async () => {
  const { calls } = showScreen(<RegisterScreen account={null} providers={[]} returnTo="/en/checkout" />, () =>
    Response.json({ sent: true }, { status: 202 }),
  );
  await screen.findByRole('heading', { name: 'Create an account' });
  fill({ Name: 'Ada Reader', 'Email address': 'ada@example.org', Password: 'shelves both ways' });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: /^Create an account/ }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
  expect(screen.getByText(/\. Click the link in it to sign in\. You’ll keep your sell list and cart\./)).toBeDefined();
  expect(calls[0]?.body).toEqual({
    name: 'Ada Reader',
    email: 'ada@example.org',
    password: 'shelves both ways',
    terms: true,
    returnTo: '/en/checkout',
  });
});

test('missing values are marked at their fields before anything is sent', async () => {
  const { calls } = showScreen(<RegisterScreen account={null} providers={[]} returnTo="/en" />, () => ({}));
  await screen.findByRole('heading', { name: 'Create an account' });
  fill({ Name: 'Ada', 'Email address': 'ada@', Password: 'short' });
  fireEvent.click(screen.getByRole('button', { name: /^Create an account/ }));
  expect(await screen.findByText('Please use at least 8 characters.')).toBeDefined();
  expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
  expect(screen.getByText('Please accept the terms to continue.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('after too many attempts the minutes to wait are shown, and the password can be made visible', async () => {
  showScreen(<LoginScreen account={null} providers={[]} returnTo="/en" />, () =>
    Response.json({ code: 'too-many-attempts', facts: { retryAfter: 610 } }, { status: 429 }),
  );
  await screen.findByRole('heading', { name: 'Sign in' });
  fill({ 'Email address': 'ada@example.org', Password: 'wrong password' });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Please wait 11 minutes/)).toBeDefined();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong password');
});
