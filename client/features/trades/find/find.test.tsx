import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { FindScreen } from './find-screen';

const show = (answers: Answers = () => Response.json({ sent: true }, { status: 202 })) =>
  showScreen(<FindScreen />, answers);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Email me the link' }));

test('number and mail address are checked before they are sent, and the first wrong field gets the focus', async () => {
  const { calls } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeDefined();
  send();
  const number = await screen.findByLabelText('Order number');
  expect(screen.getByText('Please check the order number.')).toBeDefined();
  expect(screen.getByText('Please enter the email address you used for the order.')).toBeDefined();
  expect([document.activeElement, number.getAttribute('aria-invalid')]).toEqual([number, 'true']);
  await type('Order number', 'ie 7k4q');
  send();
  await waitFor(() => expect(screen.queryByText('Please check the order number.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  expect(calls).toEqual([]);
});

test('the hint shows a number of the person’s country, also beside the error', async () => {
  showScreen(<FindScreen />, () => null, { market: 'DE' });

  await type('Order number', 'x');
  send();

  expect(await screen.findByText('Please check the order number.')).toBeDefined();
  expect(screen.getByText('You’ll find it in our emails; it looks like DE-7K4Q.')).toBeDefined();
});

test('the answer shows the mail address, gets the focus, and offers to enter another number', async () => {
  const { calls } = show();
  await type('Order number', ' ie-7k4q ');
  await type('Email address', ' ann@reader.example ');
  send();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(
    screen.getByText(
      'If we have an order with this number and email address, we’ve sent the link to ann@reader.example.',
    ),
  ).toBeDefined();
  expect(calls).toMatchObject([
    { method: 'POST', path: '/trades/find', body: { number: 'IE-7K4Q', email: 'ann@reader.example' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try another order number' }));
  expect(await screen.findByLabelText('Order number')).toHaveProperty('value', ' ie-7k4q ');
});

test('too many attempts are reported, and the typed values stay', async () => {
  show(() =>
    Response.json(
      { code: 'too-many-attempts', facts: { retryAfter: 600 } },
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '600' } },
    ),
  );
  await type('Order number', 'IE-7K4Q');
  await type('Email address', 'ann@reader.example');
  send();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ann@reader.example');
});
