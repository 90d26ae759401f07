import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grading } from '../../../domain/desk/grading-schemas';
import { deskTradeSchema } from '../../../domain/desk/trade-schema';
import { tradeSchema, type Trade } from '../../../domain/trades/schemas';
import { money } from '../../../domain/money';
import { exLibraryAmount } from '../../../domain/pricing/offer';
import { dueAfter } from '../../../domain/calendar/working-days';
import { dayMs } from '../../../domain/time';
import { execution } from '../../../tests/worker-later';
import { api } from '../../api';
import type { Ctx } from '../../platform/context';
import { staffCtx, shown } from '../../testing/desk';
import { fill, order } from '../../testing/deals';
import { browser, ctxOf, type Browser } from '../../testing/people';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';
import { signedIn } from '../../testing/signed-in';
import { expireParcels } from './expire-parcels';
import { decideLines } from './decide-lines';
import { postParcel } from './post-parcel';
import { readDeskTrade } from '../view/read-desk-trade';
import { readTrade } from '../view/read-trade';
import { receiveRest } from './receive-rest';
import { returnUndecided } from './return-undecided';
import { addUnexpected } from './add-unexpected';
import { finishGrading } from './finish-grading';
import { gradeLine } from './grade-line';
import { receiveParcel } from './receive-parcel';
import { returnLine } from './return-line';
import { undoGrading } from './undo-grading';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const iban = 'IE29AIBK93115212345678';
let [people, shelved] = [0, 0];

interface Seller {
  readonly person: Browser;
  readonly account: string;
  at(days: number): Ctx;
}
/** Somebody with a trade; `at` is a context of theirs, days after now. */
async function seller(): Promise<Seller> {
  people += 1;
  const account = `seller${people}`;
  await openAccount(env.DB, account);
  return {
    person: await signedIn(env.DB, visit(), account),
    account,
    at: (days) => ctxOf(env, `a:${account}`, new Date(Date.now() + days * dayMs)),
  };
}
const desk = (days: number) => staffCtx(env, new Date(Date.now() + days * dayMs));
/** New editions that nobody has given yet. */
async function editions(count: number, pages = 300): Promise<string[]> {
  const isbns = Array.from({ length: count }, (_, at) => testIsbn(shelved + at + 1));
  shelved += count;
  await shelve(
    env.DB,
    isbns.map((isbn) => ({ isbn, reference: 3000, pages })),
  );
  return isbns;
}
async function gives(from: Seller, isbns: readonly string[], changes: object = {}): Promise<Trade> {
  await fill(from.person, { give: isbns.map((isbn) => [isbn, 'very-good', 1] as [string, string, number]) });
  const placed = await order(from.person, 'payout', { iban, ...changes }, { payout: 'bank' });
  if (placed.status !== 201) throw new Error(placed.text);
  return readTrade(from.at(0), { id: placed.json.trade.id, key: null });
}
const codeOf = (trade: Trade, parcel = 1) => `${trade.number}-${parcel}`;
const grade = (days: number, trade: string, line: number | string, grading: Grading) =>
  gradeLine(desk(days), { trade, line: String(line), grading });
async function gradeAll(days: number, trade: Trade, but: Readonly<Record<number, Grading>> = {}): Promise<void> {
  for (const { line } of trade.inbound?.lines ?? []) await grade(days, trade.id, line, but[line] ?? { as: 'as-said' });
}
const amounts = async (trade: string, line: number) =>
  JSON.parse(
    (await env.DB.prepare('SELECT amounts FROM inbound_lines WHERE trade_id = ?1 AND line = ?2')
      .bind(trade, line)
      .first<string>('amounts')) ?? '{}',
  );
