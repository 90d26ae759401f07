/** Subjects of the shop: a closed list with messages (`subject_…`). Imports map other names onto it. */
export const subjects = [
  'fiction',
  'classics',
  'crime',
  'thriller',
  'fantasy',
  'science-fiction',
  'historical',
  'romance',
  'horror',
  'young-adult',
  'children',
  'comics',
  'poetry',
  'drama',
  'short-stories',
  'biography',
  'memoir',
  'history',
  'politics',
  'philosophy',
  'religion',
  'psychology',
  'science',
  'nature',
  'travel',
  'food',
  'art',
  'essays',
  'humour',
  'business',
  'self-help',
  'language',
] as const;
export type Subject = (typeof subjects)[number];

/** Returns whether a text is a subject of the shop. */
export function isSubject(value: string): value is Subject {
  return subjects.some((subject) => subject === value);
}
