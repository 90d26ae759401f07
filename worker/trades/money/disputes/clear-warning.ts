import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { markWarningsCheckedStatement } from '../../core/fraud-rows';
import { countOpenWarnings } from '../../core/record-counts';
import { requireDeskTrade } from '../../core/require-desk-trade';

/**
 * Marks the fraud warnings of a trade as checked, so that its books can be sent.
 * @throws `state-moved` when no warning is open or a dispute holds the books; `trade-not-found`
 */
export async function clearWarning(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  if (record.trade.outbound_state !== 'reserved' || countOpenWarnings(record) === 0) throw new Problem('state-moved');
  await commitIfUnchanged(ctx, record, [markWarningsCheckedStatement(ctx, trade)]);
}
