import type { DeskTrade } from '../../../domain/desk/trade-schema';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Calls of the desk about a parcel, by the code on its label. Each resolves to the parcel's trade.
 * @throws ApiProblem
 */
export interface ParcelCalls {
  /** Receives a parcel. `parcel-after-grading` {trade, missing}: the rest of its trade is graded already. */
  readonly receive: (code: string) => Promise<DeskTrade>;
  /** Makes a trade of the missing books of a parcel that arrived after grading. */
  readonly takeIn: (code: string) => Promise<DeskTrade>;
}

/** Returns the desk's calls about a parcel. */
export function useParcelCalls(): ParcelCalls {
  const at = useApi().desk.parcels[':code'];
  const paramOf = (code: string) => ({ code: encodeURIComponent(code) });
  return {
    receive: (code) => read(at.receive.$post({ param: paramOf(code) })),
    takeIn: (code) => read(at['take-in'].$post({ param: paramOf(code) })),
  };
}
