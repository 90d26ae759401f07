import { useEffect, useState } from 'react';
import { ApiProblem, read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** State of a reset link: `unknown` until the answer, `retryAfter` in seconds. */
export type ResetLinkState =
  | { readonly kind: 'unknown' | 'valid' | 'invalid' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfter: number };

/**
 * Asks whether a reset link is valid, so that no password is typed for an invalid one. Without an answer the form
 * stays, and sending it reports the same. `token` is null until hydration.
 */
export function useResetLink(token: string | null): ResetLinkState {
  const api = useApi();
  const [link, setLink] = useState<ResetLinkState>({ kind: 'unknown' });
  useEffect(() => {
    if (token === null) return undefined;
    let isLatest = true;
    void read(api['password-resets'].links.$post({ json: { token } }))
      .then(() => ({ kind: 'valid' }) as const, stateOf)
      .then((state) => {
        if (isLatest) setLink(state);
      });
    return () => {
      isLatest = false;
    };
  }, [api, token]);
  return link;
}

function stateOf(error: unknown): ResetLinkState {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown' };
  if (error.code === 'link-invalid' || error.code === 'invalid-input') return { kind: 'invalid' };
  const { retryAfter } = error.facts;
  if (error.code !== 'too-many-attempts') return { kind: 'unknown' };
  return { kind: 'too-many-attempts', retryAfter: typeof retryAfter === 'number' ? retryAfter : 60 };
}
