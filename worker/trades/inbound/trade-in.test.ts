import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskTradeSchema } from '../../../domain/desk/trade-schema';
import { tradeSchema, type Trade } from '../../../domain/trades/schemas';
import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { readAfter } from '../../testing/desk';
import { outcomeOf } from '../../testing/buyers';
import {
  ledgerAmounts,
  labelCodeOf,
  inboundTradesOf,
  inboundAndSettlement,
  type Seller,
} from '../../testing/inbound-trades';
import { browser } from '../../testing/people';
import { decideLines } from './decide-lines';
import { postParcel } from './post-parcel';
import { readTrade } from '../view/read-trade';
import { addUnexpected } from './add-unexpected';
import { finishGrading } from './finish-grading';
import { receiveParcel } from './receive-parcel';
import { returnLine } from './return-line';
import { undoGrading } from './undo-grading';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const { desk, addNewEditions, openSeller, placeSale, grade } = inboundTradesOf(env, newVisitor, moment);

/** Returns the amounts of a line by grade, in minor units. */
const amounts = async (trade: string, line: number) =>
  JSON.parse(
    (await env.DB.prepare('SELECT amounts FROM inbound_lines WHERE trade_id = ?1 AND line = ?2')
      .bind(trade, line)
      .first<string>('amounts')) ?? '{}',
  );

