import { useSyncExternalStore } from 'react';

/** What the closed shop said last. */
export interface ClosedShop {
  /** ISO 8601 instant at which it is expected to open, or null. */
  readonly until: string | null;
  /** Seconds after which it wants to be asked again. */
  readonly retryAfter: number;
}

let closed: ClosedShop | null = null;
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Keeps whether the shop is closed (null: it is open) and tells the page; what waited for its opening goes on. */
export function keepClosed(said: ClosedShop | null): void {
  closed = said;
  if (said === null) {
    for (const goOn of waiting) goOn();
    waiting = [];
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why this page can't reach the shop just now; null while it is open, and while the server renders. */
export function useClosedShop(): ClosedShop | null {
  return useSyncExternalStore(
    listen,
    () => closed,
    () => null,
  );
}

async function closedBy(answer: Response): Promise<ClosedShop | null> {
  if (answer.status !== 503) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== 'maintenance') return null;
  const facts = 'facts' in body && typeof body.facts === 'object' && body.facts !== null ? body.facts : {};
  const until = 'until' in facts && typeof facts.until === 'string' ? facts.until : null;
  return { until, retryAfter: Number(answer.headers.get('Retry-After')) || 300 };
}

/**
 * The answer to a call. A closed shop is told to the page; a call that only reads waits for its opening and asks again,
 * so that nothing breaks meanwhile; any other gets its problem, for a person decides whether to send it again.
 */
export async function fetchUnlessClosed(ask: () => Promise<Response>, onlyReads: boolean): Promise<Response> {
  const answer = await ask();
  const said = await closedBy(answer);
  if (said === null) return answer;
  keepClosed(said);
  if (!onlyReads) return answer;
  await new Promise<void>((goOn) => waiting.push(goOn));
  return fetchUnlessClosed(ask, onlyReads);
}
