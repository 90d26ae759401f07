import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { language } from './language';
import { isPlainClick } from './plain-click';

/** Returns a click listener for HTML of the shop's texts. Links to pages of the shop then open without a full load. */
export function useShopLinks(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    const href = shopPageOf(event);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}

/**
 * Returns the target of a plain click on a link to a page in this language. Returns null for all other clicks, which
 * the browser handles.
 */
function shopPageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return null;
  const opensInThisTab = link.target === '' && !link.hasAttribute('download');
  if (!opensInThisTab || link.origin !== location.origin) return null;
  const { pathname, search, hash } = link;
  return pathname === `/${language()}` || pathname.startsWith(`/${language()}/`) ? pathname + search + hash : null;
}
