import type { Ctx } from '../platform/context';
import { number } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { buildVersion } from '../platform/build-version';
import { isStaff } from './closed-access';
import { readMaintenance } from './read-maintenance';

/** State of the stores and of the shop. */
export interface Health {
  readonly ok: boolean;
  readonly database: boolean;
  readonly keyValue: boolean;
  readonly objects: boolean;
  /** Whether the shop is open to the caller: no maintenance, or staff with access. */
  readonly open: boolean;
  /** False when `SHOP_ORIGIN` is missing: mails that give access to an account then wait. */
  readonly shopOrigin: boolean;
  readonly version: string;
}

const probe = defineRead({ one: number }, 'SELECT 1 AS one');

/** Sends each store one small request and returns the results. Never throws. */
export async function checkHealth(ctx: Ctx): Promise<Health> {
  const [database, keyValue, objects, closed] = await Promise.all([
    probe.first(ctx.db).then(
      () => true,
      () => false,
    ),
    ctx.kv.get('health').then(
      () => true,
      () => false,
    ),
    ctx.conversations.reachable(),
    readMaintenance(ctx, ctx.settings.maintenanceFreshMs),
  ]);
  const open = closed === null || (closed.desk && ctx.actor.kind === 'account' && isStaff(ctx.actor.account));
  return {
    ok: database && keyValue && objects,
    database,
    keyValue,
    objects,
    open,
    shopOrigin: ctx.settings.originIsSet,
    version: buildVersion,
  };
}
