import type { Ctx } from '../../context';
import { buildVersion } from '../../build-version';

export interface Health {
  readonly ok: boolean;
  readonly database: boolean;
  readonly keyValue: boolean;
  readonly version: string;
}

/** Asks each store one small question. Never throws. */
export async function checkHealth(ctx: Ctx): Promise<Health> {
  const [database, keyValue] = await Promise.all([
    ctx.db.prepare('SELECT 1').first().then(() => true, () => false),
    ctx.kv.get('health').then(() => true, () => false),
  ]);
  return { ok: database && keyValue, database, keyValue, version: buildVersion };
}
