import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { outcomeOf } from '../../../testing/buyers';
import { fillLists, placeOrder } from '../../../testing/deals';
import { clerkCtx } from '../../../testing/desk';
import { browser, ctxOf } from '../../../testing/people';
import { addressesByMarket, sellersOf, type Deal } from '../../../testing/sellers';
import { addEditions, testIsbn } from '../../../testing/shelf';
import { readDeskTrade } from '../../view/read-desk-trade';
import { finishGrading } from '../finish-grading';
import { gradeLine } from '../grade-line';
import { receiveParcel } from '../receive-parcel';
import { recordIdentity } from './record-identity';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date(Date.now() + dayMs));
const { placeSale } = sellersOf(env.DB, newVisitor, desk);
const isbns = [1, 2, 3, 4].map(testIsbn);

/** Returns the id of a trade that is received and graded, but not finished. */
async function graded(deal: Deal): Promise<string> {
  const seller = await placeSale(deal);
  const { id } = seller;
  const { inbound } = await seller.readTrade();
  for (const { code } of inbound?.parcels ?? []) await receiveParcel(desk(), { code });
  for (const { line } of inbound?.lines ?? [])
    await gradeLine(desk(), { trade: id, line: String(line), grading: { as: 'as-said' } });
  return id;
}
const stateOf = async (trade: string) => (await readDeskTrade(desk(), trade)).desk.identity;

beforeAll(() =>
  addEditions(
    env.DB,
    isbns.map((isbn) => ({ isbn, reference: 9000 })),
  ),
);

describe('a parcel from Japan', () => {
  it('is not bought before the identity of its seller is checked', async () => {
    const trade = await graded({ account: 'yuki', market: 'JP', give: isbns.slice(0, 2), payout: 'store-credit' });

    expect(await stateOf(trade)).toBe('open');
    expect(await outcomeOf(finishGrading(desk(), { trade }))).toBe('identity-unchecked');
    await recordIdentity(desk(), { trade, method: 'seal-certificate' });
    await recordIdentity(desk(), { trade, method: 'addressee-letter' });
    expect(await stateOf(trade)).toBe('checked');
    await finishGrading(desk(), { trade });

    const { results } = await env.DB.prepare('SELECT trade_id, method FROM identity_checks').all();
    expect(results).toEqual([{ trade_id: trade, method: 'seal-certificate' }]);
    expect((await readDeskTrade(desk(), trade)).inbound?.state).toBe('settled');
  });

  it('needs no second check of the same account', async () => {
    const { person } = await placeSale({
      account: 'mei',
      market: 'JP',
      give: isbns.slice(0, 2),
      payout: 'store-credit',
    });
    const [first] = (await person.call('GET', '/api/trades')).json.items;
    await recordIdentity(desk(), { trade: first.id, method: 'residence-letter' });
    await fillLists(person, { give: [[isbns[2] ?? '', 'very-good', 1]] });

    const second = await placeOrder(
      person,
      'payout',
      { address: addressesByMarket.JP.address },
      { payout: 'store-credit' },
    );

    expect(await stateOf(second.json.trade.id)).toBe('checked');
  });
});

describe('a parcel from elsewhere', () => {
  it('needs no check, and refuses one', async () => {
    const trade = await graded({ account: 'ann', give: isbns.slice(0, 1) });

    expect(await stateOf(trade)).toBe('not-needed');
    expect(await outcomeOf(recordIdentity(desk(), { trade, method: 'addressee-letter' }))).toBe('state-moved');
    await finishGrading(desk(), { trade });
  });
});

describe('recordIdentity', () => {
  it('is for staff only', async () => {
    const trade = await graded({ account: 'ren', market: 'JP', give: isbns.slice(2, 4), payout: 'store-credit' });
    const customer = ctxOf(env, 'a:ren', new Date(), 'JP');

    expect(await outcomeOf(recordIdentity(customer, { trade, method: 'addressee-letter' }))).toBe('not-found');
    expect(await stateOf(trade)).toBe('open');
  });
});
