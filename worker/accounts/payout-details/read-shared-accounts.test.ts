import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { commit } from '../../platform/db/commit';
import { clerkCtx } from '../../testing/desk';
import { openAccount } from '../../testing/shelf';
import { payoutDetailsStatements } from './payout-details-statements';
import { readSharedAccounts } from './read-shared-accounts';

const ctx = clerkCtx(env, new Date());

async function paidTo(account: string, iban: string) {
  await openAccount(env.DB, account);
  await commit(ctx.db, await payoutDetailsStatements(ctx, account, { holder: 'Ann Author', iban, isFirst: true }));
}

it('counts the other accounts with the same bank account, not those whose mask alone is equal', async () => {
  for (const account of ['anna', 'ben', 'carla']) await paidTo(account, 'IE29AIBK93115212345678');
  // The same country and last four digits.
  await paidTo('dora', 'IE81AIBK93115299995678');
  await openAccount(env.DB, 'emil');

  const shared = await readSharedAccounts(ctx, ['anna', 'dora', 'emil']);

  expect([...shared]).toEqual([['anna', 2]]);
});
