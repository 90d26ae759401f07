import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Prose, type ProseProps } from '../ui/text/prose';
import { language } from './language';

/** Text of the shop's own from the API: its links to our pages lead there without a full load. */
export function ShopText(props: Omit<ProseProps, 'onClick'>) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const href = ownPage(event);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <Prose {...props} onClick={follow} />;
}

/** Where a press leads when it is a plain one on a link to a page in this language; null leaves it to the browser. */
function ownPage(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const { pathname, search, hash } = link;
  return pathname === `/${language()}` || pathname.startsWith(`/${language()}/`) ? pathname + search + hash : null;
}
