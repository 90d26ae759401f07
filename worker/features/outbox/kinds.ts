import { z } from 'zod';

const originSchema = z.url();

/** What can be told, and what its row must carry. Rows name things; words and figures are read when the mail is written. */
export const outboxPayloads = {
  /** Somebody registered. Whether the mail is known already is found out only when the mail is written. */
  'confirm-account': z.strictObject({ registration: z.string(), origin: originSchema }),
  /** `path`: of the trade's page, language included; for a guest with the key in it. */
  'trade-placed': z.strictObject({ trade: z.string(), path: z.string().startsWith('/'), origin: originSchema }),
} as const;

export type OutboxKind = keyof typeof outboxPayloads;
export type OutboxPayload<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;
