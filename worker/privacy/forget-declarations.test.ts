import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { withdrawalPolicy } from '../../domain/policy/withdrawal';
import { dayMs } from '../../domain/time';
import { clerkCtx } from '../testing/desk';
import { forgetLeftovers } from './forget-leftovers';

it('deletes closed declarations without an order after the period that the shop keeps them', async () => {
  const now = new Date('2026-11-26T03:00:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const kept = withdrawalPolicy.declarationKeptDays;
  const write = (id: string, doneAt: string | null) =>
    env.DB.prepare(
      `INSERT INTO withdrawal_declarations (id, name, number, email, books, language, market, at, outcome, done_at)
       VALUES (?1, 'Ann', 'IE-7K4Q', 'ann@reader.example', '', 'en', 'IE', ?2, 'no-order', ?3)`,
    ).bind(id, daysAgo(kept + 9), doneAt);
  await env.DB.batch([write('old', daysAgo(kept + 1)), write('new', daysAgo(kept - 1)), write('open', null)]);

  await forgetLeftovers(clerkCtx(env, now));

  const { results } = await env.DB.prepare('SELECT id FROM withdrawal_declarations ORDER BY id').all();
  expect(results).toEqual([{ id: 'new' }, { id: 'open' }]);
});
