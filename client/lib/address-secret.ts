import { useEffect, useState } from 'react';

/** Tokens and keys of mailed links: base64url. Anything else in their place is no secret of the shop. */
const secretShape = /^[\w-]{16,200}$/;

/** Whether a value of an address looks like a secret of a mailed link. */
export const isSecret = (value: unknown): value is string => typeof value === 'string' && secretShape.test(value);

/**
 * Returns a secret of an older mail, which stands in the query (`?token=…`), as a fragment of today's links; or null.
 */
export function fragmentOf(name: 'token' | 'key', value: unknown): string | null {
  return isSecret(value) ? `${name}=${value}` : null;
}

/**
 * Returns the secret in the address's fragment (`#token=…`), which no server sees. Null until the page is alive; empty
 * where there is none. It stays known while the router leads on, and follows another link opened in the same tab.
 */
export function useAddressSecret(name: 'token' | 'key'): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
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
