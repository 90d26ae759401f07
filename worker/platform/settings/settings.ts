import { z } from 'zod';
import { mailAddressSchema } from '../../../domain/accounts/schemas';
import { parseIban } from '../../../domain/checkout/iban';
import { marketsClosedForBuying } from '../../../domain/law/buying';
import type { NoticeFiles } from '../../../domain/market/guarantee-notice';
import { marketCodes, type Market } from '../../../domain/market/market-codes';
import { complaintsBooksSchema, disputeBodiesSchema, readNoticeFiles } from './legal-settings';
import { readChat, type ChatSettings } from './chat-settings';
import { isEncryptedOrLocal } from './loopback';
import { readPayments, type PaymentSettings } from './payment-settings';
import { SettingError } from './setting-error';
import { readSmtp, type SmtpSettings } from './smtp-settings';
import { readProviders, type SignOnProvider } from './sign-on-settings';

const optional = z.string().default('');

/** The shop's own data, as `[vars.SHOP]` of wrangler.toml gives it. */
export const shopSchema = z.strictObject({
  tradingName: z.string().min(1),
  legalName: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  postcode: z.string(),
  country: z.string().length(2),
  registration: z.string(),
  vatNumber: z.string(),
  /** Data that some countries ask for on the legal page; what is empty is not shown. */
  legalForm: optional,
  representative: optional,
  register: optional,
  capital: optional,
  businessObject: optional,
  contentResponsible: optional,
  host: optional,
  hostPhone: optional,
  disputeBody: disputeBodiesSchema,
  complaintsBook: complaintsBooksSchema,
  dealerLicence: optional,
  dealerAuthority: optional,
  japanOffice: optional,
  tradeLicence: optional,
  email: mailAddressSchema,
  phone: z.string(),
  bankHolder: z.string().min(1),
  iban: z.string().refine((text) => parseIban(text) !== null, 'is no IBAN'),
  /** ISO 9362, or empty. */
  bic: z.string().regex(/^(?:[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/, 'is no BIC of 8 or 11 capitals'),
});
export type Shop = z.infer<typeof shopSchema>;

export interface Settings {
  readonly shop: Shop;
  readonly mailFrom: { readonly name: string; readonly email: string };
  /** The shop's own mail server; null: the `send_email` binding. */
  readonly smtp: SmtpSettings | null;
  readonly chat: ChatSettings;
  /** Cards, wallets and the like; null: bank transfer alone. */
  readonly payments: PaymentSettings | null;
  readonly importToken: string | null;
  /** The secret that opens the feeds; null: nobody can read them. */
  readonly feedToken: string | null;
  readonly demo: boolean;
  /** The key that seals payout details, then the one before it; empty: no payout details can be kept. 32 bytes each. */
  readonly dataKeys: readonly Uint8Array[];
  /** The shop's address, `https://dogear.example`: `SHOP_ORIGIN`, or without it the domain of `MAIL_FROM`. */
  readonly origin: string;
  /** False: `origin` is a guess, so no mail with a secret in its link is sent. */
  readonly originIsSet: boolean;
  /**
   * Licence number of the business-reply label by market; a market without one sends at its own cost, credited at
   * settlement.
   */
  readonly replyLicences: Readonly<Partial<Record<Market, string>>>;
  /** Names of payment methods besides cards that the payment provider offers in a market: `{ NL: ['iDEAL'] }`. */
  readonly localPayments: Readonly<Partial<Record<Market, readonly string[]>>>;
  /** Files in `public/` with the official notice on the legal guarantee, by its language. */
  readonly guaranteeNotices: NoticeFiles;
  /** A list of exchange rates in the form of the ECB's; null: the ECB's own. */
  readonly ratesUrl: string | null;
  /** Hosts (`covers.example`, with a port where it is not 443) whose pictures may be shown as covers. */
  readonly coverHosts: readonly string[];
  /** Milliseconds for which an isolate reuses what it has read of the closure. */
  readonly maintenanceFreshMs: number;
  /** Markets where the shop may not buy, because it has no dealer's licence. @see docs/decisions/089 */
  readonly closedForBuying: readonly Market[];
  /** Where conversations are stored; null: wherever Cloudflare chooses. */
  readonly dataJurisdiction: 'eu' | 'us' | null;
  /** The desk can list the sellers that a platform would report. @see docs/decisions/087 */
  readonly sellerReport: boolean;
  /** Whose sign-ins are accepted, in the order they are shown. */
  readonly providers: readonly SignOnProvider[];
}

/** Reads and checks the settings. Throws a SettingError that names the first wrong one. */
export function readSettings(env: Env): Settings {
  for (const binding of ['DB', 'KV', 'ASSETS', 'CONVERSATION'] as const) {
    if (env[binding] === undefined) throw new SettingError(binding, 'the binding is missing in wrangler.toml');
  }
  const shop = shopSchema.safeParse(env.SHOP);
  if (!shop.success) {
    const issue = shop.error.issues[0];
    throw new SettingError(`SHOP.${issue?.path.join('.') ?? ''}`, issue?.message ?? 'is missing');
  }
  const from = /^(.+?)\s*<([^<>@\s]+@[^<>@\s]+)>$/.exec(env.MAIL_FROM ?? '');
  if (from?.[1] === undefined || from[2] === undefined)
    throw new SettingError('MAIL_FROM', 'must look like "Name <mail@shop>"');
  return {
    shop: shop.data,
    mailFrom: { name: from[1], email: from[2] },
    smtp: readSmtp(env),
    chat: readChat(env),
    payments: readPayments(env),
    importToken: env.IMPORT_TOKEN ?? null,
    feedToken: env.FEED_TOKEN ?? null,
    demo: env.DEMO === 'on',
    dataKeys: readDataKeys(env),
    origin: originOf(env, from[2]),
    originIsSet: (env.SHOP_ORIGIN ?? '') !== '',
    replyLicences: readReplyLicences(env),
    localPayments: readLocalPayments(env),
    guaranteeNotices: readGuaranteeNotices(env),
    ratesUrl: readRatesUrl(env),
    coverHosts: readCoverHosts(env),
    maintenanceFreshMs: maintenanceFreshMs(env),
    // The demo pays nobody, so it may show buying everywhere.
    closedForBuying: env.DEMO === 'on' ? [] : marketsClosedForBuying(shop.data),
    dataJurisdiction: readDataJurisdiction(env),
    sellerReport: readSellerReport(env),
    providers: readProviders(env),
  };
}

function readDataKeys(env: Env): Uint8Array[] {
  return (['DATA_KEY', 'DATA_KEY_OLD'] as const).flatMap((setting) => {
    const text = env[setting];
    if (text === undefined || text === '') return [];
    const bytes = new Uint8Array(Buffer.from(text, 'base64'));
    if (bytes.length !== 32) throw new SettingError(setting, 'must be 32 bytes in base64');
    return [bytes];
  });
}

/** Returns the address of the list of rates. Plain http is allowed on this machine only. */
function readRatesUrl({ RATES_URL: text = '' }: Env): string | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !isEncryptedOrLocal(url))
    throw new SettingError('RATES_URL', 'must be an https address of a list in the form of the ECB');
  return text;
}

