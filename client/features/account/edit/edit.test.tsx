import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleAccount, sampleAddress } from '../../../../tests/client/sample-account-page';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { SecretField } from '../../../forms/secret-field';
import { EditScreen } from './edit-screen';
import type { NewPasswordField } from './password-form';
import type { AccountToEdit } from '../account-loaders';

const page: AccountToEdit = {
  account: sampleAccount,
  addresses: [sampleAddress],
  passkeys: [],
  signIns: [],
  providers: [],
};
const Password: NewPasswordField = ({ label, value, onChange, error }) => (
  <SecretField label={label} value={value} onChange={onChange} error={error} autoComplete="new-password" />
);
const show = (part: Partial<AccountToEdit> = {}, answers: Answers = () => ({})) =>
  showScreen(<EditScreen page={{ ...page, ...part }} part={undefined} Password={Password} />, answers);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => sessionStorage.clear());

test('a new mail address is validated before it is sent, and then waits for its link', async () => {
  const { calls } = show();
  const mail = await section('Email address');
  for (const [typed, words] of [
    ['', /enter your email/],
    ['robin@', /valid email address/],
    ['Robin@dogear.example', /already your address/],
  ] as const) {
    type(mail.getByLabelText('New email address'), typed);
    fireEvent.click(mail.getByRole('button', { name: 'Email me the link' }));
    expect(await mail.findByText(words)).toBeDefined();
  }
  expect(calls).toEqual([]);
  type(mail.getByLabelText('New email address'), 'new@dogear.example');
  fireEvent.click(mail.getByRole('button', { name: 'Email me the link' }));
  expect(
    await mail.findByText(/Open the email we sent to the new address and click the link to confirm it\./),
  ).toBeDefined();
  expect(calls[0]).toMatchObject({ method: 'PUT', path: '/account/email', body: { email: 'new@dogear.example' } });
});

test('a password that the shop refuses says so at its field, and stays typed', async () => {
  show({}, ({ method }) =>
    method === 'PUT' ? Response.json({ code: 'password-common', facts: {} }, { status: 422 }) : {},
  );
  const part = await section('Password');
  type(part.getByLabelText('New password'), 'short');
  fireEvent.click(part.getByRole('button', { name: 'Change password' }));
  expect(await part.findByText('Please use at least 8 characters.')).toBeDefined();
  type(part.getByLabelText('New password'), 'password2026');
  fireEvent.click(part.getByRole('button', { name: 'Change password' }));
  expect(await part.findByText(/Many people use this password/)).toBeDefined();
  expect(part.getByLabelText('New password')).toHaveProperty('value', 'password2026');
});

test('an address has the lines of its country; what is missing is marked before it is sent', async () => {
  const { calls } = show();
  const book = await section('Addresses');
  fireEvent.click(book.getByRole('button', { name: 'Add address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add address' }));
  expect(sheet.getByLabelText(/^Eircode/)).toBeDefined();
  type(sheet.getByLabelText('Country'), 'DE');
  expect(sheet.queryByLabelText(/^Eircode/)).toBeNull();
  type(sheet.getByLabelText('Street address'), 'Beispielweg 12');
  type(sheet.getByLabelText('Postcode'), 'ABC');
  fireEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  expect(await sheet.findByText('Please enter a valid postcode for this country: Germany.')).toBeDefined();
  expect(sheet.getByText('Please fill in this field.')).toBeDefined();
  expect(calls).toEqual([]);
  type(sheet.getByLabelText('Postcode'), '10115');
  type(sheet.getByLabelText('Town or city'), 'Berlin');
  fireEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/account/addresses',
      body: {
        name: 'Robin Reader',
        address: { line1: 'Beispielweg 12', postcode: '10115', city: 'Berlin', country: 'DE' },
        isDefault: false,
      },
    }),
  );
});

test('a removed address stays as a row and can be restored', async () => {
  const { calls } = show();
  const book = await section('Addresses');
  fireEvent.click(book.getByRole('button', { name: 'Remove 1 Example Street' }));
  expect(await book.findByText('1 Example Street was removed.')).toBeDefined();
  fireEvent.click(book.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /account/addresses/home',
      'POST /account/addresses',
    ]),
  );
  expect(calls[1]?.body).toEqual({ name: 'Robin Reader', address: sampleAddress.address, isDefault: true });
});

