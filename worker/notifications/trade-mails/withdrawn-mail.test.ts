import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sendWaitingMails } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { finishGrading } from '../../trades/inbound/finish-grading';
import { gradeLine } from '../../trades/inbound/grade-line';
import { receiveParcel } from '../../trades/inbound/receive-parcel';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderDispatched, packAndDispatch } = buyersOf(env.DB, newVisitor, desk);
const [emma, given] = [testIsbn(1), testIsbn(2)] as const;
/** Sends the waiting mails an hour later. */
const post = () => sendWaitingMails(env, new Date(Date.now() + 3_600_000));
const words = 'We’ll send the part you paid with your own books to your bank account.';

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } },
    { isbn: given, title: 'Given', reference: 3000 },
  ]);
});

it('a withdrawal’s confirmation names the payout method for what books had paid for', async () => {
  await openAccount(env.DB, 'giver');
  const person = await signIn(env.DB, newVisitor(), 'giver');
  await fillLists(person, { give: [[given, 'very-good', 2]], take: [[emma, 'good', 1]] });
  const { trade } = (await placeOrder(person, 'swap', { iban: 'IE29AIBK93115212345678' })).json;
  await receiveParcel(desk(), { code: parcelCode(trade.number, 1) });
  for (const line of ['1', '2']) await gradeLine(desk(), { trade: trade.id, line, grading: { as: 'as-said' } });
  await finishGrading(desk(), { trade: trade.id });
  await packAndDispatch(trade.id);
  await post();
  expect(
    (await person.call('POST', `/api/trades/${trade.id}/withdraw`, { lines: [1], reason: 'withdraw' })).status,
  ).toBe(200);
  expect((await post()).map(({ text }) => text).join('\n')).toContain(words);
});

it('a withdrawal’s confirmation does not mention books when money had paid', async () => {
  const buyer = await orderDispatched([[emma, 'good', 1]]);
  await post();
  await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
  const mails = await post();
  expect(mails).not.toHaveLength(0);
  expect(mails.map(({ text }) => text).join('\n')).not.toContain(words);
});
