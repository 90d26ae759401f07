import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../../../tests/client/show-screen';
import { sessionPolicy } from '../../../../domain/policy/accounts';
import { DeskFrame } from './desk-frame';

const showGate = (passkeys: number) =>
  showScreen(
    <DeskFrame counts={null} passkeys={passkeys}>
      <p>The desk</p>
    </DeskFrame>,
    () => null,
  );
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('offers an account without a passkey only to create one', async () => {
  showGate(0);

  expect(await screen.findByText(/Your account has no passkey yet/)).toBeDefined();
  expect(buttons()).toEqual(['Create passkey']);
});

it('asks an account with a passkey to use it first', async () => {
  showGate(2);

  expect(await screen.findByText(/Use your passkey once/)).toBeDefined();
  expect(buttons()).toEqual(['Use passkey', 'Create passkey']);
});

it.each([
  [0, 'You’ll use it again every'],
  [2, 'access lasts'],
])('names the hours of the policy to an account with %i passkeys', async (passkeys, words) => {
  showGate(passkeys);

  expect(await screen.findByText(new RegExp(`${words} ${sessionPolicy.deskHours} hours`))).toBeDefined();
});
