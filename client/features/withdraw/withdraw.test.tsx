import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { passOrderToWithdraw } from '../../data/trade/order-to-withdraw';
import { WithdrawScreen } from './withdraw-screen';

const received = () => Response.json({ at: '2026-11-26T20:15:00.000Z' }, { status: 202 });
const show = (answers: Answers = received) => showScreen(<WithdrawScreen />, answers);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = async () => {
  await type('Full name', 'Aoife Byrne');
  await type('Order number', 'ie 7k4q');
  await type('Email address', 'ann@reader.example');
};

test('the first wrong field has the focus and nothing is sent', async () => {
  const { calls } = show();
  await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract' });
  press('Continue to confirmation');

  expect(await screen.findByText('Please enter your name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  expect(calls).toEqual([]);
});

test('the declaration is shown, confirmed and answered with its time', async () => {
  const { calls } = show();
  await fill();
  press('Continue to confirmation');
  expect(
    await screen.findByText('I, Aoife Byrne, withdraw from the contract for all books in order IE-7K4Q.'),
  ).toBeDefined();
  expect(calls).toEqual([]);
  press('Confirm withdrawal');

  const heading = await screen.findByRole('heading', { level: 1, name: 'We have received your withdrawal' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/26 November 2026.*20:15.*ann@reader\.example/)).toBeDefined();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/withdrawals',
      body: { name: 'Aoife Byrne', number: 'IE-7K4Q', email: 'ann@reader.example', books: '' },
    },
  ]);
});

test('the link to the first step keeps the entered values', async () => {
  show();
  await fill();
  await type(/^Cancelling only some of the books\?/, 'Emma');
  press('Continue to confirmation');
  await screen.findByText('I, Aoife Byrne, withdraw from the contract for these books in order IE-7K4Q:');
  press('Back');

  expect(await screen.findByLabelText(/^Cancelling only some of the books\?/)).toHaveProperty('value', 'Emma');
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aoife Byrne');
});

test('a problem of the answer is shown with the declaration', async () => {
  show(() =>
    Response.json(
      { code: 'too-many-attempts', facts: { retryAfter: 600 } },
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '600' } },
    ),
  );
  await fill();
  press('Continue to confirmation');
  await screen.findByRole('button', { name: 'Confirm withdrawal' });
  press('Confirm withdrawal');

  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeDefined();
});

test('the form begins with the order from which the person came, and forgets it', async () => {
  passOrderToWithdraw({ name: 'Aoife Byrne', number: 'IE-7K4Q', email: 'ann@reader.example' });
  show();

  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Aoife Byrne');
  expect(screen.getByLabelText('Order number')).toHaveProperty('value', 'IE-7K4Q');
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ann@reader.example');
  cleanup();
  show();
  expect(await screen.findByLabelText('Order number')).toHaveProperty('value', '');
});
