import { createStore, useStore } from './store';

/** Facts of the last answer that reported a closed shop. */
export interface ClosedShop {
  /** ISO 8601 instant of the expected opening, or null. */
  readonly until: string | null;
  /** Seconds until the next question. */
  readonly retryAfter: number;
}

const closed = createStore<ClosedShop | null>(null);
let waitingCalls: (() => void)[] = [];

/** Stores whether the shop is closed (null: open) and notifies the page. On opening, the waiting calls continue. */
export function setClosedShop(facts: ClosedShop | null): void {
  if (facts === null) {
    for (const resume of waitingCalls) resume();
    waitingCalls = [];
  }
  closed.set(facts);
}

/** Returns the facts of the closed shop. Null while it is open and while the server renders. */
export const useClosedShop = (): ClosedShop | null => useStore(closed, null);

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
 * Returns the answer to a call. If the shop is closed, the page is notified. A call that only reads then waits for the
 * opening and is repeated. Any other call gets its problem, because a person decides whether to send it again.
 */
export async function fetchUnlessClosed(ask: () => Promise<Response>, onlyReads: boolean): Promise<Response> {
  const answer = await ask();
  const closedFacts = await closedBy(answer);
  if (closedFacts === null) return answer;
  setClosedShop(closedFacts);
  if (!onlyReads) return answer;
  await new Promise<void>((resume) => waitingCalls.push(resume));
  return fetchUnlessClosed(ask, onlyReads);
}
