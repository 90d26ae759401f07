import { read, type ApiClient } from '../lib/api';
import { setClosedShop } from '../lib/closed-shop';

/**
 * Returns whether the shop is open again. If it is, the notice of the closed shop ends and waiting calls continue. A
 * shop that can't be reached counts as closed.
 */
export async function checkWhetherOpen(api: ApiClient): Promise<boolean> {
  const open = await read(api.health.$get()).then(
    (health) => health.open,
    () => false,
  );
  if (open) setClosedShop(null);
  return open;
}
