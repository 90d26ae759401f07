import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';
import type { FaqPage } from './loaders';

/**
 * Returns the head of the questions; without a search with schema.org's FAQPage. Search engines do not index a search.
 */
export function faqHead({ q, faq }: FaqPage, context: HeadContext) {
  const described = q === '' && faq !== null;
  return pageHead({
    title: m.faq_title(),
    description: m.faq_description(),
    path: '/faq',
    context,
    noindex: q !== '',
    ...(described
      ? {
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            url: `${context.origin}/${context.language}/faq`,
            inLanguage: faq.language,
            mainEntity: faq.items.map(({ id, question, html }) => ({
              '@type': 'Question',
              url: `${context.origin}/${context.language}/faq#${id}`,
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: html },
            })),
          },
        }
      : {}),
  });
}
