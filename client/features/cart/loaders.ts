import type { Balance, Cart } from '../../../domain/cart/schemas';
import { read, type ApiClient } from '../../lib/api';

/** Loads the cart of the person or guest, and what the basket pays of it. */
export async function loadCart(api: ApiClient): Promise<{ readonly cart: Cart; readonly give: Balance['give'] }> {
  const [cart, { give }] = await Promise.all([read(api.cart.$get()), read(api.balance.$get())]);
  return { cart, give };
}
