import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { PageTarget } from '../../lib/page-link';
import { isPlainClick } from '../../lib/plain-click';

export interface TabLinkProps {
  readonly target: PageTarget;
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/**
 * Link to another view of the same page. The router would mark all of these links as current, because they share a
 * path.
 */
export function TabLink({ target, isHere, children }: TabLinkProps) {
  const router = useRouter();
  const openView = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ ...target, resetScroll: false });
  };
  return (
    <a
      href={router.buildLocation({ ...target }).publicHref}
      aria-current={isHere ? 'page' : undefined}
      onClick={openView}
    >
      {children}
    </a>
  );
}
