/** Requests of a guest for books that the shop carries out after the sign-in. */
export interface GuestRequests {
  /** Returns the ISBNs of the stored requests. */
  readonly read: () => readonly string[];
  /** Stores a request. Without storage the person asks again. */
  readonly store: (isbn: string) => void;
  /** Removes requests and returns those that were stored, so that each is carried out once. */
  readonly take: (isbns?: readonly string[]) => readonly string[];
}

/** Milliseconds for which a request is valid: enough to sign in. Later another person may use the tab. */
const validMs = 30 * 60_000;

/** Returns the time in milliseconds of Unix time. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Returns the requests that this tab stores under a key. Other tabs do not get them, because another person may sign in
 * there (decision 124).
 */
export function guestRequests(key: string): GuestRequests {
  const load = (): readonly (readonly [isbn: string, at: number])[] => {
    try {
      // Earlier versions stored requests on the device for a day.
      localStorage.removeItem(key);
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
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
      if (requests.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(requests));
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
