import type { Page, PageSlug } from '../../../domain/pages/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

const kinds: Partial<Record<PageSlug, string>> = { about: 'AboutPage', contact: 'ContactPage' };

/** Returns the head of one of the shop's pages, with its schema.org description. */
export function pageHeadOf(page: Page, context: HeadContext) {
  const path = `/${page.slug}`;
  const shop = {
    '@type': 'Organization',
    name: m.shell_shop_name(),
    url: context.origin,
    logo: `${context.origin}/icon-512.png`,
  };
  return pageHead({
    title: page.title,
    description: page.description,
    path,
    context,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': kinds[page.slug] ?? 'WebPage',
      url: `${context.origin}/${context.language}${path}`,
      name: page.title,
      description: page.description,
      inLanguage: page.language,
      dateModified: page.changed,
      publisher: shop,
      ...(page.slug in kinds ? { mainEntity: shop } : {}),
    },
  });
}
