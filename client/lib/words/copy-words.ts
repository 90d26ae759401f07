import type { Grade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';

const copies: Record<Grade, () => string> = {
  new: m.copy_new,
  'like-new': m.copy_like_new,
  'very-good': m.copy_very_good,
  good: m.copy_good,
  acceptable: m.copy_acceptable,
};

/** Returns the grade beside a price, within a line: "used, very good". */
export const copyWords = (grade: Grade): string => copies[grade]();
