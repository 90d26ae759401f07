import type { Basket } from '../../../domain/basket/schemas';
import { read, type ApiClient } from '../../lib/api';

/** Loads the basket of the person or guest, in the market of the call. */
export function loadBasket(api: ApiClient): Promise<Basket> {
  return read(api.basket.$get());
}
