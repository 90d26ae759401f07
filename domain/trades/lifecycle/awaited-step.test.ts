import { expect, it } from 'vitest';
import { awaitedStep } from './awaited-step';

it.each([
  ['a sale whose copies wait for a decision', 'awaiting-decision', 'agreed', 'decide'],
  ['a sale that is not posted', 'awaiting-parcel', 'agreed', 'send'],
  ['a sale on its way', 'in-transit', 'agreed', null],
  ['a sale that is checked', 'received', 'agreed', null],
  ['a purchase that is not paid', null, 'awaiting-payment', 'pay'],
  ['a decision beside an unpaid purchase', 'awaiting-decision', 'awaiting-payment', 'decide'],
  ['an unpaid purchase beside a sale that is not posted', 'awaiting-parcel', 'awaiting-payment', 'pay'],
  ['a payout that the bank returned', 'settled', 'payout-failed', 'check-account'],
  ['a payout on its way', 'settled', 'payout-sent', null],
  ['an order that is complete', 'settled', 'balanced', null],
  ['a sale that came too late', 'expired', 'agreed', null],
] as const)('awaitedStep of %s is right', (_, inbound, settlement, step) => {
  const facts = { isPaymentProcessing: false, hasReturnedTransfer: false, hasBankAccount: true };

  expect(awaitedStep({ inbound, settlement, ...facts })).toBe(step);
});

it.each([
  ['a check of the account', true, 'check-account'],
  ['a bank account if the account has none', false, 'add-account'],
] as const)('awaitedStep of an ended order whose refund the bank returned is %s', (_, hasBankAccount, expected) => {
  const step = awaitedStep({
    inbound: null,
    settlement: 'balanced',
    isPaymentProcessing: false,
    hasReturnedTransfer: true,
    hasBankAccount,
  });

  expect(step).toBe(expected);
});

it('awaitedStep of a purchase whose payment the bank processes is none', () => {
  const processing = { isPaymentProcessing: true, hasReturnedTransfer: false, hasBankAccount: true };

  expect(awaitedStep({ inbound: null, settlement: 'awaiting-payment', ...processing })).toBeNull();
});
