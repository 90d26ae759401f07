import type { DescriptionEdit } from '../../../../domain/desk/catalogue/catalogue-schemas';
import type { Language } from '../../../../domain/language';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { changeBooks } from '../books/change-books';
import type { Books } from '../books/read-books';
import { requireUnchanged } from '../books/require-unchanged';
import { requireWork } from './require-work';

/** Returns the description of a work in a language, or null. */
export function descriptionIn({ descriptions }: Books, work: string, language: string): string | null {
  return descriptions.find((row) => row.work === work && row.language === language)?.text ?? null;
}

/** Returns books with another description of a work in a language. Null removes it. */
export function withDescription(books: Books, work: string, language: string, text: string | null): Books {
  const others = books.descriptions.filter((row) => row.work !== work || row.language !== language);
  return { ...books, descriptions: text === null ? others : [...others, { work, language, text }] };
}

/**
 * Writes the description of a work in a language of the shop, or removes it. For staff only.
 * @throws `not-found`, `state-moved` {fields} when it has changed since the clerk saw it
 */
export async function describeWork(
  ctx: Ctx,
  { work, language }: { readonly work: string; readonly language: Language },
  { seen, text }: DescriptionEdit,
): Promise<void> {
  const account = requireRole(ctx, 'staff');
  await changeBooks(ctx, account, { works: [work] }, (books) => {
    requireWork(books, work);
    requireUnchanged({ descriptions: { seen, value: text } }, { descriptions: descriptionIn(books, work, language) });
    return withDescription(books, work, language, text);
  });
}
