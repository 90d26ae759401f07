import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { FindScreen } from './find-screen';

const show = (answers: Answers = () => Response.json({ sent: true }, { status: 202 })) =>
  showScreen(<FindScreen />, answers);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Mail me the link' }));

test('number and mail are looked at before they are sent, and the first wrong one has the focus', async () => {
  const { calls } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your trade' })).toBeDefined();
  send();
  const number = await screen.findByLabelText('Number of the trade');
  expect(screen.getByText('A number looks like IE-7K4Q.')).toBeDefined();
  expect(screen.getByText('Please type the mail address the trade was placed with.')).toBeDefined();
  expect([document.activeElement, number.getAttribute('aria-invalid')]).toEqual([number, 'true']);
  await type('Number of the trade', 'ie 7k4q');
  send();
  await waitFor(() => expect(screen.queryByText('A number looks like IE-7K4Q.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Mail address'));
  expect(calls).toEqual([]);
});

test('the answer names the address, has the focus, and leads back to another number', async () => {
  const { calls } = show();
  await type('Number of the trade', ' ie-7k4q ');
  await type('Mail address', ' ann@reader.example ');
  send();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Look into your mail' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(
    screen.getByText('If there is a trade with this number and ann@reader.example, its link is on its way there.'),
  ).toBeDefined();
  expect(calls).toMatchObject([
    { method: 'POST', path: '/trades/find', body: { number: 'ie-7k4q', email: 'ann@reader.example' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try another number' }));
  expect(await screen.findByLabelText('Number of the trade')).toHaveProperty('value', ' ie-7k4q ');
});

test('too many tries are said, with what was typed still there', async () => {
  show(() =>
    Response.json(
      { code: 'too-many-attempts', facts: { retryAfter: 600 } },
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '600' } },
    ),
  );
  await type('Number of the trade', 'IE-7K4Q');
  await type('Mail address', 'ann@reader.example');
  send();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Mail address')).toHaveProperty('value', 'ann@reader.example');
});
