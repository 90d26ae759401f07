import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { faqQuestionSchema } from '../faq/schemas';
import { marketCodes } from '../market/market-codes';
import { pageSlugSchema } from '../pages/schemas';
import { offerAnswerSchema } from '../pricing/schemas';
import { gradeSchema, instantSchema, languageSchema, moneySchema } from '../schemas';
import { tradeSummarySchema } from '../trades/schemas';
import { concerns } from './concerns';

/** Tools of the assistant; each acts with the rights of the person who asks. */
export const chatTools = [
  'search-books',
  'get-offers',
  'list-trades',
  'find-answers',
  'propose-line',
  'hand-over',
] as const;

/** Result of a tool, drawn by the shop's own components. Amounts are those of the moment of the answer. */
export const chatCardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('books'),
    items: z.array(bookCardSchema).max(6),
    count: z.int(),
    atLeast: z.boolean(),
    /** Query of the search page with all results: `language=de&subject=crime&max=600`. */
    search: z.string(),
  }),
  z.strictObject({
    kind: z.literal('offers'),
    items: z.array(offerAnswerSchema).max(20),
    more: z.int(),
    /** The items are editions of one book, of which the person has one. */
    isOneBook: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('trades'),
    signedIn: z.boolean(),
    items: z.array(tradeSummarySchema).max(5),
    more: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('answers'),
    items: z.array(faqQuestionSchema).max(3),
    pages: z.array(z.strictObject({ slug: pageSlugSchema, title: z.string(), description: z.string() })).max(2),
  }),
  z.strictObject({
    kind: z.literal('proposal'),
    /** `cart`: the person buys it at the price; `basket`: the person sells it for the offer. */
    list: z.enum(['cart', 'basket']),
    book: bookCardSchema,
    grade: gradeSchema,
    quantity: z.int().min(1).max(20),
    amount: moneySchema,
    state: z.enum(['open', 'done']),
  }),
  /** Hand-over to the shop's staff: when the person agrees, the conversation is mailed to the shop. */
  z.strictObject({ kind: z.literal('hand-over'), state: z.enum(['offered', 'sent', 'declined']) }),
  /** Help for a person in distress; the page reads the numbers of `place` from `help-lines.ts`. */
  z.strictObject({ kind: z.literal('help'), concern: z.enum(concerns), place: z.enum([...marketCodes, 'other']) }),
]);

export const chatMessageSchema = z.strictObject({
  id: z.string().max(64),
  seq: z.int(),
  role: z.enum(['person', 'assistant']),
  language: languageSchema,
  /** Plain text, never HTML; paragraphs are separated by empty lines. */
  text: z.string(),
  state: z.enum(['writing', 'done', 'stopped', 'failed']),
  /** Writer of an answer; null for a message of the person. */
  by: z.enum(['built-in', 'model']).nullable(),
  /** The language model failed, and the built-in assistant answered instead. */
  fellBack: z.boolean(),
  /** Tools used for the answer, in order, each once. */
  looked: z.array(z.enum(chatTools)),
  cards: z.array(chatCardSchema).max(8),
  at: instantSchema,
});

export const conversationSchema = z.strictObject({
  id: z.string(),
  language: languageSchema,
  startedAt: instantSchema,
  lastAt: instantSchema,
});
/** Answer of `GET /api/chat`: the person's own conversations, newest first. */
export const conversationListSchema = z.strictObject({ items: z.array(conversationSchema), nextCursor: z.null() });

/** WebSocket frames (JSON) from a page. The page makes `id`: a message that is sent twice counts once. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('say'), id: z.uuid(), text: z.string().max(8_000), language: languageSchema }),
  z.strictObject({ type: z.literal('stop') }),
  /** Requests another answer to the person's last message. */
  z.strictObject({ type: z.literal('again'), language: languageSchema }),
  /** The page has added a proposal to the list through the list's API. */
  z.strictObject({ type: z.literal('done'), message: z.string().max(64), card: z.int().min(0).max(7) }),
  /** Answer to an offered hand-over; a guest sends a mail address for the reply. */
  z.strictObject({
    type: z.literal('hand-over'),
    message: z.string().max(64),
    card: z.int().min(0).max(7),
    agreed: z.boolean(),
    email: z.string().max(254).optional(),
  }),
]);

/** WebSocket frames to a page. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  /** First frame of each connection: the whole history. */
  z.strictObject({
    type: z.literal('hello'),
    messages: z.array(chatMessageSchema),
    model: z.boolean(),
    signedIn: z.boolean(),
  }),
  /** A new or changed message, complete. */
  z.strictObject({ type: z.literal('message'), message: chatMessageSchema }),
  /** Next chunk of an answer; `from` is the length of the text before it, so that a gap is noticed. */
  z.strictObject({ type: z.literal('text'), id: z.string(), from: z.int(), text: z.string() }),
  /** A refusal; `id` is the id of the refused message, if there is one. */
  z.strictObject({
    type: z.literal('problem'),
    code: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    id: z.string().nullable(),
  }),
  /** The conversation was erased; the page begins a new one. */
  z.strictObject({ type: z.literal('erased') }),
]);

export type ChatTool = (typeof chatTools)[number];
export type ChatCard = z.infer<typeof chatCardSchema>;
/** Cards made by tools; the card `help` is not. */
export type ToolCard = Exclude<ChatCard, { kind: 'help' }>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
export type ClientFrame = z.infer<typeof clientFrameSchema>;
export type ServerFrame = z.infer<typeof serverFrameSchema>;
