import { sessionPolicy } from '../../../domain/policy/accounts';

/** Requests of a guest for books that the shop carries out after the sign-in. */
export interface GuestRequests {
  /** Returns the ISBNs of the stored requests. */
  readonly read: () => readonly string[];
  /** Stores a request. Without storage the person asks again. */
  readonly store: (isbn: string) => void;
  /** Removes requests and returns those that were stored, so that each is carried out once. */
  readonly take: (isbns?: readonly string[]) => readonly string[];
}

/** Milliseconds for which a request is valid: a new account is confirmed by a link that is valid as long. */
const validMs = sessionPolicy.confirmHours * 3_600_000;

/** Returns the time in milliseconds of Unix time. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Returns the requests that this device stores under a key. Not the tab: the link in the mail about a new account opens
 * another one.
 */
export function guestRequests(key: string): GuestRequests {
  const load = (): readonly (readonly [isbn: string, at: number])[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((entry: unknown) => {
        if (!Array.isArray(entry)) return [];
        const [isbn, at]: unknown[] = entry;
        const isValid = typeof isbn === 'string' && typeof at === 'number' && now() - at < validMs;
        return isValid ? [[isbn, at] as const] : [];
      });
    } catch {
      // Private windows may have no storage.
      return [];
    }
  };
  const save = (requests: ReturnType<typeof load>) => {
    try {
      if (requests.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(requests));
    } catch {
      // As above.
    }
  };
  return {
    read: () => load().map(([isbn]) => isbn),
    store: (isbn) => save([...load().filter(([stored]) => stored !== isbn), [isbn, now()]]),
    take: (isbns) => {
      const all = load();
      const taken = all.filter(([isbn]) => isbns === undefined || isbns.includes(isbn));
      save(all.filter((request) => !taken.includes(request)));
      return taken.map(([isbn]) => isbn);
    },
  };
}
