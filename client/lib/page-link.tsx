import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /**
   * Path behind the language, percent-encoded as `bookPath` returns it: `/`, `/search`, `/books/9780141439587/emma`.
   */
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number | undefined>>;
  readonly hash?: string;
  /** Keeps the scroll position, for changes within a page. */
  readonly keepScroll?: boolean;
  readonly replace?: boolean;
  /** With `false`, nothing is prefetched on hover. For pages of one person. */
  readonly ahead?: boolean;
}

/** Link to a page of the shop in the language of this page. It has `aria-current="page"` on exactly that page. */
export function PageLink({
  to,
  search,
  hash,
  keepScroll = false,
  replace = false,
  ahead = true,
  ...anchor
}: PageLinkProps) {
  return (
    <Link
      {...anchor}
      to={to}
      search={search ?? {}}
      {...(hash === undefined ? {} : { hash })}
      resetScroll={!keepScroll}
      replace={replace}
      preload={ahead ? 'intent' : false}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
    />
  );
}
