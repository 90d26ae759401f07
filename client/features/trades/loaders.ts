import type { TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import type { Trade } from '../../../domain/trades/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** A trade of whoever is here; null where there is none, it is another's, or `id` (as in the address) cannot be one. */
export async function loadTrade(api: ApiClient, id: string): Promise<Trade | null> {
  try {
    return await read(api.trades[':id'].$get({ param: { id: encodeURIComponent(id) } }));
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.code === 'invalid-input')) return null;
    throw error;
  }
}

/**
 * A page to print: the label or slip of one parcel, the label of a return, the invoice, a correction of it (which, from
 * 1).
 */
export type Paper =
  | { readonly kind: 'label' | 'slip'; readonly parcel: number }
  | { readonly kind: 'return' | 'invoice' }
  | { readonly kind: 'credit-note'; readonly note: number };

export interface Print {
  readonly trade: Trade;
  readonly papers: TradeDocuments;
  readonly paper: Paper;
}

/** Which page an address means (`label-1`, `return`), where the trade has it; else null. */
export function paperOf(
  { inbound, outbound, invoice, creditNotes }: Pick<Trade, 'inbound' | 'outbound' | 'invoice' | 'creditNotes'>,
  name: string,
): Paper | null {
  const [, kind, number] = /^(label|slip|credit-note)-(\d{1,3})$/.exec(name) ?? [];
  const parcel = Number(number);
  if (kind === 'credit-note') return creditNotes[parcel - 1] === undefined ? null : { kind, note: parcel };
  if (kind === 'label' || kind === 'slip')
    return inbound?.parcels.some((one) => one.parcel === parcel) ? { kind, parcel } : null;
  if (name === 'return') return outbound !== null && outbound.returning !== null ? { kind: 'return' } : null;
  return name === 'invoice' && invoice !== null ? { kind: 'invoice' } : null;
}

/** A printable page of a trade; null where there is no such trade, or no such page of it. */
export async function loadPrint(api: ApiClient, id: string, name: string): Promise<Print | null> {
  return printOf(api, await loadTrade(api, id), name);
}

/** The same of a trade that is here already, as the desk has it. */
export async function printOf(api: ApiClient, trade: Trade | null, name: string): Promise<Print | null> {
  const paper = trade === null ? null : paperOf(trade, name);
  if (trade === null || paper === null) return null;
  return {
    trade,
    paper,
    papers: await read(api.trades[':id'].papers.$get({ param: { id: encodeURIComponent(trade.id) } })),
  };
}
