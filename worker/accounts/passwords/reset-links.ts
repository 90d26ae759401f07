import { z } from 'zod';
import { addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/**
 * A password-reset link: its account, and the credential version when it was made. Valid until `endsAt` (ISO 8601).
 * Using the link raises the version, so that it works once.
 */
const resetLinkSchema = z.strictObject({ account: z.string(), version: z.int(), endsAt: z.iso.datetime() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

const linkKey = async (token: string) => `reset:${await secretHash(token)}`;
const tokenShape = /^[\w-]{43}$/;

/** Stores a link under the hash of its token in key-value storage, which deletes it a minute after its end. */
export async function storeResetLink(ctx: Pick<Ctx, 'kv'>, token: string, link: ResetLink): Promise<void> {
  const forgetAt = Date.parse(addMs(link.endsAt, minuteMs)) / 1000;
  await ctx.kv.put(await linkKey(token), JSON.stringify(link), { expiration: Math.ceil(forgetAt) });
}

/** Returns the link of a token before its end, or null. The caller checks in D1 whether it was used. */
export async function findResetLink(ctx: Pick<Ctx, 'kv' | 'now'>, token: string): Promise<ResetLink | null> {
  if (!tokenShape.test(token)) return null;
  const link = resetLinkSchema.safeParse(await ctx.kv.get(await linkKey(token), 'json'));
  return link.success && link.data.endsAt > ctx.now.toISOString() ? link.data : null;
}