/** Exact hosts only: a cover is shown when the host of its address is one of them. */
const hostSchema = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/);

function readCoverHosts(env: Env): readonly string[] {
  const read = z.array(hostSchema).safeParse(env.COVER_HOSTS ?? []);
  if (!read.success) throw new SettingError('COVER_HOSTS', 'must be a list of hosts, like ["covers.example"]');
  return read.data;
}

/** Default of MAINTENANCE_SECONDS. @see docs/product.md#maintenance */
const maintenanceSeconds = 10;

/** Returns the milliseconds for which an isolate reuses what it has read of the closure. */
export function maintenanceFreshMs({ MAINTENANCE_SECONDS: text = String(maintenanceSeconds) }: Env): number {
  if (!/^\d{1,2}$/.test(text)) throw new SettingError('MAINTENANCE_SECONDS', 'must be a number from 0 to 99');
  return Number(text) * 1000;
}

function readDataJurisdiction({ DATA_JURISDICTION: text = '' }: Env): Settings['dataJurisdiction'] {
  if (text === '') return null;
  if (text !== 'eu' && text !== 'us') throw new SettingError('DATA_JURISDICTION', 'must be "eu" or "us"');
  return text;
}

function readSellerReport({ SELLER_REPORT: text = '' }: Env): boolean {
  if (text !== '' && text !== 'on') throw new SettingError('SELLER_REPORT', 'must be "on" or left out');
  return text === 'on';
}

function readReplyLicences(env: Env): Settings['replyLicences'] {
  const read = z.partialRecord(z.enum(marketCodes), z.string().min(1)).safeParse(env.REPLY_LICENCES ?? {});
  if (!read.success)
    throw new SettingError('REPLY_LICENCES', 'must be a table of licence numbers by market, like { DE = "123456" }');
  return read.data;
}

function readLocalPayments(env: Env): Settings['localPayments'] {
  const names = z.array(z.string().min(1).max(40)).max(10);
  const read = z.partialRecord(z.enum(marketCodes), names).safeParse(env.LOCAL_PAYMENTS ?? {});
  if (!read.success)
    throw new SettingError('LOCAL_PAYMENTS', 'must be a table of lists of names by market, like { NL = ["iDEAL"] }');
  return read.data;
}

function readGuaranteeNotices(env: Env): NoticeFiles {
  const files = readNoticeFiles(env.GUARANTEE_NOTICES);
  if (files !== null) return files;
  throw new SettingError(
    'GUARANTEE_NOTICES',
    'must be a table of files in public/ by language, like { de = "de.svg" }',
  );
}

/** Returns the shop's origin; without the setting, the domain that its mails come from. */
function originOf(env: Env, mailFrom: string): string {
  const text = env.SHOP_ORIGIN || `https://${mailFrom.split('@')[1] ?? 'localhost'}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text)
    throw new SettingError('SHOP_ORIGIN', 'must look like "https://dogear.example"');
  return url.origin;
}
