import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { execution } from '../../../tests/worker-later';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { fill, order } from '../../testing/deals';
import { staffCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { postOf } from '../../testing/post';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';
import { signedIn } from '../../testing/signed-in';
import { finishGrading } from '../../trades/inbound/finish-grading';
import { gradeLine } from '../../trades/inbound/grade-line';
import { receiveParcel } from '../../trades/inbound/receive-parcel';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = () => staffCtx(env, new Date());
const { bought, sends } = buyersOf(env.DB, visit, desk);
const [emma, given] = [testIsbn(1), testIsbn(2)] as const;
/** An hour later all that waits is sent. */
const post = () => postOf(env, new Date(Date.now() + 3_600_000));
const words = 'We’ll send the amount we took off for your own books to your bank account.';

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } },
    { isbn: given, title: 'Given', reference: 3000 },
  ]);
});

it('a withdrawal’s confirmation names the payout method for what books had paid for', async () => {
  await openAccount(env.DB, 'giver');
  const person = await signedIn(env.DB, visit(), 'giver');
  await fill(person, { give: [[given, 'very-good', 2]], take: [[emma, 'good', 1]] });
  const { trade } = (await order(person, 'swap', { iban: 'IE29AIBK93115212345678' })).json;
  await receiveParcel(desk(), { code: parcelCode(trade.number, 1) });
  for (const line of ['1', '2']) await gradeLine(desk(), { trade: trade.id, line, grading: { as: 'as-said' } });
  await finishGrading(desk(), { trade: trade.id });
  await sends(trade.id);
  await post();
  expect(
    (await person.call('POST', `/api/trades/${trade.id}/withdraw`, { lines: [1], reason: 'withdraw' })).status,
  ).toBe(200);
  expect((await post()).map(({ text }) => text).join('\n')).toContain(words);
});

it('a withdrawal’s confirmation does not mention books when money had paid', async () => {
  const buyer = await bought([[emma, 'good', 1]]);
  await post();
  await buyer.does('withdraw', { lines: [1], reason: 'withdraw' });
  const mails = await post();
  expect(mails).not.toHaveLength(0);
  expect(mails.map(({ text }) => text).join('\n')).not.toContain(words);
});
