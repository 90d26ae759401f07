import type { Language } from '../../domain/language';
import type { Market } from '../../domain/market/market';
import type { ApiClient } from './api';
import type { FormResult } from './form-result';

/** Facts that every route's loader and head may use. */
export interface RouterContext {
  readonly api: ApiClient;
  readonly language: Language;
  readonly market: Market;
  /** The shop may buy from people in this market. */
  readonly canBuy: boolean;
  /** Address of the shop, for canonical and hreflang links. */
  readonly origin: string;
  /** Result of the posted form that led to this page. Removed when the person leaves the page. */
  form?: FormResult | undefined;
}
