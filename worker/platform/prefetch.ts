import type { Ctx } from './context';

/**
 * The first read of a call by a signed-in person, made before its verb runs. It is sent together with the read of the
 * session, so it costs no round trip of its own. Its statements find the owner by the session (`ownerSql`).
 */
export interface Prefetch {
  /** Names the verb and all input of its first read except the owner. */
  readonly key: string;
  /** Returns the statements for a session by its id. */
  statements(session: string): D1PreparedStatement[];
}

/** The results of `Prefetch.statements` for the session of the call. */
export interface PrefetchResult {
  readonly key: string;
  readonly batchResults: D1Result[];
}

/** The part of `Ctx` that prefetched statements use. The market is the account's only where the page knows it. */
export type PrefetchCtx = Pick<Ctx, 'db' | 'market' | 'now'>;

/** Returns the key of a verb's first read. */
export const prefetchKey = (verb: string, { market }: Pick<Ctx, 'market'>, ...parts: readonly string[]): string =>
  [verb, market, ...parts].join(' ');

/** Returns the prefetched results for `key`, or reads them by `read`. */
export const prefetchedOrRead = async (
  prefetched: PrefetchResult | null | undefined,
  key: string,
  read: () => Promise<D1Result[]>,
): Promise<D1Result[]> => (prefetched?.key === key ? prefetched.batchResults : read());
