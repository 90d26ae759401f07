import { z } from 'zod';
import { nameLimits } from '../../policy/catalogue-names';
import { historyEntrySchema } from '../catalogue/catalogue-schemas';
import { listedWorkSchema } from './work-schema';

/** A name with a letter or a number. */
export const newNameSchema = z
  .string()
  .trim()
  .max(nameLimits.length)
  .regex(/[\p{L}\p{N}]/u);

/** Authors that a look-up finds, with some of their titles to tell them apart. */
export const deskAuthorsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      name: z.string(),
      names: z.array(z.string()),
      editions: z.int(),
      titles: z.array(z.string()),
    }),
  ),
});

/** An author as the desk sees it. Spellings that differ in accents and case only are one author. */
export const deskAuthorSchema = z.strictObject({
  /** As most of the books print it. */
  name: z.string(),
  spellings: z.array(z.strictObject({ name: z.string(), editions: z.int() })),
  /** Names in other scripts and spellings. */
  names: z.array(z.string()),
  editions: z.int(),
  /** The most wanted ones. */
  works: z.array(listedWorkSchema),
  /** Whether the author has more books than were counted. */
  isCut: z.boolean(),
  history: z.array(historyEntrySchema),
});

/** Gives an author a new name in all books. `keepOld`: searches still find the old one. */
export const authorRenameSchema = z.strictObject({
  to: newNameSchema,
  keepOld: z.boolean(),
  /** Whether the new name may be that of another author, whose books then join. */
  merge: z.boolean(),
});
export const otherNameSchema = z.strictObject({ name: newNameSchema });

export type DeskAuthors = z.infer<typeof deskAuthorsSchema>;
export type DeskAuthor = z.infer<typeof deskAuthorSchema>;
export type AuthorRename = z.infer<typeof authorRenameSchema>;
