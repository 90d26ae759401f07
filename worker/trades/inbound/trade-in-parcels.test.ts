import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { readAfter } from '../../testing/desk';
import { outcomeOf } from '../../testing/buyers';
import { ledgerAmounts, labelCodeOf, inboundTradesOf, inboundAndSettlement } from '../../testing/inbound-trades';
import { browser } from '../../testing/people';
import { expireParcels } from './expire-parcels';
import { decideLines } from './decide-lines';
import { readTrade } from '../view/read-trade';
import { receiveRest } from './receive-rest';
import { returnUndecided } from './return-undecided';
import { finishGrading } from './finish-grading';
import { gradeArrived } from './grade-arrived';
import { acceptLateParcel } from './accept-late-parcel';
import { receiveParcel } from './receive-parcel';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const { desk, addNewEditions, openSeller, placeSale, gradeAll } = inboundTradesOf(env, newVisitor, moment);

describe('parcels of a trade', () => {
  it('are graded a week after the first one when the others are missing', async () => {
    const anna = await openSeller();
    const heavy = await addNewEditions(30, 1200);
    const trade = await placeSale(anna, heavy);
    expect(trade.inbound?.parcels.length).toBeGreaterThan(1);
    const first = await readAfter(desk(20), receiveParcel(desk(20), { code: labelCodeOf(trade) }));
    expect(first).toMatchObject({ inbound: { state: 'in-transit' }, desk: { allowed: ['receive', 'grade-arrived'] } });
    expect(await expireParcels(anna.at(22))).toBe(0);
    expect([await receiveRest(anna.at(26.9)), await receiveRest(anna.at(27.1))]).toEqual([0, 1]);
    await gradeAll(
      27,
      trade,
      Object.fromEntries(
        first.desk.lines.filter(({ parcel }) => parcel !== 1).map(({ line }) => [line, { as: 'missing' }]),
      ),
    );
    expect((await readAfter(desk(28), finishGrading(desk(28), { trade: trade.id }), trade.id)).inbound?.state).toBe(
      'settled',
    );
    expect(await outcomeOf(receiveParcel(desk(29), { code: labelCodeOf(trade, 2) }))).toBe('parcel-after-grading');
  });

  it('are graded at once when the desk does not wait for the others', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(30, 1200));
    expect(await outcomeOf(gradeArrived(desk(20), { trade: trade.id }))).toBe('state-moved');
    const first = await readAfter(desk(20), receiveParcel(desk(20), { code: labelCodeOf(trade) }));
    expect(first.desk.restBy?.slice(0, 10)).toBe(moment(27).toISOString().slice(0, 10));

    const begun = await readAfter(desk(20), gradeArrived(desk(20), { trade: trade.id }), trade.id);

    expect(begun).toMatchObject({ inbound: { state: 'received' }, desk: { restBy: null } });
    expect(begun.desk.allowed).toEqual(['receive', 'grade']);
    expect(await outcomeOf(gradeArrived(desk(20), { trade: trade.id }))).toBe('state-moved');
    // A parcel that still arrives belongs to the same trade.
    const second = await readAfter(desk(21), receiveParcel(desk(21), { code: labelCodeOf(trade, 2) }));
    expect(second.inbound?.parcels.filter(({ receivedAt }) => receivedAt !== null)).toHaveLength(2);
  });

  it('are paid as agreed when two weeks late, and at today’s offer when later', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(3), { ifWorse: 'accept', ifWorseDownTo: 10 });
    const later = await placeSale(anna, await addNewEditions(3), { ifWorse: 'accept', ifWorseDownTo: 10 });
    expect(await expireParcels(anna.at(27.1))).toBe(2);
    const grace = await readAfter(desk(30), receiveParcel(desk(30), { code: labelCodeOf(trade) }));
    expect([inboundAndSettlement(grace), grace.desk.late]).toEqual([['received', 'agreed'], 'grace']);
    await gradeAll(30, trade);
    expect(
      inboundAndSettlement(await readAfter(desk(30), finishGrading(desk(30), { trade: trade.id }), trade.id)),
    ).toEqual(['settled', 'payout-due']);

    // Since then nobody wants one of them any more.
    await env.DB.prepare('UPDATE editions SET reference_price = 1500 WHERE isbn = ?1')
      .bind(later.inbound?.lines[0]?.book.isbn)
      .run();
    const late = await readAfter(desk(47), receiveParcel(desk(47), { code: labelCodeOf(later) }));
    expect([inboundAndSettlement(late), late.desk.late]).toEqual([['received', 'agreed'], 'today']);
    await gradeAll(47, later, { 3: { as: 'regraded', grade: 'good', reason: 'wear' } });
    const asked = await readAfter(desk(47), finishGrading(desk(47), { trade: later.id }), later.id);
    expect(asked.inbound?.lines.map(({ state, reason, undecided }) => [state, reason, undecided])).toEqual([
      ['regraded', 'late', true],
      ['regraded', 'late', true],
      ['regraded', 'wear', true],
    ]);
    const [fallen, same] = asked.inbound?.lines ?? [];
    expect(fallen?.lower?.minor).toBeLessThan(fallen?.amount.minor ?? 0);
    expect(same?.lower?.minor).toBeGreaterThan(0);
    await decideLines(anna.at(48), { id: later.id, key: null }, { decisions: [{ line: 1, decision: 'accept' }] });
    expect(await returnUndecided(anna.at(68))).toBe(1);
    const done = await readTrade(anna.at(69), { id: later.id, key: null });
    expect([done.inbound?.lines.map(({ state }) => state), ledgerAmounts(done)[0]]).toEqual([
      ['regraded', 'returning', 'returning'],
      ['books-in', fallen?.lower?.minor],
    ]);
  });

  it('are refused by cause: trade cancelled or code unknown', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(3));
    expect((await anna.person.call('POST', `/api/trades/${trade.id}/cancel`)).status).toBe(200);
    expect(await outcomeOf(receiveParcel(desk(1), { code: labelCodeOf(trade) }))).toBe('parcel-cancelled');
    expect(await outcomeOf(receiveParcel(desk(1), { code: 'IE-NONE-1' }))).toBe('parcel-not-found');
  });

  it('are refused as mistyped when the check letter is wrong or missing', async () => {
    const trade = await placeSale(await openSeller(), await addNewEditions(3));
    const [right, missing] = [labelCodeOf(trade), `${trade.number}-1`];
    const wrong = right.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'));

    expect(await outcomeOf(receiveParcel(desk(1), { code: wrong }))).toBe('parcel-code-mistyped');
    expect(await outcomeOf(receiveParcel(desk(1), { code: missing }))).toBe('parcel-code-mistyped');
    expect(await outcomeOf(acceptLateParcel(desk(1), { code: missing }))).toBe('parcel-code-mistyped');
  });

  it('are received by a code from before codes had a check letter', async () => {
    const trade = await placeSale(await openSeller(), await addNewEditions(3));
    await env.DB.prepare('UPDATE parcels SET code = ?1 WHERE trade_id = ?2').bind(`${trade.number}-1`, trade.id).run();

    const came = await readAfter(desk(1), receiveParcel(desk(1), { code: `${trade.number}-1` }));

    expect(came.inbound?.state).toBe('received');
  });
});
