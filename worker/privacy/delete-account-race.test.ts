import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../tests/worker-signed-in-person';
import { checkoutInputSchema } from '../../domain/checkout/schemas';
import type { Ctx } from '../platform/context';
import { checkoutBody } from '../testing/deals';
import { ctxOf } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';
import { placeTrade } from '../checkout/place-trade';
import { readQuote } from '../checkout/read-quote';
import { deleteAccount } from './delete-account';

const emma = testIsbn(1);
beforeAll(() => addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 50, price: 550 } } }]));

describe('deleteAccount with a simultaneous checkout', () => {
  /** Returns a context whose n-th database batch runs something else first. */
  function interrupted(ctx: Ctx, n: number, happens: () => Promise<unknown>): Ctx {
    let calls = 0;
    const batch: Ctx['db']['batch'] = async (statements) => {
      calls += 1;
      if (calls === n) await happens();
      return ctx.db.batch(statements);
    };
    return {
      ...ctx,
      db: { prepare: (text) => ctx.db.prepare(text), getBookmark: () => ctx.db.getBookmark(), batch },
    };
  }
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? 'unknown',
    );
  async function racer(id: string): Promise<{ ctx: Ctx; placing: (ctx: Ctx) => Promise<string> }> {
    const person = await signedInPerson(id);
    await person.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 1 });
    const ctx = ctxOf(env, `a:${id}`, new Date());
    const { quote } = await readQuote(ctx, { settlement: 'pay-now', useStoreCredit: true });
    const body = checkoutInputSchema.parse(checkoutBody(quote, 'pay-now'));
    return { ctx, placing: (as) => outcomeOf(placeTrade(as, { key: `race-key-${id}-0000000`, body })) };
  }
  const left = async (id: string) => [
    await env.DB.prepare('SELECT count(*) AS n FROM accounts WHERE id = ?1').bind(id).first<number>('n'),
    await env.DB.prepare('SELECT count(*) AS n FROM trades WHERE account = ?1').bind(id).first<number>('n'),
    await env.DB.prepare(
      `SELECT count(*) AS n FROM trades WHERE account IS NULL AND outbound_state = 'reserved'`,
    ).first<number>('n'),
  ];

  it('is refused when a trade was placed after the facts were read', async () => {
    const { ctx, placing } = await racer('placed-between');
    const deleting = outcomeOf(
      deleteAccount(
        interrupted(ctx, 2, () => placing(ctx)),
        { givesUpCredit: false },
      ),
    );
    expect([await deleting, await left('placed-between')]).toEqual(['trade-open', [1, 1, 0]]);
  });

  it.each([1, 2, 3, 4, 5, 6])('places no trade for a person who is deleted before step %i', async (step) => {
    const id = `gone-before-${step}`;
    const { ctx, placing } = await racer(id);
    let deleted = '';
    const placed = await placing(
      interrupted(ctx, step, async () => {
        deleted = await outcomeOf(deleteAccount(ctx, { givesUpCredit: false }));
      }),
    );
    const whole = deleted === 'done' ? [placed === 'done', await left(id)] : [placed, await left(id)];
    expect(whole).toEqual(deleted === 'done' ? [false, [0, 0, 0]] : ['done', [1, 1, 0]]);
  });
});
