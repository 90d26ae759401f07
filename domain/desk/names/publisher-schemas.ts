import { z } from 'zod';
import { readPublisherContact } from '../../catalogue/import/publisher-contact';
import { newNameSchema } from './author-schemas';
import { historyEntrySchema } from '../catalogue/catalogue-schemas';
import { listedWorkSchema } from './work-schema';

/** Publishers that a look-up finds. */
export const deskPublishersSchema = z.strictObject({
  items: z.array(z.strictObject({ name: z.string(), editions: z.int(), hasContact: z.boolean() })),
});

/** Publishers with copies for sale and without addresses. Source: Regulation (EU) 2023/988, art. 19. */
export const contactsMissingSchema = z.strictObject({
  /** Those with the most copies, at most a page of them. */
  items: z.array(z.strictObject({ name: z.string(), editions: z.int(), copies: z.int() })),
  publishers: z.int(),
  copies: z.int(),
  /** Copies of editions that name no publisher. */
  unnamed: z.int(),
});

export const contactSchema = z
  .strictObject({ postal: z.string().trim(), electronic: z.string().trim(), responsible: z.string().trim().nullable() })
  .refine(
    ({ postal, electronic, responsible }) =>
      typeof readPublisherContact(postal, electronic, responsible ?? '') === 'object',
  );
const storedContactSchema = z.strictObject({
  postal: z.string(),
  electronic: z.string(),
  responsible: z.string().nullable(),
});

export const deskPublisherSchema = z.strictObject({
  name: z.string(),
  editions: z.int(),
  /** Copies for sale. */
  copies: z.int(),
  contact: storedContactSchema.nullable(),
  /** Names of other publishers that differ in accents, case or punctuation only. */
  spellings: z.array(z.string()),
  /** The most wanted ones. */
  works: z.array(listedWorkSchema),
  history: z.array(historyEntrySchema),
});

/** Writes the addresses of a publisher; null removes them. `seen`: those on the page, so that none is overwritten. */
export const contactChangeSchema = z.strictObject({
  contact: contactSchema.nullable(),
  seen: storedContactSchema.nullable(),
});
/** Gives a publisher a new name. `merge`: the name may be that of another publisher, whose books then join. */
export const publisherRenameSchema = z.strictObject({ to: newNameSchema, merge: z.boolean() });

export type DeskPublishers = z.infer<typeof deskPublishersSchema>;
export type ContactsMissing = z.infer<typeof contactsMissingSchema>;
export type DeskPublisher = z.infer<typeof deskPublisherSchema>;
export type ContactChange = z.infer<typeof contactChangeSchema>;
export type PublisherRename = z.infer<typeof publisherRenameSchema>;
