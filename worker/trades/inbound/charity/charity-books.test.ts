import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { parcelPolicy } from '../../../../domain/policy/parcels';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { outcomeOf } from '../../../testing/buyers';
import { readAfter } from '../../../testing/desk';
import { labelCodeOf, inboundTradesOf, inboundAndSettlement } from '../../../testing/inbound-trades';
import { browser } from '../../../testing/people';
import { acceptLateParcel } from '../accept-late-parcel';
import { countCharityBook } from './count-charity-book';
import { finishGrading } from '../finish-grading';
import { giveToCharity } from './give-to-charity';
import { receiveParcel } from '../receive-parcel';
import { receiveRest } from '../receive-rest';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const { desk, addNewEditions, openSeller, placeSale, gradeAll } = inboundTradesOf(env, newVisitor, moment);
const requestFor = ({ id }: { readonly id: string }) => ({ id, key: null });

/** Returns a sale that announced books for charity, by its customer. */
async function announced(books: number) {
  const anna = await openSeller();
  const trade = await placeSale(anna, await addNewEditions(3));
  await giveToCharity(anna.at(0), requestFor(trade), { books });
  return { anna, trade };
}

describe('giveToCharity', () => {
  it('stores the number and changes neither amounts nor lines', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(3));

    const answer = await anna.person.call('POST', `/api/trades/${trade.id}/charity`, { books: 2 });

    expect([answer.status, answer.json.inbound.charity]).toEqual([200, { books: 2, found: 0, most: 10 }]);
    expect(answer.json.inbound.lines).toEqual(trade.inbound?.lines);
    expect(answer.json.inbound.parcels).toEqual(trade.inbound?.parcels);
    expect([answer.json.rows, answer.json.difference]).toEqual([trade.rows, trade.difference]);
    expect(answer.json.version).toBeGreaterThan(trade.version);
  });

  it('refuses more books than fit, and another customer', async () => {
    const anna = await openSeller();
    const other = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(3));
    const maxBooks = trade.inbound?.charity.most ?? 0;

    expect(maxBooks).toBe(parcelPolicy.charityBooks);
    expect(await outcomeOf(giveToCharity(anna.at(0), requestFor(trade), { books: maxBooks + 1 }))).toBe(
      'invalid-input',
    );
    expect(await outcomeOf(giveToCharity(other.at(0), requestFor(trade), { books: 1 }))).toBe('trade-not-found');
  });

  it('is impossible after a parcel has arrived, and for a cancelled sale', async () => {
    const { anna, trade } = await announced(1);
    await receiveParcel(desk(1), { code: labelCodeOf(trade) });
    const cancelled = await announced(1);
    await cancelled.anna.person.call('POST', `/api/trades/${cancelled.trade.id}/cancel`);

    expect(await outcomeOf(giveToCharity(anna.at(2), requestFor(trade), { books: 2 }))).toBe('state-moved');
    expect(await outcomeOf(giveToCharity(cancelled.anna.at(2), requestFor(cancelled.trade), { books: 2 }))).toBe(
      'state-moved',
    );
  });
});

describe('countCharityBook', () => {
  it('counts announced books, which are never lines, money or returns', async () => {
    const { trade } = await announced(2);
    await receiveParcel(desk(1), { code: labelCodeOf(trade) });

    await countCharityBook(desk(1), { trade: trade.id, by: 1 });
    await countCharityBook(desk(1), { trade: trade.id, by: 1 });
    const tooMany = await outcomeOf(countCharityBook(desk(1), { trade: trade.id, by: 1 }));
    await countCharityBook(desk(1), { trade: trade.id, by: -1 });
    await gradeAll(1, trade);
    const done = await readAfter(desk(1), finishGrading(desk(1), { trade: trade.id }), trade.id);

    expect(tooMany).toBe('state-moved');
    expect(done.inbound?.charity).toMatchObject({ books: 2, found: 1 });
    expect(done.inbound?.lines.map(({ unexpected }) => unexpected)).toEqual([false, false, false]);
    expect(inboundAndSettlement(done)).toEqual(['settled', 'payout-due']);
    expect(done.toGet.minor).toBe(trade.difference.minor);
  });

  it('is done by staff only, and only while the parcel is graded', async () => {
    const { anna, trade } = await announced(2);

    expect(await outcomeOf(countCharityBook(desk(1), { trade: trade.id, by: 1 }))).toBe('state-moved');
    await receiveParcel(desk(1), { code: labelCodeOf(trade) });
    expect(await outcomeOf(countCharityBook(desk(1), { trade: trade.id, by: -1 }))).toBe('state-moved');
    expect(await outcomeOf(countCharityBook(anna.at(1), { trade: trade.id, by: 1 }))).toBe('not-found');
  });

  it('continues in the trade of a late parcel with the missing books', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(30, 1200));
    await giveToCharity(anna.at(0), requestFor(trade), { books: 3 });
    const came = await readAfter(desk(20), receiveParcel(desk(20), { code: labelCodeOf(trade) }));
    await receiveRest(desk(27.1));
    await countCharityBook(desk(28), { trade: trade.id, by: 1 });
    await gradeAll(
      28,
      trade,
      Object.fromEntries(
        came.desk.lines.filter(({ parcel }) => parcel !== 1).map(({ line }) => [line, { as: 'missing' as const }]),
      ),
    );
    await finishGrading(desk(28), { trade: trade.id });

    const late = await readAfter(desk(29), acceptLateParcel(desk(29), { code: labelCodeOf(trade, 2) }));

    expect(late.inbound?.charity).toMatchObject({ books: 2, found: 0 });
  });
});
