import { ApiProblem, type ApiClient } from '../../lib/api';
import { onTopic, type Topic } from './topics';

/** Description of data of the server that several parts of a page share. */
export interface ResourceRules<Value> {
  /** `shown` is the value at the moment, for conditional requests. */
  readonly load: (api: ApiClient, key: string, shown: Value | null) => Promise<Value>;
  /** Returns whether `next` is older than the shown value. Without it, every answer replaces the value. */
  readonly isOlder?: (next: Value, shown: Value) => boolean;
  /** Topics after which the value is loaded again. `session` always belongs to them. */
  readonly topics?: readonly Topic[];
  /** Topic that a change of this resource announces. */
  readonly announces?: Topic;
  /** True if the owner decides when to load again. Otherwise a return to the page or of the network does it too. */
  readonly isPolled?: boolean;
}

/** One value of the cache: me, the balance, the basket, the cart, the wishes, or a trade. */
export interface Entry<Value> {
  readonly announces: Topic | undefined;
  /** Returns the newest value. Null before the first answer. */
  readonly read: () => Value | null;
  /** Returns the problem of the last loading. Null after an answer. */
  readonly problem: () => ApiProblem | null;
  /** Shows a value that an answer or a page's loader has brought, unless it is older than the shown one. */
  readonly receive: (next: Value) => void;
  /** Loads the value again. Never rejects. */
  readonly refresh: () => Promise<void>;
  /**
   * Stops loading while a change is made (`change-entry.ts`). Answers to requests from before its end are ignored. They
   * may show the value from before the change. Returns the function that ends the pause; `isOld` loads the value again.
   */
  readonly pause: () => (isOld: boolean) => void;
  /** Adds a listener, loads the value if it is missing or may be old, and returns the function that stops. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Resource<Value> {
  /** Returns the entry of a page's connection. One connection has one entry for each key. */
  readonly of: (api: ApiClient, key?: string) => Entry<Value>;
}

/** Milliseconds in which neither a return to the page nor a new part of it loads a value again. */
const freshMs = 5_000;

/** Returns the problem of an error. An error that no answer has brought counts as `internal`. */
export const asProblem = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('internal', 0);

export function defineResource<Value>(rules: ResourceRules<Value>): Resource<Value> {
  // The server has one connection for each request, so visitors never share an entry.
  const all = new WeakMap<ApiClient, Map<string, Entry<Value>>>();
  return {
    of: (api, key = '') => {
      const entries = all.get(api) ?? new Map<string, Entry<Value>>();
      all.set(api, entries);
      const entry = entries.get(key) ?? createEntry(rules, (shown) => rules.load(api, key, shown));
      entries.set(key, entry);
      return entry;
    },
  };
}

function createEntry<Value>(
  { isOlder, topics = [], announces, isPolled = false }: ResourceRules<Value>,
  load: (shown: Value | null) => Promise<Value>,
): Entry<Value> {
  let value: Value | null = null;
  let problem: ApiProblem | null = null;
  /** Until this time a value is not loaded again without a reason. Zero if it may be old. */
  let freshUntil = 0;
  let isOfOtherPerson = false;
  /** Number of the newest request. The answer to an older one is ignored. */
  let newestRequest = 0;
  let openRequests = 0;
  let openPauses = 0;
  /** Whether an answer was ignored because of a pause, so that the value is loaded again after it. */
  let isAnswerMissing = false;
  let isListening = false;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const mayBeOld = () => openRequests === 0 && performance.now() >= freshUntil;

  const receive = (next: Value) => {
    if (value !== null && !isOfOtherPerson && isOlder?.(next, value)) return;
    value = next;
    problem = null;
    freshUntil = performance.now() + freshMs;
    isOfOtherPerson = false;
    notify();
  };
  const refresh = async () => {
    if (openPauses > 0) {
      isAnswerMissing = true;
      return;
    }
    newestRequest += 1;
    openRequests += 1;
    const request = newestRequest;
    try {
      const next = await load(value);
      if (request === newestRequest) receive(next);
    } catch (error) {
      if (request === newestRequest) {
        problem = asProblem(error);
        notify();
      }
    } finally {
      openRequests -= 1;
    }
  };
  const pause = () => {
    isAnswerMissing ||= openRequests > 0;
    newestRequest += 1;
    openPauses += 1;
    return (isOld: boolean) => {
      openPauses -= 1;
      isAnswerMissing ||= isOld;
      if (openPauses > 0 || !isAnswerMissing) return;
      isAnswerMissing = false;
      void refresh();
    };
  };
  /** Loads the value again: now, or when somebody shows it. */
  const reload = () => {
    freshUntil = 0;
    if (listeners.size > 0) void refresh();
  };
  const listen = () => {
    if (isListening) return;
    isListening = true;
    onTopic((topic, by) => {
      if (topic === 'session') {
        isOfOtherPerson = true;
        newestRequest += 1;
        if (listeners.size === 0) value = null;
      }
      if (topic === 'session' || (topics.includes(topic) && by !== entry)) reload();
    });
    if (!isPolled) listenToReturns(reload, mayBeOld);
  };
  const subscribe = (listener: () => void) => {
    listen();
    listeners.add(listener);
    if (listeners.size === 1 && mayBeOld()) void refresh();
    return () => listeners.delete(listener);
  };
  const entry: Entry<Value> = {
    announces,
    read: () => value,
    problem: () => problem,
    receive,
    refresh,
    pause,
    subscribe,
  };
  return entry;
}

/** Calls `reload` when the person or the network returns to the page. */
function listenToReturns(reload: () => void, mayBeOld: () => boolean): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && mayBeOld()) reload();
  });
  addEventListener('online', reload);
  // Going back may show the page as it was before a sign-out.
  addEventListener('pageshow', ({ persisted }) => void (persisted && reload()));
}
