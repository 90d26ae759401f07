import type { Ctx } from '../platform/context';
import { parseClosure, type Closure } from './closure';

/** How long an isolate goes by what it has read, in milliseconds (docs/product.md#maintenance). */
const freshMs = 10_000;
/** Seconds for which the place on the network may keep the key: the least that is allowed. */
const keptAtEdge = 30;

interface Known {
  readonly kv: KVNamespace;
  readonly at: number;
  readonly text: string | null;
  readonly closed: Closure | null;
}

let known: Known | null = null;

/**
 * Why the shop is closed, or null while it is open. One read of the key each ten seconds and isolate; while it is under
 * way, others go by what is known. Text that means nothing is warned of once and leaves the shop open; while the key
 * can't be read, the last word counts.
 */
export async function readMaintenance({ kv, log, now }: Pick<Ctx, 'kv' | 'log' | 'now'>): Promise<Closure | null> {
  const at = now.getTime();
  const before = known?.kv === kv ? known : null;
  if (before !== null && at >= before.at && at - before.at < freshMs) return before.closed;
  // An answer must not be waited for by another request: it belongs to the one that asked.
  if (before !== null) known = { ...before, at };
  let text: string | null;
  try {
    text = await kv.get('maintenance', { cacheTtl: keptAtEdge });
  } catch {
    log.warn('maintenance-unread');
    text = before?.text ?? null;
  }
  const closed = text === null ? null : parseClosure(text);
  if (text !== null && closed === null && before?.text !== text)
    log.warn('maintenance-garbage', { length: text.length });
  known = { kv, at, text, closed };
  return closed;
}
