import { creditKinds } from '../checkout/credit';
import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { addressSchema } from '../checkout/schemas';
import { accountLimits, contactLimits } from '../policy/limits';
import { currencySchema, gradeSchema, instantSchema, isbnSchema, languageSchema, moneySchema } from '../schemas';
import { emailSchema, mailedTokenSchema, roles } from './schemas';
import { accountEventKinds } from './events';
import { personName } from './person-name';

/** The account as its person sees it. */
export const accountSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.strictObject({ email: z.string(), endsAt: instantSchema }).nullable(),
  role: z.enum(roles),
  language: languageSchema,
  market: z.string().nullable(),
  hasPassword: z.boolean(),
  secondFactor: z.boolean(),
  wishMails: z.boolean(),
  /** Optional mails about trades: reminders and good news. */
  tradeMails: z.boolean(),
  createdAt: instantSchema,
  /** Instant until which payouts wait after a change of mail address or payout details; null: they do not wait. */
  payoutsHeldUntil: instantSchema.nullable(),
  payoutDetails: z.strictObject({ holder: z.string(), iban: z.string(), changedAt: instantSchema }).nullable(),
  termsAgreed: z.strictObject({ version: z.string().nullable(), at: instantSchema }).nullable(),
});

/** Changes of settings that need no fresh proof, except `secondFactor`; a missing field keeps its value. */
export const accountPatchSchema = z.strictObject({
  name: z.string().trim().min(1).max(120).optional(),
  language: languageSchema.optional(),
  market: z.string().length(2).optional(),
  wishMails: z.boolean().optional(),
  tradeMails: z.boolean().optional(),
  /** Turning it on needs a passkey. Turning it off needs fresh proof, and is refused to the desk's staff. */
  secondFactor: z.boolean().optional(),
});
export const emailInputSchema = z.strictObject({ email: emailSchema });
/** The mail address that is in use after a confirmation. */
export const emailConfirmedSchema = z.strictObject({ email: z.string() });
export const tokenInputSchema = z.strictObject({ token: mailedTokenSchema });
export const newPasswordSchema = z.strictObject({ password: z.string().max(1024) });
export const payoutInputSchema = z.strictObject({
  holder: z.string().trim().max(contactLimits.name).transform(personName).pipe(z.string()),
  iban: z.string().trim().max(48),
});

export const addressInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(contactLimits.name),
  phone: z.string().trim().max(contactLimits.phone).optional(),
  address: addressSchema,
  isDefault: z.boolean().default(false),
});
export const savedAddressSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  address: addressSchema,
  isDefault: z.boolean(),
});
export const addressListSchema = z.strictObject({ items: z.array(savedAddressSchema) });

/** Signed-in devices; `id` is the id of the session. */
export const sessionSchema = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  /** Codes of `deviceOf` in `domain/accounts/device.ts`; null: unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  country: z.string().nullable(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  endsAt: instantSchema,
});
export const sessionListSchema = z.strictObject({ items: z.array(sessionSchema) });

export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  backedUp: z.boolean(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export const passkeyListSchema = z.strictObject({ items: z.array(passkeySchema) });
export const passkeyNameSchema = z.strictObject({ name: z.string().trim().min(1).max(accountLimits.passkeyName) });

/** Linked sign-ins; `provider` is an id of `GET /api/sso`. */
export const linkedSignInSchema = z.strictObject({
  provider: z.string(),
  label: z.string(),
  email: z.string().nullable(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export const linkedSignInListSchema = z.strictObject({ items: z.array(linkedSignInSchema) });

export const accountEventSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(accountEventKinds),
  /** Codes and names: browser, system, country, provider, passkey, masked mail address. */
  facts: z.record(z.string(), z.string()),
  at: instantSchema,
});
export const accountEventListSchema = z.strictObject({
  items: z.array(accountEventSchema),
  nextCursor: z.string().nullable(),
});

/** Store credit: balances by currency, and the ledger, newest first, each row with the balance after it. */
export const creditSchema = z.strictObject({
  balances: z.array(moneySchema),
  /** Bonus in each balance, in the same order. It never pays for a bound price. */
  bonuses: z.array(moneySchema),
  items: z.array(
    z.strictObject({
      id: z.string(),
      at: instantSchema,
      reason: z.enum(['trade', 'bonus', 'used', 'given-back', 'correction']),
      kind: z.enum(creditKinds),
      amount: moneySchema,
      balance: moneySchema,
      trade: z.strictObject({ id: z.string(), number: z.string() }).nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export const creditQuerySchema = z.strictObject({
  currency: currencySchema.optional(),
  cursor: z.string().max(200).optional(),
});

/** Copies of a guest's lists that did not fit into the account's lists. */
export const keptAsideSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      list: z.enum(['basket', 'cart']),
      book: bookCardSchema,
      grade: gradeSchema,
      quantity: z.int(),
      createdAt: instantSchema,
    }),
  ),
});
export const keptAsideKeySchema = z.strictObject({
  list: z.enum(['basket', 'cart']),
  isbn: isbnSchema,
  grade: gradeSchema,
});

/** Data that a market's law keeps after a deletion, until the end of a day. */
const keptDataSchema = z.strictObject({
  what: z.enum(['trades', 'store-credit']),
  count: z.int(),
  why: z.literal('accounting-law'),
  market: z.string(),
  until: z.iso.date(),
});

/** What a deletion of the account would do now: open trades prevent it, credit is lost, and some data is kept. */
export const deletionCheckSchema = z.strictObject({
  openTrades: z.array(z.strictObject({ id: z.string(), number: z.string() })),
  /** Store credit that would be lost. */
  credit: z.array(moneySchema),
  /** Data that is kept, by the law of the market of each trade. */
  kept: z.array(keptDataSchema),
});
export const deleteAccountSchema = z.strictObject({
  /** The person saw the credit that is lost and agreed. */ givesUpCredit: z.boolean().default(false),
});

/** Receipt of a deletion: the erased data, and the kept data with reason and last day. */
export const receiptSchema = z.strictObject({
  id: z.string(),
  at: instantSchema,
  erased: z.array(
    z.strictObject({
      what: z.enum([
        'profile',
        'sessions',
        'sign-ins',
        'passkeys',
        'addresses',
        'payout-details',
        'basket',
        'cart',
        'wishes',
        'events',
        'consents',
        'conversations',
        'guest-lists',
      ]),
      count: z.int(),
    }),
  ),
  kept: z.array(keptDataSchema),
});

export type AccountSettings = z.infer<typeof accountSchema>;
export type AccountPatch = z.infer<typeof accountPatchSchema>;
export type PayoutInput = z.infer<typeof payoutInputSchema>;
export type AddressInput = z.infer<typeof addressInputSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
export type DeviceSession = z.infer<typeof sessionSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type LinkedSignIn = z.infer<typeof linkedSignInSchema>;
export type AccountEvent = z.infer<typeof accountEventSchema>;
export type Credit = z.infer<typeof creditSchema>;
export type KeptAside = z.infer<typeof keptAsideSchema>;
export type DeletionCheck = z.infer<typeof deletionCheckSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
