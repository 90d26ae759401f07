import type { Ctx } from './context';

/**
 * The first read of a call by a signed-in person. It is sent together with the read of the session, so it costs no
 * round trip of its own. Its statements find the owner by the session (`ownerSql`).
 */
export interface AheadRead {
  /** Names the verb and everything but the owner that its first read depends on. */
  readonly key: string;
  /** Returns the statements for a session by its id. */
  statements(session: string): D1PreparedStatement[];
}

/** The results of `AheadRead.statements` for the session that calls. */
export interface Ahead {
  readonly key: string;
  readonly found: D1Result[];
}

/** What statements need that are read ahead. The market is the account's only where the page knows it. */
export type AheadCtx = Pick<Ctx, 'db' | 'market' | 'now'>;

/** Returns the key of a verb's first read. */
export const aheadKey = (verb: string, { market }: Pick<Ctx, 'market'>, ...parts: readonly string[]): string =>
  [verb, market, ...parts].join(' ');

/** Returns the results that were read ahead for `key`, or those of a batch of its own. */
export const aheadOr = async (
  ahead: Ahead | null | undefined,
  key: string,
  read: () => Promise<D1Result[]>,
): Promise<D1Result[]> => (ahead?.key === key ? ahead.found : read());
