import { pageSlugs } from '../../domain/pages/schemas';

const publicShapes = [
  /^\/[a-z]{2}\/?$/,
  /^\/[a-z]{2}\/(search|bulk-scanning|faq)\/?$/,
  new RegExp(`^/[a-z]{2}/(${pageSlugs.join('|')})/?$`),
  /^\/[a-z]{2}\/books\/[^/]+(\/[^/]*)?\/?$/,
  /^\/[a-z]{2}\/(authors|subjects)\/[^/]+\/?$/,
];

/** Query parameters that change what a public page shows; all others are ignored by its cache key. */
export const shownParameters = ['q', 'language', 'subject', 'author', 'format', 'grade', 'min', 'max', 'in_stock', 'sort', 'cursor'] as const;

/** Whether a page is the same for everyone who shares language and market. */
export function isPublicPage(url: URL): boolean {
  return publicShapes.some((shape) => shape.test(url.pathname));
}
