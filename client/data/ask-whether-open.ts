import { read, type ApiClient } from '../lib/api';
import { setClosedShop } from '../lib/closed-shop';

/** Asks whether the shop is open again, and tells the page. A shop that can't be reached counts as closed. */
export async function askWhetherOpen(api: ApiClient): Promise<boolean> {
  const open = await read(api.health.$get()).then(
    (health) => health.open,
    () => false,
  );
  if (open) setClosedShop(null);
  return open;
}
