import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { creditSchema } from '../../../domain/accounts/account-schemas';
import { signedInPerson } from '../../../tests/worker-signed-in-person';

const earn = (account: string, rows: readonly (readonly [string, number, string, string])[]) =>
  env.DB.batch(
    rows.map(([currency, amount, reason, at], place) =>
      env.DB.prepare(
        'INSERT INTO store_credit (id, account, currency, amount, reason, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
      ).bind(`${account}-${place}`, account, currency, amount, reason, at),
    ),
  );

describe('readCredit', () => {
  it('returns a balance per currency, and entries with running balance, newest first', async () => {
    const ann = await signedInPerson('ann');
    await signedInPerson('ben');
    await earn('ann', [
      ['EUR', 1000, 'trade', '2026-01-01T10:00:00.000Z'],
      ['EUR', 100, 'bonus', '2026-01-01T10:00:00.000Z'],
      ['GBP', 300, 'trade', '2026-02-01T10:00:00.000Z'],
      ['EUR', -400, 'used', '2026-03-01T10:00:00.000Z'],
    ]);
    await earn('ben', [['EUR', 7700, 'trade', '2026-01-01T10:00:00.000Z']]);
    const credit = creditSchema.parse((await ann.ask('GET', '/account/credit')).body);
    expect(credit.balances).toEqual([
      { minor: 700, currency: 'EUR' },
      { minor: 300, currency: 'GBP' },
    ]);
    expect(credit.items.map(({ amount, balance }) => [amount.currency, amount.minor, balance.minor])).toEqual([
      ['EUR', -400, 700],
      ['GBP', 300, 300],
      ['EUR', 100, 1100],
      ['EUR', 1000, 1000],
    ]);
    const pounds = creditSchema.parse((await ann.ask('GET', '/account/credit?currency=GBP')).body);
    expect([pounds.items.length, pounds.balances.length]).toEqual([1, 2]);
  });

  it('returns each entry once over all pages, with its running balance', async () => {
    const cleo = await signedInPerson('cleo');
    await earn(
      'cleo',
      Array.from(
        { length: 70 },
        (_, index) =>
          ['EUR', 10, 'trade', `2026-01-01T10:00:${String(Math.floor(index / 3)).padStart(2, '0')}.000Z`] as const,
      ),
    );
    const balances: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = creditSchema.parse(
        (await cleo.ask('GET', `/account/credit${cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`}`)).body,
      );
      balances.push(...page.items.map(({ balance }) => balance.minor));
      cursor = page.nextCursor;
    }
    expect(balances).toEqual(Array.from({ length: 70 }, (_, index) => 700 - 10 * index));
    expect(await cleo.ask('GET', '/account/credit?cursor=garbage')).toEqual({ status: 400, body: 'invalid-cursor' });
  });
});
