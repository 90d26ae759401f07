/** The shop's own pages, each at `/{lng}/{slug}`. Without zod, so that the browser can have the list. */
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
] as const;
