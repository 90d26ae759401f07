import { languages, type Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';

/** Facts of a page that its head needs. */
export interface HeadContext {
  readonly origin: string;
  readonly language: Language;
}

export interface PageHead {
  /** Title without the shop's name, which is appended. The start page gives its whole title and `isWholeTitle`. */
  readonly title: string;
  readonly isWholeTitle?: boolean;
  readonly description: string;
  /** Path of the canonical address behind the language, percent-encoded: `` (start), `/books/978…/emma`. */
  readonly path: string;
  readonly context: HeadContext;
  /** Address of a picture, absolute or from the root. */
  readonly image?: string;
  /** Excludes the page from search engines, as all personal pages and searches. */
  readonly noindex?: boolean;
  /** Structured data of schema.org, one object or several. */
  readonly jsonLd?: object | readonly object[];
}

/** Returns a route's head: title, description, canonical, hreflang links, Open Graph, robots, JSON-LD. */
export function pageHead({
  title,
  isWholeTitle = false,
  description,
  path,
  context,
  image,
  noindex = false,
  jsonLd,
}: PageHead) {
  const { origin, language } = context;
  const shop = m.shell_shop_name();
  const fullTitle = isWholeTitle ? title : m.shell_page_title({ title, shop });
  const address = (lng: Language) => `${origin}/${lng}${path === '/' ? '' : path}`;
  const picture = image === undefined ? `${origin}/icon-512.png` : new URL(image, origin).href;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address(language) },
      { property: 'og:image', content: picture },
      { property: 'og:type', content: path.startsWith('/books/') ? 'book' : 'website' },
      { property: 'og:site_name', content: shop },
      { property: 'og:locale', content: language },
    ],
    links: [
      { rel: 'canonical', href: address(language) },
      ...languages.map((lng) => ({ rel: 'alternate', hrefLang: lng, href: address(lng) })),
      { rel: 'alternate', hrefLang: 'x-default', href: `${origin}${path === '/' || path === '' ? '/' : path}` },
    ],
    scripts: jsonLd === undefined ? [] : [{ type: 'application/ld+json', children: safeJson(jsonLd) }],
  };
}

/**
 * Returns the head of a page whose address holds a secret: no other site gets the address. The shop itself gets it,
 * because browsers otherwise send a form without its origin.
 */
export function referrerForShopOnly({ meta, ...head }: ReturnType<typeof pageHead>) {
  return { ...head, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}

/** Returns JSON for a `<script>` element, in which no `<` can end the element or open a comment. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
