import { personName } from '../../../../domain/accounts/person-name';
import { maskedIban, parseIban } from '../../../../domain/checkout/iban';
import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { needsRefundAccount } from './needs-refund-account';
import { updateTradeStatement } from '../../core/trade-rows';
import { requireTrade, type TradeRequest } from '../../core/require-trade';

/**
 * Stores the bank account for the refund of a guest, sealed and for this trade only.
 * @throws `trade-not-found`; `state-moved` when no refund needs it (an account uses its payout details);
 * `iban-invalid`; `iban-country` {country, market}; `payout-method-not-possible` in a market without transfers;
 * `unavailable`
 */
export async function giveRefundAccount(
  ctx: Ctx,
  input: TradeRequest & { readonly holder: string; readonly iban: string },
): Promise<void> {
  const record = await requireTrade(ctx, input);
  const { trade } = record;
  if (!needsRefundAccount(record)) throw new Problem('state-moved');
  const iban = parseIban(input.iban);
  const holder = personName(input.holder);
  if (iban === null) throw new Problem('iban-invalid');
  if (holder === null) throw new Problem('invalid-input', { paths: ['holder'] });
  if (!canPayOutTo(trade.market, iban))
    throw new Problem('iban-country', { country: iban.slice(0, 2), market: trade.market });
  await commitIfUnchanged(ctx, record, [
    updateTradeStatement(ctx, trade.id, {
      refundHolder: holder,
      refundIbanSealed: await requireSealer(ctx).seal(iban, trade.id),
      payoutIbanMasked: maskedIban(iban),
    }),
  ]);
}
