/** Slugs of the shop's own pages at `/{lng}/{slug}`. This module needs no zod, since the client loads it. */
export const pageSlugs = [
  'about',
  'how-it-works',
  'contact',
  'shipping',
  'returns',
  'grading',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
  'legal-guarantee',
] as const;
