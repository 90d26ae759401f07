import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { money } from '../../../domain/money';
import { exLibraryAmount } from '../../../domain/pricing/offer';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { readAfter } from '../../testing/desk';
import { fillLists, placeOrder } from '../../testing/deals';
import { outcomeOf } from '../../testing/buyers';
import { ledgerAmounts, labelCodeOf, iban, inboundTradesOf, inboundAndSettlement } from '../../testing/inbound-trades';
import { browser } from '../../testing/people';
import { decideLines } from './decide-lines';
import { readDeskTrade } from '../view/read-desk-trade';
import { readTrade } from '../view/read-trade';
import { returnUndecided } from './return-undecided';
import { addUnexpected } from './add-unexpected';
import { finishGrading } from './finish-grading';
import { receiveParcel } from './receive-parcel';
import { undoGrading } from './undo-grading';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const { desk, addNewEditions, openSeller, placeSale, grade, gradeAll } = inboundTradesOf(env, newVisitor, moment);

describe('grading at the desk', () => {
  it('receives an unannounced parcel, undoes a grading and asks about an unexpected book', async () => {
    const anna = await openSeller();
    const isbns = await addNewEditions(4);
    const trade = await placeSale(anna, isbns, { ifWorse: 'accept', ifWorseDownTo: 50 });
    const [, extra] = [
      await readAfter(desk(1), receiveParcel(desk(1), { code: labelCodeOf(trade) })),
      (await addNewEditions(1))[0] ?? '',
    ];
    await grade(1, trade.id, 1, { as: 'rejected', reason: 'mould' });
    const back = await readAfter(desk(1), undoGrading(desk(1), { trade: trade.id, line: 1 }), trade.id);
    expect(back.inbound?.lines[0]).toMatchObject({ state: 'offered', gradedAs: null, reason: null });
    expect(await outcomeOf(grade(1, trade.id, 1, { as: 'regraded', grade: 'very-good', reason: 'wear' }))).toBe(
      'grade-not-lower',
    );
    expect(await outcomeOf(grade(1, trade.id, 1, { as: 'regraded', grade: 'good', reason: 'mould' }))).toBe(
      'reason-not-fitting',
    );
    expect(await outcomeOf(grade(1, trade.id, 1, { as: 'rejected', reason: 'not-in-trade' }))).toBe(
      'reason-not-fitting',
    );
    expect(await outcomeOf(grade(1, trade.id, extra, { as: 'as-said' }))).toBe('book-not-in-trade');
    expect(await outcomeOf(grade(1, trade.id, 99, { as: 'as-said' }))).toBe('not-found');
    // Better than said is as said; a library's stamps need no lower grade.
    await grade(1, trade.id, 1, { as: 'regraded', grade: 'like-new', reason: 'wear' });
    await grade(1, trade.id, 2, { as: 'regraded', grade: 'very-good', reason: 'library-stamps' });
    const stamped = await readDeskTrade(desk(1), trade.id);
    expect(stamped.inbound?.lines.map(({ state }) => state)).toEqual(['as-said', 'regraded', 'offered', 'offered']);
    expect(stamped.inbound?.lines[1]?.lower?.minor).toBe(
      exLibraryAmount(stamped.inbound?.lines[1]?.amount ?? money(0, 'EUR'), 'IE').minor,
    );
    await grade(1, trade.id, 3, { as: 'as-said' });
    await grade(1, trade.id, 4, { as: 'as-said' });
    await addUnexpected(desk(1), { trade: trade.id, isbn: extra });
    const odd = await readAfter(
      desk(1),
      addUnexpected(desk(1), { trade: trade.id, words: 'A diary of 1912' }),
      trade.id,
    );
    expect(odd.inbound?.lines.slice(4)).toMatchObject([
      { line: 5, unexpected: true, state: 'rejected', reason: 'not-in-trade' },
      { line: 6, book: { title: 'A diary of 1912' }, amount: { minor: 0 } },
    ]);
    expect(
      (await readAfter(desk(1), undoGrading(desk(1), { trade: trade.id, line: 5 }), trade.id)).inbound?.lines.map(
        ({ line }) => line,
      ),
    ).toEqual([1, 2, 3, 4, 6]);
    // The timeline does not count it either.
    expect((await readDeskTrade(desk(1), trade.id)).lineEvents.some(({ line }) => line === 5)).toBe(false);
    expect(odd.inbound?.total).toEqual(trade.inbound?.total);
    // Stamps are worth 75 %, above the 50 % the person takes; the diary is nobody's but theirs.
    const finished = await readAfter(desk(2), finishGrading(desk(2), { trade: trade.id }), trade.id);
    expect(finished.inbound?.lines.map(({ line, decision, undecided }) => [line, decision, undecided])).toEqual([
      [1, null, false],
      [2, 'accept', false],
      [3, null, false],
      [4, null, false],
      [6, null, true],
    ]);
    expect(
      await outcomeOf(
        decideLines(anna.at(3), { id: trade.id, key: null }, { decisions: [{ line: 6, decision: 'accept' }] }),
      ),
    ).toBe('decision-not-possible');
    const asked = { id: trade.id, key: null };
    await decideLines(anna.at(3), asked, { decisions: [{ line: 6, decision: 'recycle' }] });
    const done = await readTrade(anna.at(3), asked);
    expect([inboundAndSettlement(done), done.inbound?.lines.at(-1)?.state]).toEqual([
      ['settled', 'payout-due'],
      'recycled',
    ]);
    expect(
      done.events
        .filter(({ part }) => part === 'inbound')
        .slice(1, 3)
        .map(({ to, actor }) => [to, actor]),
    ).toEqual([
      ['in-transit', 'staff'],
      ['received', 'staff'],
    ]);
  });

  it('accepts one grading of a copy by two clerks, and gradings of two copies by both', async () => {
    const anna = await openSeller();
    const [twice = ''] = await addNewEditions(1);
    await fillLists(anna.person, { give: [[twice, 'very-good', 3]] });
    const { id, number } = (await placeOrder(anna.person, 'payout', { iban }, { payout: 'bank' })).json.trade;
    await receiveParcel(desk(1), { code: parcelCode(number, 1) });
    const same = await Promise.all([
      outcomeOf(grade(1, id, 1, { as: 'as-said' })),
      outcomeOf(grade(1, id, 1, { as: 'rejected', reason: 'water' })),
    ]);
    expect([
      ['done', 'state-moved'],
      ['state-moved', 'done'],
    ]).toContainEqual(same);
    await Promise.all([grade(1, id, twice, { as: 'as-said' }), grade(1, id, twice, { as: 'as-said' })]);
    expect(await outcomeOf(grade(1, id, twice, { as: 'as-said' }))).toBe('book-not-in-trade');
    const ends = await Promise.all([
      outcomeOf(finishGrading(desk(1), { trade: id })),
      outcomeOf(finishGrading(desk(1), { trade: id })),
      outcomeOf(undoGrading(desk(1), { trade: id, line: 2 })),
    ]);
    expect(ends.slice(0, 2)).not.toEqual(['done', 'done']);
    const { results } = await env.DB.prepare(`SELECT state FROM inbound_lines WHERE trade_id = ?1`)
      .bind(id)
      .all<{ state: string }>();
    const leg = await env.DB.prepare('SELECT inbound_state FROM trades WHERE id = ?1')
      .bind(id)
      .first<string>('inbound_state');
    expect(leg === 'received').toBe(results.some(({ state }) => state === 'offered'));
  });

  it('returns undecided books free of charge, or stores the person’s decision of the same moment', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(4));
    await receiveParcel(desk(1), { code: labelCodeOf(trade) });
    await gradeAll(1, trade, {
      2: { as: 'regraded', grade: 'good', reason: 'spine' },
      3: { as: 'rejected', reason: 'smoke' },
    });
    await finishGrading(desk(1), { trade: trade.id });
    expect(await returnUndecided(anna.at(14))).toBe(0);
    const [job, person] = await Promise.all([
      returnUndecided(anna.at(21.1)),
      outcomeOf(
        decideLines(
          anna.at(21.1),
          { id: trade.id, key: null },
          {
            decisions: [
              { line: 2, decision: 'accept' },
              { line: 3, decision: 'recycle' },
            ],
          },
        ),
      ),
    ]);
    expect([
      [1, 'state-moved'],
      [0, 'done'],
    ]).toContainEqual([job, person]);
    expect(await returnUndecided(anna.at(21.2))).toBe(0);
    const silent = await placeSale(anna, await addNewEditions(4));
    await receiveParcel(desk(1), { code: labelCodeOf(silent) });
    await gradeAll(1, silent, {
      1: { as: 'regraded', grade: 'good', reason: 'spine' },
      2: { as: 'rejected', reason: 'smoke' },
    });
    await finishGrading(desk(1), { trade: silent.id });
    expect(await returnUndecided(anna.at(21.1))).toBe(1);
    const done = await readTrade(anna.at(22), { id: silent.id, key: null });
    expect([inboundAndSettlement(done), done.inbound?.lines.map(({ state, decision }) => [state, decision])]).toEqual([
      ['settled', 'payout-due'],
      [
        ['returning', null],
        ['returning', null],
        ['as-said', null],
        ['as-said', null],
      ],
    ]);
    expect(done.ledger.some(({ kind }) => kind === 'return-postage')).toBe(false);
  });

  it('settles a leg with no payout when every book is refused', async () => {
    const anna = await openSeller();
    const trade = await placeSale(anna, await addNewEditions(3), { ifWorse: 'recycle' });
    await receiveParcel(desk(1), { code: labelCodeOf(trade) });
    await gradeAll(1, trade, {
      1: { as: 'rejected', reason: 'mould' },
      2: { as: 'rejected', reason: 'mould' },
      3: { as: 'missing' },
    });
    const done = await readAfter(desk(1), finishGrading(desk(1), { trade: trade.id }), trade.id);
    expect([
      inboundAndSettlement(done),
      ledgerAmounts(done),
      done.payouts,
      done.inbound?.lines.map(({ state }) => state),
    ]).toEqual([['settled', 'balanced'], [], [], ['recycled', 'recycled', 'missing']]);
  });
});
