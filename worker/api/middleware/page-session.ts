import type { SignedIn } from '../../accounts/sessions/read-session';

type Sessions = Map<string, Promise<SignedIn | null>>;

const sessionsOf = new WeakMap<object, Sessions>();

/**
 * Returns an execution for the API calls of one page. Its reads look a session up once, however many there are.
 */
export function executionOfPage(execution: ExecutionContext): ExecutionContext {
  const own: ExecutionContext = Object.create(execution, {
    waitUntil: { value: (work: Promise<unknown>) => execution.waitUntil(work) },
  });
  sessionsOf.set(own, new Map());
  return own;
}

/**
 * Returns the session of a token by `read`, or the one that an earlier read of the same page has found. A write reads
 * its own, and the reads after it read again.
 */
export async function sessionOfPage(
  execution: object,
  { token, isWrite }: { readonly token: string; readonly isWrite: boolean },
  read: () => Promise<SignedIn | null>,
): Promise<SignedIn | null> {
  const known = sessionsOf.get(execution);
  if (known === undefined) return read();
  if (isWrite) known.clear();
  const found = isWrite ? read() : (known.get(token) ?? read());
  if (!isWrite) known.set(token, found);
  return found;
}
