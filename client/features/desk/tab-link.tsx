import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '../../lib/language';

export interface TabLinkProps {
  /** Path behind the language. */
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/**
 * Link to another view of the same page. The router would mark all of these links as current, because they share a
 * path.
 */
export function TabLink({ to, search, isHere, children }: TabLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ to, search, resetScroll: false });
  };
  return (
    <a
      href={`${addressOf(to)}?${new URLSearchParams(search).toString()}`}
      aria-current={isHere ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  );
}
