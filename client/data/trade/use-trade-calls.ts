import type { LineDecision } from '../../../domain/trades/decision-fields';
import type { Trade } from '../../../domain/trades/schemas';
import type { ChosenCarrier } from '../../../domain/trades/parcels/carriage';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { useLiveTrade } from './live-trade';

/** Carrier and tracking number of a posted parcel. */
export type PostedCarriage = ChosenCarrier & { readonly tracking: string };

/** Withdrawal from the purchase of some lines, with its reason. */
export interface Withdrawal {
  readonly lines: number[];
  readonly reason: 'withdraw' | 'not-as-described';
  readonly words: string;
}

/** Steps of the person in the trade of the page. Each returns the trade after it. @throws ApiProblem */
export interface TradeCalls {
  /** Sends decisions about graded copies. */
  readonly decide: (decisions: readonly LineDecision[]) => Promise<Trade>;
  /** Reports that parcel number `parcel` was posted. */
  readonly postParcel: (parcel: number, carriage: PostedCarriage) => Promise<Trade>;
  /** Reports the number of charity books in the parcels. */
  readonly giveToCharity: (books: number) => Promise<Trade>;
  /** Reports that returned books were posted. */
  readonly reportReturn: (carriage: PostedCarriage) => Promise<Trade>;
  /** Stores the bank account for a guest's refund. */
  readonly giveRefundAccount: (account: { readonly holder: string; readonly iban: string }) => Promise<Trade>;
  /** Cancels the trade, or the leg that can still be cancelled. */
  readonly cancel: () => Promise<Trade>;
  /** Withdraws from the purchase of these lines. */
  readonly withdraw: (withdrawal: Withdrawal) => Promise<Trade>;
  /** Reports that the sent books have arrived. */
  readonly confirmArrival: () => Promise<Trade>;
}

/** Returns the steps of the person in the trade of this page. */
export function useTradeCalls(): TradeCalls {
  const at = useApi().trades[':id'];
  const param = { id: useLiveTrade().trade.id };
  return {
    decide: (decisions) => read(at.decide.$post({ param, json: { decisions: [...decisions] } })),
    postParcel: (parcel, carriage) => read(at.post.$post({ param, json: { parcel, ...carriage } })),
    giveToCharity: (books) => read(at.charity.$post({ param, json: { books } })),
    reportReturn: (json) => read(at['return-sent'].$post({ param, json })),
    giveRefundAccount: (json) => read(at['refund-account'].$post({ param, json })),
    cancel: () => read(at.cancel.$post({ param })),
    withdraw: (json) => read(at.withdraw.$post({ param, json })),
    confirmArrival: () => read(at.arrived.$post({ param })),
  };
}
