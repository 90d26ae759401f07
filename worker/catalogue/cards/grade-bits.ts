import { grades, type Grade } from '../../../domain/grade';

/** Returns the bit of a grade in `editions.grades`: new 1, like-new 2, very-good 4, good 8, acceptable 16. */
export function gradeBit(grade: Grade): number {
  return 1 << grades.indexOf(grade);
}

/** Returns the bits of several grades together. */
export function gradeBits(some: readonly Grade[]): number {
  return some.reduce((bits, grade) => bits | gradeBit(grade), 0);
}

/** Returns the worst grade in a bitmask, which is the cheapest; null for an empty one. */
export function worstGrade(bits: number): Grade | null {
  return grades.findLast((grade) => (bits & gradeBit(grade)) !== 0) ?? null;
}

/** SQL of the bit of the column `grade`. */
export const gradeBitSql = `CASE grade ${grades.map((grade) => `WHEN '${grade}' THEN ${gradeBit(grade)}`).join(' ')}
  END`;
