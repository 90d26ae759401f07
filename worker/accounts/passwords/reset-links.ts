import { z } from 'zod';
import { later, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

/**
 * What a reset link stands for: an account as it was when the link was made. It holds until `endsAt` (ISO 8601), and
 * only while the account's credential version is that one; whatever uses it raises the version, so that it works once.
 */
const resetLinkSchema = z.strictObject({ account: z.string(), version: z.int(), endsAt: z.iso.datetime() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

const linkKey = async (token: string) => `reset:${await secretHash(token)}`;
const tokenShape = /^[\w-]{43}$/;

/** Keeps a link under the hash of its token; key-value storage forgets it a little after its end. */
export async function storeResetLink(ctx: Pick<Ctx, 'kv'>, token: string, link: ResetLink): Promise<void> {
  const forgetAt = Date.parse(later(link.endsAt, minuteMs)) / 1000;
  await ctx.kv.put(await linkKey(token), JSON.stringify(link), { expiration: Math.ceil(forgetAt) });
}

/** The link of a token while its time lasts, or null. Whether it was used is D1's to say. */
export async function findResetLink(ctx: Pick<Ctx, 'kv' | 'now'>, token: string): Promise<ResetLink | null> {
  if (!tokenShape.test(token)) return null;
  const link = resetLinkSchema.safeParse(await ctx.kv.get(await linkKey(token), 'json'));
  return link.success && link.data.endsAt > ctx.now.toISOString() ? link.data : null;
}
