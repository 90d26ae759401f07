import { priceDuties } from './duties/prices';
import { sellingDuties } from './duties/selling';
import { taxDuties } from './duties/tax';
import type { Duty } from './duties/cell';

/**
 * Duties of the shop by market, for a seller in Ireland who sends from there. A shop in another country has other
 * duties. Not legal advice: each cell names its source and how far it was read.
 * @see docs/law.md, made from this table by `node scripts/make-law-page.mjs`
 */
export const duties: readonly Duty[] = [...priceDuties, ...sellingDuties, ...taxDuties];
