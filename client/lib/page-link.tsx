import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { language } from './language';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Path behind the language, percent-encoded as `bookPath` gives it: `/`, `/search`, `/books/9780141439587/emma`. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number | undefined>>;
  readonly hash?: string;
  /** Keep the scroll: for changes within a page. */
  readonly keepScroll?: boolean;
  readonly replace?: boolean;
  /** `false`: nothing is fetched ahead on hover; for pages of one person. */
  readonly ahead?: boolean;
}

/** A link to one of our pages, in the language of this one. Marks itself `aria-current="page"` on exactly that page. */
export function PageLink({
  to,
  search,
  hash,
  keepScroll = false,
  replace = false,
  ahead = true,
  ...anchor
}: PageLinkProps) {
  const path: string = `/${language()}${to === '/' ? '' : to}`;
  return (
    <Link
      {...anchor}
      to={path}
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
