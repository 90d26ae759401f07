/** The shop's subjects: a closed list, named in the messages (`subject_…`). Imports are mapped onto it. */
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
  'business',
  'self-help',
  'language',
] as const;
export type Subject = (typeof subjects)[number];

export function isSubject(value: string): value is Subject {
  return subjects.some((subject) => subject === value);
}
