import type { PageSlug } from '../../../domain/pages/schemas';

// The schema's own list would bring zod into the browser. The type ensures that this list is complete.
const slugs: Readonly<Record<PageSlug, true>> = {
  about: true,
  'how-it-works': true,
  contact: true,
  shipping: true,
  returns: true,
  grading: true,
  terms: true,
  privacy: true,
  imprint: true,
  accessibility: true,
  'legal-guarantee': true,
};

/** Returns the slug of exactly this address, or null. */
export const slugOfPath = (slug: string): PageSlug | null =>
  Object.hasOwn(slugs, slug) ? (Object.keys(slugs).find((each): each is PageSlug => each === slug) ?? null) : null;
