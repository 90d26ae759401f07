import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../domain/time';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { fillLists, placeOrder } from '../testing/deals';
import { ctxOvertakenBy, clerkCtx, readAfter } from '../testing/desk';
import { outcomeOf } from '../testing/buyers';
import { iban } from '../testing/desk-trade';
import { browser } from '../testing/people';
import { png } from '../testing/pictures';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';
import { expireParcels } from '../trades/inbound/expire-parcels';
import { addPhoto } from '../trades/photos/add-photo';
import { addUnexpected } from '../trades/inbound/add-unexpected';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { undoGrading } from '../trades/inbound/undo-grading';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const keys = async (id: string) => (await env.KV.list({ prefix: `photo/${id}/` })).keys.map(({ name }) => name);

describe('two people at the same trade', () => {
  const at = (days: number) => clerkCtx(env, new Date(Date.now() + days * dayMs));
  let sold: { id: string; number: string };
  let lines: number;

  beforeAll(async () => {
    for (const name of ['ben', 'clerk']) await openAccount(env.DB, name);
    const ben = await signIn(env.DB, newVisitor(), 'ben');
    await addEditions(env.DB, [
      { isbn: testIsbn(20), reference: 3000, pages: 1200 },
      { isbn: testIsbn(21), reference: 3000, pages: 1200 },
    ]);
    await fillLists(ben, {
      give: [
        [testIsbn(20), 'very-good', 3],
        [testIsbn(21), 'very-good', 3],
      ],
    });
    sold = (await placeOrder(ben, 'payout', { iban }, { payout: 'bank' })).json.trade;
    lines = (await ben.call('GET', `/api/trades/${sold.id}`)).json.inbound.lines.length;
  });

  /** Reads the state of the inbound leg, the number of its lines and of those to grade. */
  const stateOf = () =>
    env.DB.prepare(
      `SELECT inbound_state AS leg,
        (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = t.id) AS lines,
        (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = t.id AND l.state = 'offered') AS open
        FROM trades t WHERE id = ?1`,
    )
      .bind(sold.id)
      .first();

  it('do not expire a parcel that is received at that moment', async () => {
    expect(
      await expireParcels(ctxOvertakenBy(at(27), () => receiveParcel(at(27), { code: parcelCode(sold.number, 1) }))),
    ).toBe(0);
    expect(await stateOf()).toEqual({ leg: 'received', lines, open: lines });
  });

  it('change nothing when the grading is finished at that moment', async () => {
    const all = async () => {
      for (let line = 1; line <= lines; line += 1)
        await gradeLine(at(28), { trade: sold.id, line: String(line), grading: { as: 'as-said' } }).catch(
          () => undefined,
        );
      await finishGrading(at(28), { trade: sold.id }).catch(() => undefined);
    };
    await gradeLine(at(28), { trade: sold.id, line: '1', grading: { as: 'as-said' } });
    expect(await outcomeOf(undoGrading(ctxOvertakenBy(at(28), all), { trade: sold.id, line: 1 }))).toBe('state-moved');
    expect(await stateOf()).toEqual({ leg: 'settled', lines, open: 0 });
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    const shut = () => env.DB.prepare(`UPDATE trades SET inbound_state = 'settled' WHERE id = ?1`).bind(sold.id).run();
    expect(await outcomeOf(addPhoto(ctxOvertakenBy(at(28), shut), { trade: sold.id, line: 1, bytes: png }))).toBe(
      'state-moved',
    );
    expect(await keys(sold.id)).toEqual([]);
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    expect(await outcomeOf(addUnexpected(ctxOvertakenBy(at(28), shut, 3), { trade: sold.id, words: 'a brick' }))).toBe(
      'state-moved',
    );
    expect(await stateOf()).toMatchObject({ lines });
  });

  it('add unexpected books of the same moment on two lines', async () => {
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    const other = () => addUnexpected(at(28), { trade: sold.id, words: 'a brick' });

    const { inbound } = await readAfter(
      ctxOvertakenBy(at(28), other, 3),
      addUnexpected(ctxOvertakenBy(at(28), other, 3), { trade: sold.id, words: 'a stone' }),
      sold.id,
    );

    expect(inbound?.lines.slice(lines).map(({ line, book }) => [line, book.title])).toEqual([
      [lines + 1, 'a brick'],
      [lines + 2, 'a stone'],
    ]);
  });
});
