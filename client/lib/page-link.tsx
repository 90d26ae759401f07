import { Link, type LinkComponentProps, type LinkOptions, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';

const exactPage = { exact: true, includeSearch: false };
const noProps = {};

const linkOf = (props: object) => <Link to="." activeOptions={exactPage} activeProps={noProps} {...props} />;

/** Path of a route, as it is written in a link. A computed text is refused, because nothing could check it. */
type PagePath<To extends string> = string extends To ? never : To;

type LinkProps<To extends string> = LinkComponentProps<'a', RegisteredRouter, string, To, string, ''>;

type PageLinkComponent = <const To extends string>(
  props: LinkProps<To> & { readonly to: PagePath<To> },
) => ReactElement;

/**
 * Link to a page of the shop: `to` is a route's path, `params` and `search` are those of the route. The router adds the
 * language. The link has `aria-current="page"` on exactly that page. `preload={false}` belongs to pages of one person.
 */
export const PageLink: PageLinkComponent = linkOf;

declare const checked: unique symbol;

/** Target of a link that is written in another place than the link. Only `pageTarget` makes one. */
export interface PageTarget {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly [checked]: true;
}

/** Returns the target of a link, whose path, parameters and search are checked here. */
export function pageTarget<const To extends string>(
  target: LinkOptions<RegisteredRouter, string, To> & { readonly to: PagePath<To> },
): PageTarget {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only this function makes the brand
  return target as unknown as PageTarget;
}

export interface TargetLinkProps extends Omit<LinkProps<'.'>, 'to' | 'params' | 'search' | 'hash' | 'target'> {
  readonly target: PageTarget;
}

/** Link to a target that was checked where it was written. */
export function TargetLink({ target, ...anchor }: TargetLinkProps) {
  return linkOf({ ...anchor, ...target });
}
