import type { Clock } from '../world/clock';
import type { Line } from './line';

interface Version {
  readonly at: number;
  readonly value: string | Uint8Array | null;
  /** Milliseconds since 1970; null: never. */
  readonly endsAt: number | null;
}
interface PutOptions {
  readonly expirationTtl?: number | undefined;
  readonly expiration?: number | undefined;
}

/** The platform shows a change everywhere after this long (milliseconds). */
export const latestMs = 60_000;
/** Shortest lifetime that the platform takes (seconds). */
const minTtlSeconds = 60;

/** Content of key-value storage with the last minute, for late readers. */
export class KeyValueStore {
  private readonly keys = new Map<string, Version[]>();
  private readonly clock: Clock;
  constructor(clock: Clock) {
    this.clock = clock;
  }

  write(key: string, value: Version['value'], endsAt: number | null): void {
    const { now } = this.clock;
    const past = this.keys.get(key) ?? [];
    // A version stays visible to late readers for a minute after it was replaced.
    const visible = past.filter((_, at) => (past[at + 1]?.at ?? now) > now - latestMs);
    this.keys.set(key, [...visible, { at: now, value, endsAt }]);
  }

  read(key: string, lateMs: number): Version['value'] {
    const at = this.clock.now - lateMs;
    const versions = this.keys.get(key) ?? [];
    // A version that is newer than the delay is not read yet; the reader gets the one before, or nothing.
    const version = lateMs === 0 ? versions.at(-1) : versions.findLast((each) => each.at <= at);
    if (version === undefined || (version.endsAt !== null && version.endsAt <= this.clock.now)) return null;
    return version.value;
  }

  /** Forgets keys that ended or were deleted before the last minute. No read can return them. */
  forgetEnded(): void {
    const { now } = this.clock;
    for (const [key, versions] of this.keys) {
      const last = versions.at(-1);
      if (last === undefined || last.at > now - latestMs) continue;
      if (last.value === null || (last.endsAt !== null && last.endsAt <= now)) this.keys.delete(key);
    }
  }

  names(prefix: string): string[] {
    return [...this.keys.keys()].filter((key) => key.startsWith(prefix) && this.read(key, 0) !== null).toSorted();
  }
}

const failed = () => new Error('KV operation failed: 500 Internal Server Error');
const errors = { refused: failed, full: failed };

/** Returns the instant at which a stored value ends, in milliseconds since 1970; null if it does not end. */
function endOf({ expirationTtl, expiration }: PutOptions, now: number): number | null {
  if (expirationTtl !== undefined) return now + expirationTtl * 1000;
  return expiration === undefined ? null : expiration * 1000;
}

/** Returns the namespace over a line; its faults are those of reads. */
export function namespaceOf(line: Line, store: KeyValueStore, clock: Clock): KVNamespace {
  const late = () => line.conditions.keyValueLateMs;
  const namespace = {
    get: (key: string, how?: string | { readonly type?: string }) =>
      line.call(
        'read',
        () => {
          const value = store.read(key, late());
          if (value === null) return null;
          const type = typeof how === 'string' ? how : (how?.type ?? 'text');
          if (type === 'arrayBuffer')
            return new Uint8Array(typeof value === 'string' ? Buffer.from(value) : value).buffer;
          const text = typeof value === 'string' ? value : new TextDecoder().decode(value);
          return type === 'json' ? (JSON.parse(text) as unknown) : text;
        },
        errors,
      ),
    put: (key: string, value: string | ArrayBuffer | Uint8Array, { expirationTtl, expiration }: PutOptions = {}) =>
      line.call(
        'read',
        () => {
          if (expirationTtl !== undefined && expirationTtl < minTtlSeconds)
            throw new Error(
              `KV PUT failed: 400 Invalid expiration_ttl of ${expirationTtl}. Expiration TTL must be at least 60.`,
            );
          store.write(
            key,
            typeof value === 'string' ? value : new Uint8Array(value),
            endOf({ expirationTtl, expiration }, clock.now),
          );
        },
        errors,
      ),
    delete: (key: string) => line.call('read', () => store.write(key, null, null), errors),
    list: ({ prefix = '' }: { readonly prefix?: string } = {}) =>
      line.call(
        'read',
        () => ({
          keys: store.names(prefix).map((name) => ({ name })),
          list_complete: true as const,
          cacheStatus: null,
        }),
        errors,
      ),
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the shop calls of the namespace
  return namespace as unknown as KVNamespace;
}
