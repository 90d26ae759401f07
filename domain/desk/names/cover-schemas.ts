import { z } from 'zod';
import { instantSchema } from '../../schemas';

/** The cover of an edition. `picture` is null where the shop draws it. */
export const deskCoverSchema = z.strictObject({
  isbn: z.string(),
  title: z.string(),
  /** Address of what the shop shows. */
  cover: z.string(),
  picture: z.strictObject({ hash: z.string(), changedAt: instantSchema }).nullable(),
});
/** `seen`: hash of the picture on the page; `none` for a drawn cover. A change fails if another clerk was faster. */
export const coverSeenSchema = z.strictObject({ seen: z.string().regex(/^(?:none|[0-9a-f]{16})$/) });
export type DeskCover = z.infer<typeof deskCoverSchema>;
