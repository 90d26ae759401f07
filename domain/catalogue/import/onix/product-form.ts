import type { Format } from '../../schemas';

/** Forms of printed books with the shop's binding. The first letters that match count. @see ONIX code list 150 */
const forms: readonly (readonly [string, Format])[] = [
  ['BB', 'hardcover'],
  ['BG', 'hardcover'],
  ['BC', 'paperback'],
  ['B', 'other'],
  // Several items sold as one: boxes and slipcases.
  ['SA', 'other'],
  ['SB', 'other'],
  ['SC', 'other'],
  ['SD', 'other'],
  // Printed matter with an ISBN: postcard books, notebooks.
  ['PA', 'other'],
  ['PJ', 'other'],
  ['PR', 'other'],
];

/** Details that say that a paperback has a pocket size. @see ONIX code list 175 */
const pocketDetails: ReadonlySet<string> = new Set(['B101', 'B104', 'B107', 'B111', 'B112', 'B113', 'B114']);

/** Undefined product form: the publisher has not decided yet. */
const undefinedForm = '00';

/** Returns the binding of a product form; null: not defined yet; `no-book`: audio, digital, games and the like. */
export function formatOfForm(form: string, details: readonly string[]): Format | null | 'no-book' {
  if (form === '' || form === undefinedForm) return null;
  const format = forms.find(([start]) => form.startsWith(start))?.[1] ?? 'no-book';
  return format === 'paperback' && details.some((detail) => pocketDetails.has(detail)) ? 'pocket' : format;
}
