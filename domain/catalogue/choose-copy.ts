import type { Grade } from '../grade';

/** Grades from the best choice for the money to the last: very good, else the next better one, else a worse one. */
const gradesByPreference: readonly Grade[] = ['very-good', 'like-new', 'new', 'good', 'acceptable'];

/**
 * Returns the copy that is chosen before a person chooses: among those in stock the first of `gradesByPreference`, or
 * undefined when all are sold out.
 * @see docs/product.md#searching
 */
export function chooseCopy<Copy extends { readonly grade: Grade; readonly available: number }>(
  copies: readonly Copy[],
): Copy | undefined {
  for (const grade of gradesByPreference) {
    const inStock = copies.find((copy) => copy.grade === grade && copy.available > 0);
    if (inStock !== undefined) return inStock;
  }
  return undefined;
}
