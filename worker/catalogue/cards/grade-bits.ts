import { grades, type Grade } from '../../../domain/grade';

/** The grades of `editions.grades`: new 1, like-new 2, very-good 4, good 8, acceptable 16. */
export function gradeBit(grade: Grade): number {
  return 1 << grades.indexOf(grade);
}

/** The worst grade in a bitmask, which is the cheapest; null for none. */
export function worstGrade(bits: number): Grade | null {
  return grades.findLast((grade) => (bits & gradeBit(grade)) !== 0) ?? null;
}

/** SQL: the bit of the column `grade`. */
export const gradeBitSql = `CASE grade ${grades.map((grade) => `WHEN '${grade}' THEN ${gradeBit(grade)}`).join(' ')}
  END`;
