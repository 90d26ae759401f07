import { useEffect, type ReactNode } from 'react';

/**
 * Marks the document with `data-alive` after the first hydration commit, for journeys and screenshots. It wraps the
 * page: a sibling of the router would change React's id tree, and ids would differ from the server's HTML.
 */
export function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'yes';
  }, []);
  return children;
}
