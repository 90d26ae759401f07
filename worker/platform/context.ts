import type { Role } from '../../domain/accounts/schemas';
import type { Language } from '../../domain/language';
import type { Market } from '../../domain/market/market';
import type { IdentityProviderOf } from './adapters/identity/identity-provider';
import type { Mailer } from './adapters/mail';
import type { Sealer } from './adapters/seal';
import type { Payments } from './adapters/payments/payments';
import type { Conversations } from './adapters/conversations';
import type { Settings } from './settings/settings';

/** D1 as verbs see it: a session that reads its own writes. */
export type Db = Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'>;

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The actor of a call. `visitor` is the guest's cookie; it stays beside an account until it is merged. */
export type Actor =
  | { readonly kind: 'guest'; readonly visitor: string | null }
  | {
      readonly kind: 'account';
      readonly account: Account;
      readonly session: string;
      /** Instant of the last proof of identity (ISO 8601), and whether this session has used a passkey. */
      readonly provedAt: string | null;
      readonly secondFactor: boolean;
      readonly visitor: string | null;
    }
  | { readonly kind: 'shop' };

export interface Ids {
  /** 128 random bits as 26 letters and digits; for rows. */
  id(): string;
  /** 256 random bits, base64url; for secrets. */
  token(): string;
  bytes(count: number): Uint8Array;
}

export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  warn(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

/**
 * An outbox row that is claimed: no other run sends it meanwhile. `counted_at`: when its mail was counted against the
 * limit of its address; null: not yet.
 */
export interface ClaimedRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
  readonly counted_at: string | null;
  /** Data of its mail, where the verb that wrote the row knows it. A later run reads the data from the database. */
  readonly facts?: unknown;
}

/** Context of a verb: data of the request and adapters. It is built once per request at the entry point. */
export interface Ctx {
  readonly requestId: string;
  readonly db: Db;
  readonly kv: KVNamespace;
  /** The instant of the request. All its work uses the same one. */
  readonly now: Date;
  readonly ids: Ids;
  readonly actor: Actor;
  readonly language: Language;
  readonly market: Market;
  /** The shop's origin, `https://dogear.example`: `SHOP_ORIGIN`, or without it the one that the request names. */
  readonly origin: string;
  /** Network address of the visitor (IPv6 as /64), for limits only. */
  readonly network: string;
  /** Visitor's country (ISO 3166) and the browser's name of itself, for the list of devices only. */
  readonly country: string | null;
  readonly userAgent: string | null;
  /** Secret of a browser in which a person has signed in before; only for rate limits and mails about new devices. */
  readonly device: string | null;
  readonly settings: Settings;
  readonly mailer: Mailer;
  /** Encrypts payout details; null where no key is set. */
  readonly sealer: Sealer | null;
  /** Card payments; null: bank transfer alone. */
  readonly payments: Payments | null;
  /** Returns the adapter of a sign-on provider. */
  readonly identityProviderOf: IdentityProviderOf;
  /** Conversations with the assistant. */
  readonly conversations: Conversations;
  readonly log: Log;
  /** Delivers the outbox rows that are due, or only the claimed row `own`. Verbs call `sendOutboxSoon`. */
  readonly sendOutbox: (ctx: Ctx, own?: ClaimedRow) => Promise<unknown>;
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random ids from the platform's generator. */
export const randomIds: Ids = {
  id: () => {
    let id = '';
    for (const byte of crypto.getRandomValues(new Uint8Array(26))) id += alphabet.charAt(byte % 32);
    return id;
  },
  token: () => {
    const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  },
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** Returns the present instant. No other code reads the clock. */
export function systemNow(): Date {
  return new Date();
}

/** Returns a function that returns the milliseconds since this call. On Workers time passes only during I/O. */
export function startStopwatch(): () => number {
  const start = Date.now();
  return () => Date.now() - start;
}

/** Returns a log of structured lines: one JSON object each, without personal data. */
export function jsonLog(requestId: string): Log {
  const line = (level: string, event: string, facts: Record<string, unknown> = {}) =>
    JSON.stringify({ level, event, requestId, ...facts });
  return {
    info: (event, facts) => console.log(line('info', event, facts)),
    warn: (event, facts) => console.warn(line('warn', event, facts)),
    error: (event, facts) => console.error(line('error', event, facts)),
  };
}
