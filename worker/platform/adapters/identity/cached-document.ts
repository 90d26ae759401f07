import { z } from 'zod';
import type { Ctx } from '../../context';
import { readDocument } from './read-document';

export interface CachedDocument<T> {
  readonly document: T;
  /** Instant (ms since 1970) at which it was read from the provider. */
  readonly readAt: number;
}

/**
 * Lifetimes of a stored document in seconds: while it is fresh, and while it may replace one that cannot be fetched.
 */
export interface CacheLifetimes {
  readonly freshSeconds: number;
  readonly longestSeconds: number;
}

const storedSchema = z.strictObject({ document: z.unknown(), readAt: z.number() });

type CacheCtx = Pick<Ctx, 'kv' | 'now' | 'log'>;

/**
 * Returns a provider's public document: from key-value storage while it is fresh, else from the provider, and during an
 * outage the stored one. `before`: a document read before this instant (ms) is not used. Throws a ProviderError.
 */
export async function readCachedDocument<Schema extends z.ZodType>(
  ctx: CacheCtx,
  address: string,
  schema: Schema,
  lifetimes: CacheLifetimes,
  before = 0,
): Promise<CachedDocument<z.output<Schema>>> {
  const key = `provider:${address}`;
  const stored = parseStored(await ctx.kv.get(key, 'json').catch(() => null), schema);
  const now = ctx.now.getTime();
  if (stored !== null && stored.readAt >= before && now - stored.readAt < lifetimes.freshSeconds * 1000) return stored;
  try {
    const fresh = { document: await readDocument(address, schema), readAt: now };
    await ctx.kv.put(key, JSON.stringify(fresh), { expirationTtl: lifetimes.longestSeconds }).catch(() => undefined);
    return fresh;
  } catch (error) {
    if (stored === null || stored.readAt < before) throw error;
    ctx.log.warn('provider-document-old', { host: new URL(address).host });
    return stored;
  }
}

/** Returns the stored document if it still has the right form. */
function parseStored<Schema extends z.ZodType>(
  stored: unknown,
  schema: Schema,
): CachedDocument<z.output<Schema>> | null {
  const parsed = storedSchema.safeParse(stored);
  const document = parsed.success ? schema.safeParse(parsed.data.document) : null;
  return parsed.success && document?.success === true ? { document: document.data, readAt: parsed.data.readAt } : null;
}
