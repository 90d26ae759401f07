import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MailChoice } from '../../../../domain/accounts/mail-choice-schema';
import type { DeletionCheck, Receipt } from '../../../../domain/accounts/account-schemas';
import { money } from '../../../../domain/money';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { ConfirmEmailScreen } from '../confirm-email/confirm-email-screen';
import { DeleteScreen } from './delete-screen';
import { MailChoiceScreen } from '../mail-choices/mail-choice-screen';

const nothing: DeletionCheck = { openTrades: [], credit: [], kept: [] };
const receipt: Receipt = {
  id: 'r7k4',
  at: '2026-11-21T10:00:00.000Z',
  erased: [
    { what: 'addresses', count: 2 },
    { what: 'wishes', count: 0 },
  ],
  kept: [{ what: 'trades', count: 3, why: 'accounting-law', market: 'IE', until: '2032-12-31' }],
};
const show = (check: DeletionCheck, answers: Answers) =>
  showScreen(<DeleteScreen check={check} />, (call) => {
    if (call.path !== '/session/proof') return answers(call);
    return call.method === 'GET'
      ? { password: true, passkey: null, providers: [], fresh: true }
      : new Response(null, { status: 204 });
  });
/** Presses the button and proves once more to be the person: deleting always asks. */
async function pressDelete() {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account now' }));
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'shelves both ways' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm with password' }));
}

test('an open trade prevents the deletion and is linked', async () => {
  const { calls } = show({ ...nothing, openTrades: [{ id: 't1', number: 'IE-7K4Q' }] }, () => receipt);
  expect((await screen.findByRole('link', { name: 'Order IE-7K4Q' })).getAttribute('href')).toBe('/en/trades/t1');
  expect(screen.getByRole('heading', { name: '1 open order' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  expect(calls).toEqual([]);
});

test('store credit that would be lost must be given up by a tick before anything is sent', async () => {
  const { calls } = show({ ...nothing, credit: [money(1420, 'EUR')] }, () => receipt);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account now' }));
  expect(await screen.findByText('Please confirm this, or use your store credit first.')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Delete my store credit of €14.20 as well' }));
  await pressDelete();
  await screen.findByRole('heading', { name: 'Your account has been deleted' });
  expect(calls.find(({ method }) => method === 'DELETE')).toMatchObject({
    method: 'DELETE',
    path: '/account',
    body: { givesUpCredit: true },
  });
});

test('what the law keeps is stated for each country in which the person has ordered', async () => {
  const kept = [
    { what: 'trades', count: 2, why: 'accounting-law', market: 'DE', until: '2034-12-31' },
    { what: 'trades', count: 1, why: 'accounting-law', market: 'IE', until: '2032-12-31' },
  ] as const;
  show({ ...nothing, kept: [...kept] }, () => receipt);

  expect(await screen.findByText('2 orders, kept until 31 December 2034 (accounting law: Germany)')).toBeDefined();
  expect(screen.getByText('1 order, kept until 31 December 2032 (accounting law: Ireland)')).toBeDefined();
});

test('nothing is kept of a person without orders', async () => {
  show(nothing, () => receipt);

  expect(await screen.findByText('We don’t keep any of your data.')).toBeDefined();
});

test('the receipt says what is erased and what is kept, why and until when', async () => {
  show(nothing, () => receipt);
  await pressDelete();
  const title = await screen.findByRole('heading', { name: 'Your account has been deleted' });
  // The page takes the reader there once it stands: a moment after.
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText('Addresses').nextElementSibling?.textContent).toBe('2');
  expect(screen.queryByText('Your wish list')).toBeNull();
  expect(screen.getByText('3 orders, kept until 31 December 2032 (accounting law: Ireland)')).toBeDefined();
  expect(screen.getByText('r7k4')).toBeDefined();
});

test('a trade placed in the meantime prevents the deletion, and the page says so', async () => {
  show(nothing, () => Response.json({ code: 'trade-open', facts: {} }, { status: 409 }));
  await pressDelete();
  expect(await screen.findByText(/You still have an open order\./)).toBeDefined();
});

test('a new mail address is confirmed by a press', async () => {
  const { calls } = showScreen(<ConfirmEmailScreen token={'t'.repeat(43)} />, () => ({ email: 'new@dogear.example' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByText(/^From now on we’ll email you at new@dogear.example/)).toBeDefined();
  expect(calls).toHaveLength(1);
});

test.each([
  ['cut', 'abc'],
  ['used', 't'.repeat(43)],
])('a link that is %s explains itself', async (_why, token) => {
  showScreen(<ConfirmEmailScreen token={token} />, () =>
    Response.json({ code: 'link-invalid', facts: {} }, { status: 422 }),
  );
  if (token.length > 16) fireEvent.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});

describe('the page of an unsubscribe link', () => {
  const key = 'tann'.padEnd(26, 'k');
  const shown = (choice: MailChoice | null, answers: Answers) =>
    showScreen(<MailChoiceScreen mailKey={key} choice={choice} />, answers);

  test('changes nothing when it is opened; one press switches the mails off, another on again', async () => {
    const { calls } = shown({ kind: 'trades', on: true, guest: false }, ({ body }) => ({
      kind: 'trades',
      guest: false,
      ...(body as { on: boolean }),
    }));
    expect(
      await screen.findByRole('heading', { name: 'Stop emails about the progress of your orders?' }),
    ).toBeDefined();
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'We won’t send you these emails any more' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Turn emails back on' }));
    expect(await screen.findByRole('heading', { name: 'We’ll send you these emails again' })).toBeDefined();
    expect(calls).toMatchObject([
      { method: 'PUT', path: `/mail-choices/${key}`, body: { on: false } },
      { method: 'PUT', body: { on: true } },
    ]);
  });

  test('says that wishes are kept, and links to them', async () => {
    shown({ kind: 'wishes', on: false, guest: false }, () => null);
    expect(await screen.findByText('Your wish list stays as it is.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to my wish list' })).toBeDefined();
  });

  test('has no links for a guest, and a form that works without script', async () => {
    shown({ kind: 'trades', on: true, guest: true }, () => null);
    const button = await screen.findByRole('button', { name: 'Stop these emails' });
    expect(screen.queryByRole('link')).toBeNull();
    const form = button.closest('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      form === null ? null : new FormData(form).get('choice'),
    ]).toEqual(['post', '/en/do/choose-mails?page=%2Fen', 'off']);
  });

  test('says that a key does not work, when it is opened or when it is pressed', async () => {
    shown({ kind: 'trades', on: true, guest: false }, () => Response.json({ code: 'link-invalid' }, { status: 422 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    cleanup();
    shown(null, () => null);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The link may be incomplete. Please open it from the email again, or switch these emails off in your account.',
    );
  });
});