const booked = (trade: Trade) => trade.ledger.map(({ kind, amount }) => [kind, amount.minor]);
const states = (trade: Trade) => [trade.inbound?.state, trade.settlementState];
const code = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('twelve books of which eleven came', () => {
  let anna: Seller;
  let trade: Trade;
  let isbns: string[];
  beforeAll(async () => {
    anna = await seller();
    isbns = await editions(12);
    trade = await gives(anna, isbns);
  });

  it('are posted, received and graded by scanning, one of two that are worse is accepted, and all adds up to the cent', async () => {
    const asked = { id: trade.id, key: null };
    await postParcel(anna.at(1), asked, { parcel: 1, carrier: 'an-post', tracking: 'RR1' });
    const posted = await readTrade(anna.at(1), asked);
    expect(posted).toMatchObject({
      inbound: { state: 'in-transit', parcels: [{ carrier: 'an-post', tracking: 'RR1' }] },
      allowed: [],
    });
    expect(posted.inbound?.arriveBy).toBe(dueAfter(trade.placedAt, 28, 'IE'));

    const received = deskTradeSchema.parse(
      await shown(desk(3), receiveParcel(desk(3), { code: codeOf(trade).toLowerCase() })),
    );
    expect(received).toMatchObject({
      inbound: { state: 'received' },
      desk: { allowed: ['grade'], late: 'no', account: true },
    });
    const lines = received.inbound?.lines ?? [];
    for (const line of lines.slice(0, 9)) await grade(3, trade.id, line.book.isbn, { as: 'as-said' });
    expect(await code(finishGrading(desk(3), { trade: trade.id }))).toBe('lines-ungraded');
    await grade(3, trade.id, 10, { as: 'regraded', grade: 'good', reason: 'marks' });
    await grade(3, trade.id, 11, { as: 'regraded', grade: 'acceptable', reason: 'stains' });
    await grade(3, trade.id, 12, { as: 'missing' });

    const finished = await shown(desk(4), finishGrading(desk(4), { trade: trade.id }), trade.id);
    expect(states(finished)).toEqual(['awaiting-decision', 'agreed']);
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
    expect([states(half), half.allowed]).toEqual([['awaiting-decision', 'agreed'], ['decide']]);
    expect(await code(decideLines(anna.at(5), asked, { decisions: [{ line: 10, decision: 'return' }] }))).toBe(
      'state-moved',
    );

    await decideLines(anna.at(6), asked, { decisions: [{ line: 11, decision: 'return' }] });
    const done = tradeSchema.parse(await readTrade(anna.at(6), asked));
    const nine = lines.slice(0, 9).reduce((sum, line) => sum + line.amount.minor, 0);
    const postage = trade.rows.find((row) => row.code === 'postage-to-us')?.amount.minor ?? 0;
    expect(postage).toBeGreaterThan(0);
    expect(states(done)).toEqual(['settled', 'payout-due']);
    expect(booked(done)).toEqual([
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

    const sent = await shown(
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
    expect(await code(returnLine(desk(7), { trade: trade.id, line: 11, carrier: 'an-post' }))).toBe('state-moved');
  });

  it('cannot be done again by anybody, nor their parcel', async () => {
    const before = await readTrade(anna.at(7), { id: trade.id, key: null });
    expect((await shown(desk(8), receiveParcel(desk(8), { code: codeOf(trade) }))).version).toBe(before.version);
    const asked = { id: trade.id, key: null };
    for (const again of [
      () => finishGrading(desk(8), { trade: trade.id }),
      () => undoGrading(desk(8), { trade: trade.id, line: 1 }),
      () => grade(8, trade.id, 1, { as: 'missing' }),
      () => addUnexpected(desk(8), { trade: trade.id, words: 'a brick' }),
      () => decideLines(anna.at(8), asked, { decisions: [{ line: 11, decision: 'recycle' }] }),
      () => postParcel(anna.at(8), asked, { parcel: 1, carrier: 'an-post' }),
    ])
      expect(await code(again())).toBe('state-moved');
    expect(await readTrade(anna.at(7), { id: trade.id, key: null })).toEqual(before);
  });
});

describe('at the desk', () => {
  it('a parcel nobody announced makes two moves, a slip is taken back, a stray book is asked about', async () => {
    const anna = await seller();
    const isbns = await editions(4);
    const trade = await gives(anna, isbns, { ifWorse: 'accept', ifWorseDownTo: 50 });
    const [, extra] = [
      await shown(desk(1), receiveParcel(desk(1), { code: codeOf(trade) })),
      (await editions(1))[0] ?? '',
    ];
    await grade(1, trade.id, 1, { as: 'rejected', reason: 'mould' });
    const back = await shown(desk(1), undoGrading(desk(1), { trade: trade.id, line: 1 }), trade.id);
    expect(back.inbound?.lines[0]).toMatchObject({ state: 'offered', gradedAs: null, reason: null });
    expect(await code(grade(1, trade.id, 1, { as: 'regraded', grade: 'very-good', reason: 'wear' }))).toBe(
      'grade-not-lower',
    );
    expect(await code(grade(1, trade.id, 1, { as: 'regraded', grade: 'good', reason: 'mould' }))).toBe(
      'reason-not-fitting',
    );
    expect(await code(grade(1, trade.id, 1, { as: 'rejected', reason: 'not-in-trade' }))).toBe('reason-not-fitting');
    expect(await code(grade(1, trade.id, extra, { as: 'as-said' }))).toBe('book-not-in-trade');
    expect(await code(grade(1, trade.id, 99, { as: 'as-said' }))).toBe('not-found');
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
    const odd = await shown(desk(1), addUnexpected(desk(1), { trade: trade.id, words: 'A diary of 1912' }), trade.id);
    expect(odd.inbound?.lines.slice(4)).toMatchObject([
      { line: 5, unexpected: true, state: 'rejected', reason: 'not-in-trade' },
      { line: 6, book: { title: 'A diary of 1912' }, amount: { minor: 0 } },
    ]);
    expect(
      (await shown(desk(1), undoGrading(desk(1), { trade: trade.id, line: 5 }), trade.id)).inbound?.lines.map(
        ({ line }) => line,
      ),
    ).toEqual([1, 2, 3, 4, 6]);
    expect(odd.inbound?.total).toEqual(trade.inbound?.total);
    // Stamps are worth 75 %, above the 50 % the person takes; the diary is nobody's but theirs.
    const finished = await shown(desk(2), finishGrading(desk(2), { trade: trade.id }), trade.id);
    expect(finished.inbound?.lines.map(({ line, decision, undecided }) => [line, decision, undecided])).toEqual([
      [1, null, false],
      [2, 'accept', false],
      [3, null, false],
      [4, null, false],
      [6, null, true],
    ]);
    expect(
      await code(
        decideLines(anna.at(3), { id: trade.id, key: null }, { decisions: [{ line: 6, decision: 'accept' }] }),
      ),
    ).toBe('decision-not-possible');
    const asked = { id: trade.id, key: null };
    await decideLines(anna.at(3), asked, { decisions: [{ line: 6, decision: 'recycle' }] });
    const done = await readTrade(anna.at(3), asked);
    expect([states(done), done.inbound?.lines.at(-1)?.state]).toEqual([['settled', 'payout-due'], 'recycled']);
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

  it('of two clerks with the same copy one wins; with two copies of a book each takes one', async () => {
    const anna = await seller();
    const [twice = ''] = await editions(1);
    await fill(anna.person, { give: [[twice, 'very-good', 3]] });
    const { id, number } = (await order(anna.person, 'payout', { iban }, { payout: 'bank' })).json.trade;
    await receiveParcel(desk(1), { code: `${number}-1` });
    const same = await Promise.all([
      code(grade(1, id, 1, { as: 'as-said' })),
      code(grade(1, id, 1, { as: 'rejected', reason: 'water' })),
    ]);
    expect([
      ['done', 'state-moved'],
      ['state-moved', 'done'],
    ]).toContainEqual(same);
    await Promise.all([grade(1, id, twice, { as: 'as-said' }), grade(1, id, twice, { as: 'as-said' })]);
    expect(await code(grade(1, id, twice, { as: 'as-said' }))).toBe('book-not-in-trade');
    const ends = await Promise.all([
      code(finishGrading(desk(1), { trade: id })),
      code(finishGrading(desk(1), { trade: id })),
      code(undoGrading(desk(1), { trade: id, line: 2 })),
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

  it('what nobody decides in time goes back free of charge, and the clock meets the person only once', async () => {
    const anna = await seller();
    const trade = await gives(anna, await editions(4));
    await receiveParcel(desk(1), { code: codeOf(trade) });
    await gradeAll(1, trade, {
      2: { as: 'regraded', grade: 'good', reason: 'spine' },
      3: { as: 'rejected', reason: 'smoke' },
    });
    await finishGrading(desk(1), { trade: trade.id });
    expect(await returnUndecided(anna.at(14))).toBe(0);
    const [job, person] = await Promise.all([
      returnUndecided(anna.at(21.1)),
      code(
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
    const silent = await gives(anna, await editions(4));
    await receiveParcel(desk(1), { code: codeOf(silent) });
    await gradeAll(1, silent, {
      1: { as: 'regraded', grade: 'good', reason: 'spine' },
      2: { as: 'rejected', reason: 'smoke' },
    });
    await finishGrading(desk(1), { trade: silent.id });
    expect(await returnUndecided(anna.at(21.1))).toBe(1);
    const done = await readTrade(anna.at(22), { id: silent.id, key: null });
    expect([states(done), done.inbound?.lines.map(({ state, decision }) => [state, decision])]).toEqual([
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

  it('a leg whose books are all refused ends settled with nothing', async () => {
    const anna = await seller();
    const trade = await gives(anna, await editions(3), { ifWorse: 'recycle' });
    await receiveParcel(desk(1), { code: codeOf(trade) });
    await gradeAll(1, trade, {
      1: { as: 'rejected', reason: 'mould' },
      2: { as: 'rejected', reason: 'mould' },
      3: { as: 'missing' },
    });
    const done = await shown(desk(1), finishGrading(desk(1), { trade: trade.id }), trade.id);
    expect([states(done), booked(done), done.payouts, done.inbound?.lines.map(({ state }) => state)]).toEqual([
      ['settled', 'balanced'],
      [],
      [],
      ['recycled', 'recycled', 'missing'],
    ]);
  });
});

describe('parcels', () => {
  it('of several the leg waits for all, or a week; a rest that comes after grading is put aside', async () => {
    const anna = await seller();
    const heavy = await editions(30, 1200);
    const trade = await gives(anna, heavy);
    expect(trade.inbound?.parcels.length).toBeGreaterThan(1);
    const first = await shown(desk(20), receiveParcel(desk(20), { code: codeOf(trade) }));
    expect(first).toMatchObject({ inbound: { state: 'in-transit' }, desk: { allowed: ['receive'] } });
    expect(await expireParcels(anna.at(22))).toBe(0);
    expect([await receiveRest(anna.at(26.9)), await receiveRest(anna.at(27.1))]).toEqual([0, 1]);
    await gradeAll(
      27,
      trade,
      Object.fromEntries(
        first.desk.lines.filter(({ parcel }) => parcel !== 1).map(({ line }) => [line, { as: 'missing' }]),
      ),
    );
    expect((await shown(desk(28), finishGrading(desk(28), { trade: trade.id }), trade.id)).inbound?.state).toBe(
      'settled',
    );
    expect(await code(receiveParcel(desk(29), { code: codeOf(trade, 2) }))).toBe('parcel-after-grading');
  });

  it('come late: for two weeks at what was agreed, then at today’s, book by book with a yes', async () => {
    const anna = await seller();
    const trade = await gives(anna, await editions(3), { ifWorse: 'accept', ifWorseDownTo: 10 });
    const later = await gives(anna, await editions(3), { ifWorse: 'accept', ifWorseDownTo: 10 });
    expect(await expireParcels(anna.at(27.1))).toBe(2);
    const grace = await shown(desk(30), receiveParcel(desk(30), { code: codeOf(trade) }));
    expect([states(grace), grace.desk.late]).toEqual([['received', 'agreed'], 'grace']);
    await gradeAll(30, trade);
    expect(states(await shown(desk(30), finishGrading(desk(30), { trade: trade.id }), trade.id))).toEqual([
      'settled',
      'payout-due',
    ]);

    // Since then nobody wants one of them any more.
    await env.DB.prepare('UPDATE editions SET reference_price = 1500 WHERE isbn = ?1')
      .bind(later.inbound?.lines[0]?.book.isbn)
      .run();
    const late = await shown(desk(47), receiveParcel(desk(47), { code: codeOf(later) }));
    expect([states(late), late.desk.late]).toEqual([['received', 'agreed'], 'today']);
    await gradeAll(47, later, { 3: { as: 'regraded', grade: 'good', reason: 'wear' } });
    const asked = await shown(desk(47), finishGrading(desk(47), { trade: later.id }), later.id);
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
    expect([done.inbound?.lines.map(({ state }) => state), booked(done)[0]]).toEqual([
      ['regraded', 'returning', 'returning'],
      ['books-in', fallen?.lower?.minor],
    ]);
  });

  it('of a trade that is cancelled or nobody knows are told apart', async () => {
    const anna = await seller();
    const trade = await gives(anna, await editions(3));
    expect((await anna.person.call('POST', `/api/trades/${trade.id}/cancel`)).status).toBe(200);
    expect(await code(receiveParcel(desk(1), { code: codeOf(trade) }))).toBe('parcel-cancelled');
    expect(await code(receiveParcel(desk(1), { code: 'IE-NONE-1' }))).toBe('parcel-not-found');
  });
});
