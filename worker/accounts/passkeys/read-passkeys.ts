import { count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Passkey } from '../../../domain/accounts/account-schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { passkeys } from '../../platform/db/schema/account-room';

/** Returns the number of passkeys of an account. */
export async function countPasskeys(ctx: Pick<Ctx, 'db'>, account: string): Promise<number> {
  const [row] = await run(orm(ctx.db).select({ number: count() }).from(passkeys).where(eq(passkeys.account, account)));
  return row?.number ?? 0;
}

/** A passkey as the browser receives it in a question. */
export interface Descriptor {
  readonly id: string;
  readonly transports: string[];
}

/** Returns the passkeys that may answer a question to an account, last used first. */
export async function descriptorsOf(ctx: Pick<Ctx, 'db'>, account: string): Promise<Descriptor[]> {
  const rows = await run(
    orm(ctx.db)
      .select({ id: passkeys.id, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.account, account))
      .orderBy(desc(sql`coalesce(${passkeys.lastUsedAt}, ${passkeys.createdAt})`)),
  );
  return rows.map(({ id, transports }) => ({ id, transports: z.array(z.string()).parse(JSON.parse(transports)) }));
}

/** Returns the passkeys of an account as the API shows them, oldest first. */
export async function readPasskeys(ctx: Pick<Ctx, 'db'>, account: string): Promise<Passkey[]> {
  return run(
    orm(ctx.db)
      .select({
        id: passkeys.id,
        name: passkeys.name,
        backedUp: passkeys.backedUp,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.account, account))
      .orderBy(passkeys.createdAt, passkeys.id),
  );
}
