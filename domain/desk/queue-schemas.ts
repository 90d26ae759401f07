import { z } from 'zod';
import { instantSchema, moneySchema } from '../schemas';
import { queueParts, queueStates } from './queue';

/** Query of `GET /api/desk/queue`. Without a state: what waits for the desk now. */
export const queueQuerySchema = z.strictObject({
  part: z.enum(queueParts),
  state: z.enum([...queueStates.inbound, ...queueStates.outbound, ...queueStates.money]).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A trade in a queue, oldest first. */
export const queueItemSchema = z.strictObject({
  trade: z.string(),
  number: z.string(),
  market: z.string(),
  part: z.enum(queueParts),
  state: z.string(),
  /** In this state since; the queue's order. */
  since: instantSchema,
  /**
   * By when it should go on: the desk's own word, or the person's time to post, decide or pay; null where there is
   * none.
   */
  due: instantSchema.nullable(),
  /** Waits for the desk, not for the person, the post or the bank. */
  ready: z.boolean(),
  /** Copies of the leg (those to grade and those to pack); `done`: graded. */
  books: z.int(),
  done: z.int(),
  parcels: z.strictObject({ sent: z.int(), arrived: z.int() }),
  /** What is to be paid out or back, is disputed or warned of; null in the other parts. */
  amount: moneySchema.nullable(),
});
export const queueSchema = z.strictObject({ items: z.array(queueItemSchema), nextCursor: z.string().nullable() });

const countsOfPart = z.strictObject({
  /** Those that wait for the desk. */
  ready: z.int(),
  /** Open trades by state; a state without any is left out. */
  states: z.record(z.string(), z.int()),
});
export const deskCountsSchema = z.strictObject({ inbound: countsOfPart, outbound: countsOfPart, money: countsOfPart });

/** Query of `GET /api/desk/scan`: what a hand scanner read, or what was typed. */
export const scanQuerySchema = z.strictObject({ code: z.string().trim().min(1).max(64) });
const tradeRefSchema = z.strictObject({ trade: z.string(), number: z.string() });
export const scanSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('parcel'),
    ...tradeRefSchema.shape,
    code: z.string(),
    parcel: z.int(),
    receivedAt: instantSchema.nullable(),
    /** Of the trade's inbound leg. */
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
    /** Copies of it in parcels that are being graded: which trade's line waits for this book. */
    waiting: z.array(z.strictObject({ ...tradeRefSchema.shape, line: z.int() })),
  }),
  z.strictObject({ kind: z.literal('unknown'), code: z.string() }),
]);

export type QueueQuery = z.infer<typeof queueQuerySchema>;
export type QueueItem = z.infer<typeof queueItemSchema>;
export type DeskCounts = z.infer<typeof deskCountsSchema>;
export type Scan = z.infer<typeof scanSchema>;
