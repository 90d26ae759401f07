import type { TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import type { Trade } from '../../../domain/trades/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/**
 * Loads a trade of the person or guest. Null if it does not exist, belongs to another, or `id` (of the address) is
 * invalid.
 */
export async function loadTrade(api: ApiClient, id: string): Promise<Trade | null> {
  try {
    return await read(api.trades[':id'].$get({ param: { id: encodeURIComponent(id) } }));
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.code === 'invalid-input')) return null;
    throw error;
  }
}

/**
 * Page to print: the label or slip of one parcel, all labels with the slip (`all-by-parcel`: with a slip for each
 * parcel), the label of a return, the invoice, a correction of it (its number, from 1).
 */
export type Paper =
  | { readonly kind: 'label' | 'slip'; readonly parcel: number }
  | { readonly kind: 'all' | 'all-by-parcel' | 'return' | 'invoice' }
  | { readonly kind: 'credit-note'; readonly note: number };

export interface Print {
  readonly trade: Trade;
  readonly papers: TradeDocuments;
  readonly paper: Paper;
}

/** Returns the page of an address (`label-1`, `return`), or null if the trade does not have it. */
export function paperOf(
  { inbound, outbound, invoice, creditNotes }: Pick<Trade, 'inbound' | 'outbound' | 'invoice' | 'creditNotes'>,
  name: string,
): Paper | null {
  const [, kind, number] = /^(label|slip|credit-note)-(\d{1,3})$/.exec(name) ?? [];
  const parcel = Number(number);
  if (kind === 'credit-note') return creditNotes[parcel - 1] === undefined ? null : { kind, note: parcel };
  if (kind === 'label' || kind === 'slip')
    return inbound?.parcels.some((each) => each.parcel === parcel) ? { kind, parcel } : null;
  if (name === 'all') return inbound === null ? null : { kind: 'all' };
  if (name === 'all-by-parcel') return (inbound?.parcels.length ?? 0) > 1 ? { kind: name } : null;
  if (name === 'return') return outbound !== null && outbound.returning !== null ? { kind: 'return' } : null;
  return name === 'invoice' && invoice !== null ? { kind: 'invoice' } : null;
}

/** Loads a printable page of a trade. Null if the trade or the page does not exist. */
export async function loadPrint(api: ApiClient, id: string, name: string): Promise<Print | null> {
  return printOf(api, await loadTrade(api, id), name);
}

/** Returns the printable page of a trade that is already loaded, as at the desk. */
export async function printOf(api: ApiClient, trade: Trade | null, name: string): Promise<Print | null> {
  const paper = trade === null ? null : paperOf(trade, name);
  if (trade === null || paper === null) return null;
  return {
    trade,
    paper,
    papers: await read(api.trades[':id'].papers.$get({ param: { id: encodeURIComponent(trade.id) } })),
  };
}
