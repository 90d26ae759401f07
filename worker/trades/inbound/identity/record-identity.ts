import type { IdentityMethod } from '../../../../domain/law/buying';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, statementOf } from '../../../platform/db/client';
import { identityChecks } from '../../../platform/db/schema/trade-life';
import { readIdentityState } from './identity-state';
import { requireDeskTrade } from '../../core/require-desk-trade';
import { writeTrade } from '../../core/write-trade';

/**
 * Records how staff checked the identity of a trade's seller. Repeating it keeps the first record.
 * @throws `state-moved` where the law asks for no check; `trade-not-found`
 */
export async function recordIdentity(
  ctx: Ctx,
  { trade, method }: { readonly trade: string; readonly method: IdentityMethod },
): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    async (record) => {
      const state = await readIdentityState(ctx, record.trade);
      if (state === 'not-needed') throw new Problem('state-moved');
      if (state === 'checked') return [];
      const row = { tradeId: trade, method, at: ctx.now.toISOString() };
      return [statementOf(ctx.db, orm(ctx.db).insert(identityChecks).values(row).onConflictDoNothing())];
    },
  );
}
