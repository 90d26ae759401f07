import type { SignedIn } from '../../accounts/sessions/read-session';
import type { Db } from '../../platform/context';
import { joinReads } from '../../platform/db/join-reads';
import type { PrefetchResult } from '../../platform/prefetch';

/** Reads that the calls of one page share. */
interface PageReads {
  /** Sessions by token. */
  readonly sessions: Map<string, Promise<SignedIn | null>>;
  /** Makers of a call's database, by the bookmark from which it reads. */
  readonly databases: Map<string, () => Db>;
}

const pages = new WeakMap<object, PageReads>();

/**
 * Returns an execution for the API calls of one page. Its reads look a session up once, however many there are, and
 * reads that run side by side share their round trips.
 */
export function executionOfPage(execution: ExecutionContext): ExecutionContext {
  const pageExecution: ExecutionContext = Object.create(execution, {
    waitUntil: { value: (work: Promise<unknown>) => execution.waitUntil(work) },
  });
  pages.set(pageExecution, { sessions: new Map(), databases: new Map() });
  return pageExecution;
}

/** Returns whether an execution is that of a page. */
export const isOfPage = (execution: object): boolean => pages.has(execution);

/** Returns the database of a read, by `open`. Reads of one page that begin `from` the same bookmark share trips. */
export function databaseOfRead(execution: object, from: string, open: () => Db): Db {
  const page = pages.get(execution);
  if (page === undefined) return open();
  const make = page.databases.get(from) ?? joinReads(open());
  page.databases.set(from, make);
  return make();
}

/** Reads the session of a token together with what its verb reads first. */
interface SessionReads {
  readonly session: () => Promise<SignedIn | null>;
  /** Reads only the second. */
  readonly prefetch: () => Promise<PrefetchResult | null>;
}

/**
 * Returns the session of a token, or the one that an earlier read of the same page has found. A write reads its own,
 * and the reads after it read again.
 */
export async function sessionOfPage(
  execution: object,
  { token, isWrite }: { readonly token: string; readonly isWrite: boolean },
  read: SessionReads,
): Promise<SignedIn | null> {
  const sessions = pages.get(execution)?.sessions;
  if (sessions === undefined) return read.session();
  if (isWrite) sessions.clear();
  const earlier = isWrite ? undefined : sessions.get(token);
  if (earlier === undefined) {
    const found = read.session();
    if (!isWrite) sessions.set(token, found);
    return found;
  }
  const [signedIn, prefetched] = await Promise.all([earlier, read.prefetch()]);
  return signedIn === null ? null : { ...signedIn, prefetched };
}
