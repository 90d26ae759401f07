import type { PageSlug } from '../../../domain/pages/schemas';

// The schema's own list would bring zod into the browser; that none is missing or too much, the type says.
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
};

/** The page of exactly this address; null where it is none. */
export const pageOf = (slug: string): PageSlug | null =>
  Object.hasOwn(slugs, slug) ? (Object.keys(slugs).find((each): each is PageSlug => each === slug) ?? null) : null;
