import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  expectNoFaults,
  openDispute,
  resetFakeStripe,
  addBooks,
  paidByCard,
  setDisputeStatus,
  readDisputes,
} from '../../../../tests/worker-disputes';
import {
  ctxInMinutes,
  callFakeStripe,
  beginPayment,
  placeCardOrder,
  runPaymentJobs,
} from '../../../../tests/worker-stripe';
import { requirePayments } from '../payments/require-payments';
import { askDisputes } from './ask-disputes';

beforeAll(addBooks);
beforeEach(resetFakeStripe);

it('a lost event is replaced, though many disputes at the provider are about no payment of the shop', async () => {
  const unseen = await beginPayment(await placeCardOrder());
  await callFakeStripe(`pay/${unseen}`);
  for (let count = 0; count < 21; count += 1) await openDispute({ session: unseen });
  const sale = await paidByCard();
  await openDispute(sale);
  const hour = ctxInMinutes(60);
  hour.now.setUTCMinutes(0);
  await askDisputes(hour, requirePayments(hour));
  expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
  await expectNoFaults();
});

it('lost events are replaced by the schedule', async () => {
  const sale = await paidByCard();
  const id = await openDispute(sale);
  const hour = ctxInMinutes(60);
  hour.now.setUTCMinutes(0);
  await askDisputes(hour, requirePayments(hour));
  expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
  await setDisputeStatus(id, 'won');
  await runPaymentJobs(ctxInMinutes(30));
  expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
  await runPaymentJobs(ctxInMinutes(150));
  expect(await readDisputes(sale)).toEqual([['won', 0]]);
  await expectNoFaults();
});
