import { useLayoutEffect, useState } from 'react';

/** Shape of the secrets in mailed links: base64url. */
const secretShape = /^[\w-]{16,200}$/;

/** Returns whether a value of an address has the shape of a secret of a mailed link. */
export const isSecret = (value: unknown): value is string => typeof value === 'string' && secretShape.test(value);

/**
 * Returns the secret in the address's fragment (`#token=…`), which no server sees. Null until hydration, empty if there
 * is none. The value stays while the router navigates, and follows another link opened in the same tab.
 *
 * It is read in the task that hydrates the page. After a later effect, a quick press would send a form without it.
 */
export function useAddressSecret(name: 'token' | 'key'): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useLayoutEffect(() => {
    const read = () => {
      const found = new URLSearchParams(location.hash.slice(1)).get(name);
      setSecret((before) => found ?? before ?? '');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [name]);
  return secret;
}