describe('a trade of twelve books of which eleven arrived', () => {
  let anna: Seller;
  let trade: Trade;
  let isbns: string[];
  beforeAll(async () => {
    anna = await openSeller();
    isbns = await addNewEditions(12);
    trade = await placeSale(anna, isbns);
  });

  it('pays for the accepted books, returns the refused one and balances to the cent', async () => {
    const asked = { id: trade.id, key: null };
    await postParcel(anna.at(1), asked, { parcel: 1, carrier: 'an-post', tracking: 'RR1' });
    const posted = await readTrade(anna.at(1), asked);
    expect(posted).toMatchObject({
      inbound: { state: 'in-transit', parcels: [{ carrier: 'an-post', tracking: 'RR1' }] },
      allowed: [],
    });
    expect(posted.inbound?.arriveBy).toBe(deadlineAfterDays(trade.placedAt, 28, 'IE'));

    const received = deskTradeSchema.parse(
      await readAfter(desk(3), receiveParcel(desk(3), { code: labelCodeOf(trade).toLowerCase() })),
    );
    expect(received).toMatchObject({
      inbound: { state: 'received' },
      desk: { allowed: ['grade'], late: 'no', account: true },
    });
    const lines = received.inbound?.lines ?? [];
    for (const line of lines.slice(0, 9)) await grade(3, trade.id, line.book.isbn, { as: 'as-said' });
    expect(await outcomeOf(finishGrading(desk(3), { trade: trade.id }))).toBe('lines-ungraded');
    await grade(3, trade.id, 10, { as: 'regraded', grade: 'good', reason: 'marks' });
    await grade(3, trade.id, 11, { as: 'regraded', grade: 'acceptable', reason: 'stains' });
    await grade(3, trade.id, 12, { as: 'missing' });

    const finished = await readAfter(desk(4), finishGrading(desk(4), { trade: trade.id }), trade.id);
    expect(inboundAndSettlement(finished)).toEqual(['awaiting-decision', 'agreed']);
    const asks = await readTrade(anna.at(4), asked);
    expect(asks.allowed).toEqual(['decide']);
    expect(Date.parse(asks.inbound?.decideBy ?? '')).toBeGreaterThan(Date.now() + 17 * dayMs);
    const lower = (await amounts(trade.id, 10)).good;
    expect(
      asks.inbound?.lines
        .filter((line) => line.undecided)
        .map(({ line, gradedAs, reason, lower: worth }) => [line, gradedAs, reason, worth?.minor]),
    ).toEqual([
      [10, 'good', 'marks', lower],
      [11, 'acceptable', 'stains', (await amounts(trade.id, 11)).acceptable],
    ]);
    await decideLines(anna.at(5), asked, { decisions: [{ line: 10, decision: 'accept' }] });
    const half = await readTrade(anna.at(5), asked);
    expect([inboundAndSettlement(half), half.allowed]).toEqual([['awaiting-decision', 'agreed'], ['decide']]);
    expect(await outcomeOf(decideLines(anna.at(5), asked, { decisions: [{ line: 10, decision: 'return' }] }))).toBe(
      'state-moved',
    );

    await decideLines(anna.at(6), asked, { decisions: [{ line: 11, decision: 'return' }] });
    const done = tradeSchema.parse(await readTrade(anna.at(6), asked));
    const nine = lines.slice(0, 9).reduce((sum, line) => sum + line.amount.minor, 0);
    const postage = trade.rows.find((row) => row.code === 'postage-to-us')?.amount.minor ?? 0;
    expect(postage).toBeGreaterThan(0);
    expect(inboundAndSettlement(done)).toEqual(['settled', 'payout-due']);
    expect(ledgerAmounts(done)).toEqual([
      ['books-in', nine + lower],
      ['postage-to-us', postage],
    ]);
    expect(done.payouts).toMatchObject([
      { kind: 'payout', way: 'bank', state: 'due', amount: { minor: nine + lower + postage } },
    ]);
    expect(done.toGet.minor).toBe(nine + lower + postage);
    expect(done.inbound?.lines.map(({ state, paid }) => [state, paid?.minor])).toEqual([
      ...lines.slice(0, 9).map((line) => ['as-said', line.amount.minor]),
      ['regraded', lower],
      ['returning', 0],
      ['missing', 0],
    ]);
    expect(done.events.filter(({ part }) => part === 'inbound').map(({ to, actor }) => [to, actor])).toEqual([
      ['awaiting-parcel', 'customer'],
      ['in-transit', 'customer'],
      ['received', 'staff'],
      ['graded', 'staff'],
      ['awaiting-decision', 'shop'],
      ['accepted', 'customer'],
      ['settled', 'shop'],
    ]);

    const { results: stock } = await env.DB.prepare(
      `SELECT s.isbn, s.grade, s.on_hand, mv.on_hand_change AS came, mv.reason, mv.unit_cost,
        e.min_price = s.price AS shown FROM stock s
       JOIN stock_movements mv ON mv.isbn = s.isbn AND mv.grade = s.grade AND mv.trade_id = ?1
       JOIN editions e ON e.isbn = s.isbn ORDER BY mv.id`,
    )
      .bind(trade.id)
      .all();
    expect(stock).toHaveLength(10);
    expect(stock.map(({ unit_cost: cost }) => Number(cost)).reduce((sum, cost) => sum + cost, 0)).toBe(nine + lower);
    expect(stock.at(9)).toEqual({
      isbn: lines[9]?.book.isbn,
      grade: 'good',
      on_hand: 1,
      came: 1,
      reason: 'trade-in',
      unit_cost: lower,
      shown: 1,
    });

    const sent = await readAfter(
      desk(7),
      returnLine(desk(7), { trade: trade.id, line: 11, carrier: 'an-post', tracking: '' }),
      trade.id,
    );
    expect(sent).toMatchObject({ desk: { allowed: [] } });
    expect(sent.inbound?.lines[10]?.state).toBe('returned');
    expect(sent.inbound?.lines[10]?.sentBack).toMatchObject({ carrier: 'an-post', tracking: null });
    // The person is told with whom it goes.
    expect((await readTrade(anna.at(7), { id: trade.id, key: null })).inbound?.lines[10]?.sentBack).toEqual(
      sent.inbound?.lines[10]?.sentBack,
    );
    expect(await outcomeOf(returnLine(desk(7), { trade: trade.id, line: 11, carrier: 'an-post' }))).toBe('state-moved');
  });

  it('refuses every step once it is settled', async () => {
    const before = await readTrade(anna.at(7), { id: trade.id, key: null });
    expect((await readAfter(desk(8), receiveParcel(desk(8), { code: labelCodeOf(trade) }))).version).toBe(
      before.version,
    );
    const asked = { id: trade.id, key: null };
    for (const again of [
      () => finishGrading(desk(8), { trade: trade.id }),
      () => undoGrading(desk(8), { trade: trade.id, line: 1 }),
      () => grade(8, trade.id, 1, { as: 'missing' }),
      () => addUnexpected(desk(8), { trade: trade.id, words: 'a brick' }),
      () => decideLines(anna.at(8), asked, { decisions: [{ line: 11, decision: 'recycle' }] }),
      () => postParcel(anna.at(8), asked, { parcel: 1, carrier: 'an-post' }),
    ])
      expect(await outcomeOf(again())).toBe('state-moved');
    expect(await readTrade(anna.at(7), { id: trade.id, key: null })).toEqual(before);
  });
});
