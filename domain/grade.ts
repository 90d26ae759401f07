/** Condition of a copy, best first. `new` comes only from the shop's own purchases. */
export const grades = ['new', 'like-new', 'very-good', 'good', 'acceptable'] as const;
export type Grade = (typeof grades)[number];

/** The grades that people give, best first. */
export const usedGrades = ['like-new', 'very-good', 'good', 'acceptable'] as const;
export type UsedGrade = (typeof usedGrades)[number];

export function isUsed(grade: Grade): grade is UsedGrade {
  return grade !== 'new';
}
