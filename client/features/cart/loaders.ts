import type { Balance, Cart } from '../../../domain/cart/schemas';
import { read, type ApiClient } from '../../lib/api';

/** The cart of whoever is here, and what the basket already pays for. */
export async function loadCart(api: ApiClient): Promise<{ readonly cart: Cart; readonly give: Balance['give'] }> {
  const [cart, { give }] = await Promise.all([read(api.cart.$get()), read(api.balance.$get())]);
  return { cart, give };
}
