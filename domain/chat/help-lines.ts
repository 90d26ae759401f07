import type { Market } from '../market/market-codes';
import { ae } from './help-lines/ae';
import { at } from './help-lines/at';
import { be } from './help-lines/be';
import { de } from './help-lines/de';
import { es } from './help-lines/es';
import { fr } from './help-lines/fr';
import { gb } from './help-lines/gb';
import { ie } from './help-lines/ie';
import { it } from './help-lines/it';
import { jp } from './help-lines/jp';
import { nl } from './help-lines/nl';
import { pl } from './help-lines/pl';
import { pt } from './help-lines/pt';
import { us } from './help-lines/us';
import type { MarketHelp } from './help-lines/help-line';

/**
 * Day on which the help lines below were checked last. Numbers are written as in the country. The operator of the shop
 * must confirm each number before the opening and once a year (decision 046).
 */
export const helpLinesCheckedOn = '2026-11-22';

/** Help lines and emergency numbers by market. */
export const helpLines: Readonly<Record<Market, MarketHelp>> = {
  DE: de,
  AT: at,
  FR: fr,
  ES: es,
  IT: it,
  NL: nl,
  BE: be,
  PT: pt,
  IE: ie,
  GB: gb,
  PL: pl,
  US: us,
  JP: jp,
  AE: ae,
};
