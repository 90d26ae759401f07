import { bonusOn } from '../../../../../domain/checkout/sums';
import { outboundStateFacts } from '../../../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../../../domain/trades/schemas';
import { amountPaidForLine } from '../amount-paid';

type Inbound = NonNullable<Trade['inbound']>;

/** Sum of the books that the person sells, in minor units. `amount` includes the parts. */
export interface GiveSum {
  readonly amount: number;
  /** Postage to the shop that the shop refunds. */
  readonly postage: number;
  readonly bonus: number;
  /** Number of copies that wait for the person's decision. They are not in the sum. */
  readonly undecided: number;
}

/** Sum of the books that the person buys, in minor units, with the postage in it. */
export interface TakeSum {
  readonly amount: number;
  readonly postage: number;
}

/** Returns the sums above the timeline. They are the amounts that the page states below, so no page has two of them. */
export function headSums(trade: Trade): { readonly give: GiveSum | null; readonly take: TakeSum | null } {
  const { inbound, outbound } = trade;
  const take = outbound === null ? null : { amount: outbound.total.minor, postage: outbound.postage.minor };
  const isBought = outbound !== null && outboundStateFacts[outbound.state].copies !== 'free';
  return { give: inbound === null ? null : giveSum(trade, inbound, isBought ? outbound.total.minor : 0), take };
}

/** `taken`: amount of the purchase that a swap sets against the books; 0 after the purchase was cancelled. */
function giveSum(trade: Trade, { state, lines }: Inbound, taken: number): GiveSum {
  const own = lines.filter(({ unexpected }) => !unexpected);
  const isUndecided = (line: Inbound['lines'][number]) => state === 'awaiting-decision' && line.undecided;
  const books = own
    .filter((line) => !isUndecided(line))
    .reduce((sum, line) => sum + ((amountPaidForLine(state, line) ?? line.lower)?.minor ?? 0), 0);
  const refunded = trade.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  const postage = books === 0 ? 0 : refunded;
  const bonus = bonusOf(trade, books + postage, taken);
  return { amount: books + postage + bonus, postage, bonus, undecided: own.filter(isUndecided).length };
}

/** Returns the bonus on what is taken as store credit: the booked amount, before that the expected one. */
function bonusOf({ payout, settlement, ledger }: Trade, income: number, taken: number): number {
  if (payout !== 'store-credit') return 0;
  const booked = ledger.filter(({ kind }) => kind === 'taken-as-credit');
  if (booked.length > 0) return bonusOn(0 - booked.reduce((sum, { amount }) => sum + amount.minor, 0));
  return bonusOn(Math.max(0, income - (settlement === 'swap' ? taken : 0)));
}
