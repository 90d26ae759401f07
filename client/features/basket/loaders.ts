import type { BasketPage } from '../../../domain/basket/schemas';
import { read, type ApiClient } from '../../lib/api';
import type { BasketSearch } from './basket-search';

/** Loads a page of the lines of the person or guest, in the market of the call, with the sums of all lines. */
export function loadBasketPage(api: ApiClient, { q, sort, page }: BasketSearch): Promise<BasketPage> {
  return read(api.basket.page.$get({ query: { q, sort, page: String(page) } }));
}
