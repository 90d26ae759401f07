import type { Ctx } from '../platform/context';
import { parseClosure, type Closure } from './closure';

/** Seconds for which key-value storage may cache the key at the edge: the minimum that it allows. */
const edgeTtlSeconds = 30;

interface CachedRead {
  readonly kv: KVNamespace;
  readonly at: number;
  readonly text: string | null;
  readonly closed: Closure | null;
}

let cached: CachedRead | null = null;

/**
 * Returns the closure of the shop, or null while it is open.
 * Reads the key once in `freshMs` milliseconds and isolate; simultaneous requests reuse the last value.
 * Invalid text is logged once and leaves the shop open. When the key cannot be read, the last value counts.
 */
export async function readMaintenance(
  { kv, log, now }: Pick<Ctx, 'kv' | 'log' | 'now'>,
  freshMs: number,
): Promise<Closure | null> {
  const at = now.getTime();
  const last = cached?.kv === kv ? cached : null;
  if (last !== null && at >= last.at && at - last.at < freshMs) return last.closed;
  // A request must not await the read of another request, so it marks the read as started.
  if (last !== null) cached = { ...last, at };
  let text: string | null;
  try {
    text = await kv.get('maintenance', { cacheTtl: edgeTtlSeconds });
  } catch {
    log.warn('maintenance-unread');
    text = last?.text ?? null;
  }
  const closed = text === null ? null : parseClosure(text);
  if (text !== null && closed === null && last?.text !== text) log.warn('maintenance-garbage', { length: text.length });
  cached = { kv, at, text, closed };
  return closed;
}
