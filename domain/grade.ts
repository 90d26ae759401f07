/** Grades of copies, best first. Only the shop's own purchases are `new`. */
export const grades = ['new', 'like-new', 'very-good', 'good', 'acceptable'] as const;
export type Grade = (typeof grades)[number];

/** Grades that people can give, best first. */
export const usedGrades = ['like-new', 'very-good', 'good', 'acceptable'] as const;
export type UsedGrade = (typeof usedGrades)[number];

/** Returns whether a grade is one that people can give. */
export function isUsed(grade: Grade): grade is UsedGrade {
  return grade !== 'new';
}

/**
 * Condition that counts before the person has said one: in prices that the shop shows, in the sell list and in
 * scanning. The shop asks for the real one once (decision 075).
 */
export const usualGrade: UsedGrade = 'very-good';

/** Returns the key of a stock item, for maps: its edition and its grade. */
export function stockKey({ isbn, grade }: { readonly isbn: string; readonly grade: Grade }): string {
  return `${isbn} ${grade}`;
}
