import type { Grade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';

const names: Record<Grade, () => string> = {
  new: m.grade_new,
  'like-new': m.grade_like_new,
  'very-good': m.grade_very_good,
  good: m.grade_good,
  acceptable: m.grade_acceptable,
};
const hints: Record<Grade, () => string> = {
  new: m.grade_new_hint,
  'like-new': m.grade_like_new_hint,
  'very-good': m.grade_very_good_hint,
  good: m.grade_good_hint,
  acceptable: m.grade_acceptable_hint,
};
/** Returns the name of a grade as a label: "Very good". */
export const gradeName = (grade: Grade): string => names[grade]();
/** Returns the meaning of a grade in half a line. */
export const gradeHint = (grade: Grade): string => hints[grade]();
