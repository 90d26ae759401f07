import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addsUp, disputes, fairWeather, fillBooks, paidByCard, says, told } from '../../../../tests/worker-disputes';
import { at, atStripe, begin, byCard, minute } from '../../../../tests/worker-stripe';
import { requirePayments } from '../payments/require-payments';
import { askDisputes } from './ask-disputes';

beforeAll(fillBooks);
beforeEach(fairWeather);

it('a lost event is replaced, though many disputes at the provider are about no payment of the shop', async () => {
  const unseen = await begin(await byCard());
  await atStripe(`pay/${unseen}`);
  for (let count = 0; count < 21; count += 1) await disputes({ session: unseen });
  const sale = await paidByCard();
  await disputes(sale);
  const hour = at(60);
  hour.now.setUTCMinutes(0);
  await askDisputes(hour, requirePayments(hour));
  expect(await told(sale)).toEqual([['open', sale.paid]]);
  await addsUp();
});

it('lost events are replaced by the schedule', async () => {
  const sale = await paidByCard();
  const id = await disputes(sale);
  const hour = at(60);
  hour.now.setUTCMinutes(0);
  await askDisputes(hour, requirePayments(hour));
  expect(await told(sale)).toEqual([['open', sale.paid]]);
  await says(id, 'won');
  await minute(at(30));
  expect(await told(sale)).toEqual([['open', sale.paid]]);
  await minute(at(150));
  expect(await told(sale)).toEqual([['won', 0]]);
  await addsUp();
});
