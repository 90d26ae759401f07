import type { HelpPlace } from '../../domain/chat/help-for';
import { marketForCountry } from '../../domain/market/market';
import type { Ctx } from '../platform/context';

/** Returns where a person looks for help: their market, or `other` when their country is not a market. */
export function helpPlaceOf({ market, country }: Pick<Ctx, 'market' | 'country'>): HelpPlace {
  return marketForCountry(country).served ? market : 'other';
}
