import { z } from 'zod';
import { instantSchema, moneySchema } from '../schemas';
import { queueParts, queueStates } from './queue';

/** Query of `GET /api/desk/queue`; without a state, trades that wait for staff. */
export const queueQuerySchema = z.strictObject({
  part: z.enum(queueParts),
  state: z.enum([...queueStates.inbound, ...queueStates.outbound, ...queueStates.money]).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A trade in a queue. */
export const queueItemSchema = z.strictObject({
  trade: z.string(),
  number: z.string(),
  market: z.string(),
  part: z.enum(queueParts),
  state: z.string(),
  /** Instant since which it has this state; queues are ordered by it. */
  since: instantSchema,
  /** Deadline of staff, or of the person to post, decide or pay; null: there is none. */
  due: instantSchema.nullable(),
  /** It waits for staff, not for the person, the post or the bank. */
  ready: z.boolean(),
  /** Number of the leg's copies, and of those that are graded. */
  books: z.int(),
  done: z.int(),
  parcels: z.strictObject({ sent: z.int(), arrived: z.int() }),
  /** Amount to pay out or refund, or of the dispute or warning; null in other parts. */
  amount: moneySchema.nullable(),
});
export const queueSchema = z.strictObject({ items: z.array(queueItemSchema), nextCursor: z.string().nullable() });

const countsOfPart = z.strictObject({
  /** Number of trades that wait for staff. */
  ready: z.int(),
  /** Number of open trades by state; states without trades are left out. */
  states: z.record(z.string(), z.int()),
});
export const deskCountsSchema = z.strictObject({
  inbound: countsOfPart,
  outbound: countsOfPart,
  money: countsOfPart,
  /** Number of books that people asked about and nobody has looked up. */
  asked: z.int(),
  /** Number of declarations of withdrawal that need a person. */
  declared: z.int(),
});

/** Query of `GET /api/desk/scan`: a scanned or typed code. */
export const scanQuerySchema = z.strictObject({ code: z.string().trim().min(1).max(64) });
const tradeRefSchema = z.strictObject({ trade: z.string(), number: z.string() });
export const scanSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('parcel'),
    ...tradeRefSchema.shape,
    code: z.string(),
    parcel: z.int(),
    receivedAt: instantSchema.nullable(),
    /** State of the inbound leg. */
    state: z.string(),
  }),
  z.strictObject({
    kind: z.literal('trade'),
    ...tradeRefSchema.shape,
    inbound: z.string().nullable(),
    outbound: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('book'),
    isbn: z.string(),
    title: z.string().nullable(),
    /** Trade lines with ungraded copies of this book in received parcels. */
    waiting: z.array(z.strictObject({ ...tradeRefSchema.shape, line: z.int() })),
  }),
  /** A parcel code with a wrong check letter, or without the one that it was given with. */
  z.strictObject({ kind: z.literal('mistyped'), code: z.string() }),
  z.strictObject({ kind: z.literal('unknown'), code: z.string() }),
]);

export type QueueQuery = z.infer<typeof queueQuerySchema>;
export type QueueItem = z.infer<typeof queueItemSchema>;
export type DeskCounts = z.infer<typeof deskCountsSchema>;
export type Scan = z.infer<typeof scanSchema>;