test('an IBAN is checked by its own digits before anything is sent, and a wrong one stays typed', async () => {
  const { calls } = show();
  const payout = await section('Bank account');
  type(payout.getByLabelText('IBAN'), 'IE29AIBK93115212345679');
  fireEvent.click(payout.getByRole('button', { name: 'Save bank account' }));
  expect(await payout.findByText(/This IBAN isn’t valid\./)).toBeDefined();
  expect(payout.getByLabelText('IBAN')).toHaveProperty('value', 'IE29AIBK93115212345679');
  expect(calls).toEqual([]);
  type(payout.getByLabelText('IBAN'), 'IE29 AIBK 9311 5212 3456 78');
  fireEvent.click(payout.getByRole('button', { name: 'Save bank account' }));
  expect(await payout.findByText(/Your bank account is saved\./)).toBeDefined();
  expect(payout.getByLabelText('IBAN')).toHaveProperty('value', '');
});

test('a bank account is replaced by another one', async () => {
  const payoutDetails = { holder: 'Robin Reader', iban: 'IE•• 5678', changedAt: '2026-11-20T10:00:00.000Z' };
  const { calls } = show({ account: { ...sampleAccount, payoutDetails } });
  const payout = await section('Bank account');
  type(payout.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  fireEvent.click(payout.getByRole('button', { name: 'Replace bank account' }));
  expect(await payout.findByText(/Your bank account is saved\./)).toBeDefined();
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path: '/account/payout-details',
    body: { iban: 'DE89370400440532013000' },
  });
});

test('after a sign-on the form contains the typed values again', async () => {
  sessionStorage.setItem(
    'dogear-typed',
    JSON.stringify({ form: 'payout', typed: { holder: 'R. Reader', iban: 'IE29AIBK93115212345678' } }),
  );
  show();
  const payout = await section('Bank account');
  await waitFor(() => expect(payout.getByLabelText('IBAN')).toHaveProperty('value', 'IE29AIBK93115212345678'));
  expect(payout.getByLabelText('Account holder')).toHaveProperty('value', 'R. Reader');
});

test('a passkey allows the second factor, and the last sign-in method is not removed', async () => {
  const passkey = {
    id: 'key/1',
    name: 'Laptop',
    backedUp: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: null,
  };
  const { calls } = show({ passkeys: [passkey] }, ({ method }) =>
    method === 'DELETE' ? Response.json({ code: 'last-way-in', facts: {} }, { status: 409 }) : sampleAccount,
  );
  const keys = await section('Passkeys');
  fireEvent.click(keys.getByRole('button', { name: 'Remove Laptop' }));
  expect(await keys.findByText(/This is your only way to sign in\./)).toBeDefined();
  expect(calls[0]?.path).toBe('/account/passkeys/key%2F1');
  fireEvent.click(keys.getByRole('switch'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { secondFactor: true } }));
});

test('a removed passkey leaves a row that says so, and takes the second factor with it', async () => {
  const passkey = {
    id: 'key',
    name: 'Laptop',
    backedUp: false,
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: null,
  };
  show({ passkeys: [passkey] }, ({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : sampleAccount,
  );
  const keys = await section('Passkeys');
  fireEvent.click(keys.getByRole('button', { name: 'Remove Laptop' }));
  expect(await keys.findByText('Laptop was removed.')).toBeDefined();
  expect(keys.queryByRole('button', { name: 'Rename Laptop' })).toBeNull();
  expect(keys.getByRole('switch')).toHaveProperty('disabled', true);
});

test('without a passkey the second factor stays off', async () => {
  show();
  expect((await section('Passkeys')).getByRole('switch')).toHaveProperty('disabled', true);
});

test('a session that has ended is reported with a link to the sign-in, and typed values stay', async () => {
  show({}, () => Response.json({ code: 'sign-in-required', facts: {} }, { status: 401 }));
  const name = await section('Name');
  type(name.getByLabelText('Full name'), 'Robin A. Reader');
  fireEvent.click(name.getByRole('button', { name: 'Save name' }));
  expect(await name.findByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(name.getByLabelText('Full name')).toHaveProperty('value', 'Robin A. Reader');
});

test('linked accounts are shown only where a provider is set up', async () => {
  show();
  await section('Passkeys');
  expect(screen.queryByRole('region', { name: 'Linked accounts' })).toBeNull();
});

test('optional mails about trades are switched off at once; after a failure the switch is on again', async () => {
  let fails = true;
  const { calls } = show({}, ({ method }) =>
    method !== 'PATCH' ? {} : fails ? 'lost' : { ...sampleAccount, tradeMails: false },
  );
  const mails = await section('Emails');
  const wanted = mails.getByRole('switch', { name: /Email me about the progress of my orders/ });
  expect(wanted).toHaveProperty('checked', true);
  expect(mails.getByText(/We send you reminders and tell you when parcels or money arrive\./)).toBeDefined();
  fireEvent.click(wanted);
  expect(await mails.findByText(/No internet connection/)).toBeDefined();
  expect(wanted).toHaveProperty('checked', true);
  fails = false;
  fireEvent.click(wanted);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  expect(calls.findLast(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/account',
    body: { tradeMails: false },
  });
});
