import { z } from 'zod';
import { mailAddressSchema } from '../../domain/accounts/schemas';
import { marketCodes } from '../../domain/market/market-codes';
import { languageSchema } from '../../domain/schemas';
import {
  inboundLegStates,
  outboundLegStates,
  settlementStates,
  type StatesOfParts,
  type TradePart,
} from '../../domain/trades/lifecycle/states';

const originSchema = z.url();

/** An event of an account's security: time, device and country, as codes; null means unknown. */
const happenedSchema = z.strictObject({
  account: z.string(),
  at: z.iso.datetime(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  country: z.string().nullable(),
  origin: originSchema,
});

/** Returns the schema of a step of one part of a trade. */
const tradeStepSchema = <Part extends TradePart, State extends StatesOfParts[Part]>(
  part: Part,
  states: readonly [State, ...State[]],
) => z.strictObject({ trade: z.string(), part: z.literal(part), from: z.enum(states), to: z.enum(states) });

/** Schemas of the payloads by kind. A row holds ids; words and amounts are read when the mail is written. */
export const outboxPayloads = {
  /** A person registered. The mail is written later, and only then the shop reads whether the address is known. */
  'confirm-account': z.strictObject({ registration: z.string(), origin: originSchema }),
  /** `path`: of the trade's page, language included; for a guest with the key in it. */
  'trade-placed': z.strictObject({ trade: z.string(), path: z.string().startsWith('/'), origin: originSchema }),
  /**
   * The person withdrew from the purchase; `withdrawal`: which time, by the trade's count. The mail confirms it at
   * once (EU 2023/2673).
   */
  withdrawn: z.strictObject({
    trade: z.string(),
    withdrawal: z.int(),
    path: z.string().startsWith('/'),
    origin: originSchema,
  }),
  /** A step of a trade; written in the batch of the step itself, mostly by the trigger `trade_events_tell`. */
  'trade-step': z.discriminatedUnion('part', [
    tradeStepSchema('inbound', inboundLegStates),
    tradeStepSchema('outbound', outboundLegStates),
    tradeStepSchema('settlement', settlementStates),
  ]),
  /** A deadline of a trade is near. The mail is sent only if the deadline still exists then. */
  'trade-reminder': z.strictObject({ trade: z.string(), about: z.enum(['post', 'decide', 'pay']) }),
  /** A refund by bank is due and its bank account is unknown. The mail is sent only if that is still true. */
  'refund-account': z.strictObject({ trade: z.string() }),
  /** The bank returned a transfer to the customer, and no event of the trade reports it. */
  'came-back': z.strictObject({ trade: z.string(), payout: z.string() }),
  /** A refund ended without an event of the settlement, because a payout is open beside it. */
  refunded: z.strictObject({ trade: z.string(), payout: z.string() }),
  /**
   * Somebody looks for a trade by its number and mail. Whether there is one is found out only when the mail is
   * written.
   */
  'find-trade': z.strictObject({ number: z.string(), email: mailAddressSchema, origin: originSchema }),
  /** Sends no mail. Applies a declaration of withdrawal to the order that it names, if there is one. */
  'apply-declaration': z.strictObject({ declaration: z.string(), origin: originSchema }),
  /** The receipt of a declaration of withdrawal, to the address that it names (EU 2023/2673). */
  'declaration-received': z.strictObject({ declaration: z.string(), origin: originSchema }),
  /** A person signed in from a device that is new to the account. */
  'new-device': happenedSchema,
  /** A signed-in person changed the password, and only this session stays. */
  'password-changed': happenedSchema,
  /** A person set a new password by a mailed link, which ended every session. */
  'password-reset': happenedSchema,
  /** A person asked for a link to set a new password. The mail address is looked up when the mail is written. */
  'reset-password': z.strictObject({ email: mailAddressSchema, origin: originSchema }),
  /** A passkey was added to an account or removed from it. `passkey` is the name that its person gave it. */
  'passkey-added': happenedSchema.extend({ passkey: z.string() }),
  'passkey-removed': happenedSchema.extend({ passkey: z.string() }),
  /** A person turned off the second factor of the account. */
  'second-factor-off': happenedSchema,
  /** A person downloaded the data of the account. */
  'data-exported': happenedSchema,
  /** A provider's sign-in was connected to an account or disconnected from it; `provider` is its name. */
  'sign-in-linked': happenedSchema.extend({ provider: z.string() }),
  'sign-in-unlinked': happenedSchema.extend({ provider: z.string() }),
  /**
   * A person with a correct first factor has lost the passkey. `version`: of those credentials. `browser`: hash of the
   * browser's secret; older rows lack it.
   */
  'recover-sign-in': z.strictObject({
    account: z.string(),
    version: z.int(),
    origin: originSchema,
    browser: z.string().optional(),
  }),
  /** A person signed in by the link of that mail. */
  'recovery-used': happenedSchema,
  /** The payout account was added, changed or removed; `iban` is masked. */
  'payout-added': happenedSchema.extend({ iban: z.string() }),
  'payout-changed': happenedSchema.extend({ iban: z.string() }),
  'payout-removed': happenedSchema.extend({ iban: z.string() }),
  /**
   * A signed-in person asked to change the mail address; `askedAt` identifies the request. The new address gets the
   * link, the old one a notice.
   */
  'confirm-email': z.strictObject({ account: z.string(), askedAt: z.iso.datetime(), origin: originSchema }),
  'email-change-asked': happenedSchema.extend({ email: z.string() }),
  /** The mail address was changed; `to` is the old address, `email` the new one, masked. */
  'email-changed': happenedSchema.extend({ to: mailAddressSchema, email: z.string() }),
  /** The receipt of a deleted account. Its address is stored only in this row. */
  'account-deleted': z.strictObject({
    deletion: z.string(),
    to: mailAddressSchema,
    name: z.string(),
    language: z.string(),
    market: z.string(),
    origin: originSchema,
  }),
  /** A person agreed that the shop's people read this conversation and answer by mail. */
  'hand-over': z.strictObject({
    conversation: z.string(),
    email: mailAddressSchema,
    name: z.string().nullable(),
    account: z.string().nullable(),
    language: languageSchema,
    origin: originSchema,
  }),
  /** Sends no mail. Erases the Durable Object of a conversation whose row is deleted. */
  'erase-talk': z.strictObject({ conversation: z.string() }),
  /** Sends no mail. Erases the photos of an anonymised trade from key-value storage. */
  'erase-photos': z.strictObject({ trade: z.string() }),
  /**
   * Send no mail. `cancel-payment` ends the payment of a trade at the provider, because the trade accepts none any
   * more. `refund-payment` makes a refund through the provider.
   */
  'cancel-payment': z.strictObject({ trade: z.string() }),
  'refund-payment': z.strictObject({ payout: z.string() }),
  /** Copies of books that this person wishes for came in. */
  'wish-available': z.strictObject({ account: z.string(), isbns: z.array(z.string()), origin: originSchema }),
  /** The shop makes an offer for books that it declined when this person asked; their offers are held in `market`. */
  'offer-available': z.strictObject({
    account: z.string(),
    market: z.enum(marketCodes),
    isbns: z.array(z.string()),
    origin: originSchema,
  }),
  /** A recall of a book that was sent with this order has begun. */
  'book-recalled': z.strictObject({ recall: z.string(), trade: z.string(), origin: originSchema }),
  /** The desk has looked up a book that this person asked about. */
  'book-looked-up': z.strictObject({ account: z.string(), isbn: z.string(), origin: originSchema }),
} as const;

export type OutboxKind = keyof typeof outboxPayloads;
export type OutboxPayload<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;

/** Returns whether a stored row is of a kind that this version knows. */
export function isOutboxKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(outboxPayloads, kind);
}

const schemas: { readonly [Kind in OutboxKind]: z.ZodType<OutboxPayload<Kind>> } = outboxPayloads;

/** Returns the payload of a stored row. Throws a ZodError for a payload that no version of the shop wrote. */
export function parsePayload<Kind extends OutboxKind>(kind: Kind, payload: string): OutboxPayload<Kind> {
  return schemas[kind].parse(JSON.parse(payload));
}
