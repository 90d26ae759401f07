import { missingImprintFields, type ImprintField } from '../../../domain/market/imprint-fields';
import type { Market } from '../../../domain/market/market-codes';
import type { Shop } from './settings';

/** Returns the text that the legal page shows for a field in a market; empty without a setting. */
export function imprintText(shop: Shop, field: ImprintField, market: Market): string {
  if (field === 'disputeBody') return shop.disputeBody[market]?.name ?? '';
  if (field === 'complaintsBook') return shop.complaintsBook[market] ?? '';
  return shop[field];
}

/** Returns the names of the settings that the legal page lacks, by market. */
export function missingImprint(shop: Shop): ReturnType<typeof missingImprintFields> {
  return missingImprintFields((field, market) => imprintText(shop, field, market));
}
