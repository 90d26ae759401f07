import { missingArtwork } from '../domain/market/guarantee-notice';
import { deliverOutbox } from './outbox-handlers';
import { identityProviderOf } from './platform/adapters/identity/providers';
import type { LanguageModel } from './platform/adapters/language-model/language-model';
import { openAiCompatible } from './platform/adapters/language-model/openai-compatible';
import { workersAi } from './platform/adapters/language-model/workers-ai';
import { cloudflareMailer, localMailbox, type Mailer } from './platform/adapters/mail';
import type { Payments } from './platform/adapters/payments/payments';
import { openPayments } from './platform/adapters/payments/providers';
import { aesSealer, type Sealer } from './platform/adapters/seal';
import { smtpMailer } from './platform/adapters/smtp/smtp-mail';
import { durableConversations, type Conversations } from './platform/adapters/conversations';
import { jsonLog, randomIds, systemNow, type Ctx } from './platform/context';
import { missingImprint } from './platform/settings/imprint';
import { SettingError } from './platform/settings/setting-error';
import { readSettings, type Settings } from './platform/settings/settings';

/** Settings and adapters to other services, which all requests of an isolate share. */
export interface Services {
  readonly env: Env;
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly sealer: Sealer | null;
  readonly payments: Payments | null;
  readonly identityProviderOf: Ctx['identityProviderOf'];
  readonly conversations: Conversations;
  readonly sendOutbox: Ctx['sendOutbox'];
  /** The assistant's language model; null: the built-in assistant answers alone. */
  readonly model: LanguageModel | null;
}

let opened: { readonly env: Env; readonly built: Services } | null = null;

/**
 * Returns the services, built once per isolate and environment.
 * @throws SettingError that names the setting or binding that is missing or wrong
 */
export function openServices(env: Env): Services {
  if (opened?.env === env) return opened.built;
  const settings = readSettings(env);
  let mailer: Mailer;
  if (settings.smtp !== null) mailer = smtpMailer(settings.smtp, settings.mailFrom);
  else if (env.MAILBOX) mailer = localMailbox(env.MAILBOX, settings.mailFrom);
  else if (env.MAIL) mailer = cloudflareMailer(env.MAIL, settings.mailFrom);
  else throw new SettingError('MAIL', 'the send_email binding is missing in wrangler.toml, and there is no SMTP_HOST');
  const [key, ...oldKeys] = settings.dataKeys;
  const sealer = key === undefined ? null : aesSealer([key, ...oldKeys], randomIds);
  const payments = settings.payments === null ? null : openPayments(settings.payments);
  const objects =
    settings.dataJurisdiction === null ? env.CONVERSATION : env.CONVERSATION.jurisdiction(settings.dataJurisdiction);
  const built = {
    env,
    settings,
    mailer,
    sealer,
    payments,
    identityProviderOf,
    conversations: durableConversations((conversation) => objects.get(objects.idFromName(conversation))),
    model: modelOf(env, settings),
    sendOutbox: deliverOutbox,
  };
  opened = { env, built };
  logMissingSettings(settings);
  return built;
}

/** Logs the missing settings. The shop is open without it; only buying in Japan is closed. */
function logMissingSettings({ originIsSet, shop, closedForBuying, guaranteeNotices }: Settings): void {
  const log = jsonLog('start');
  if (!originIsSet) log.warn('shop-origin-missing', { effect: 'mails whose link holds a secret wait in the outbox' });
  const imprint = missingImprint(shop);
  if (Object.keys(imprint).length > 0)
    log.warn('imprint-incomplete', { effect: 'the legal page lacks what these markets ask for', missing: imprint });
  if (closedForBuying.length > 0)
    log.warn('buying-closed', {
      effect: 'the shop buys nothing from people in these markets',
      markets: closedForBuying,
      missing: ['SHOP.dealerLicence', 'SHOP.dealerAuthority'],
    });
  const notices = missingArtwork(guaranteeNotices);
  if (Object.keys(notices).length > 0)
    log.warn('guarantee-notice-missing', { effect: 'the page shows the text of the notice alone', missing: notices });
}

function modelOf({ AI }: Env, { chat }: Settings): LanguageModel | null {
  if (chat?.kind === 'endpoint') return openAiCompatible(chat);
  return chat === null || AI === undefined ? null : workersAi(AI, chat.model);
}

/** Returns a context for work that no request asked for: scheduled jobs, loading, tests. */
export function shopContext(built: Services, waitUntil: Ctx['waitUntil'], now: Date = systemNow()): Ctx {
  const requestId = randomIds.id();
  return {
    requestId,
    db: built.env.DB.withSession('first-primary'),
    kv: built.env.KV,
    now,
    ids: randomIds,
    actor: { kind: 'shop' },
    language: 'en',
    market: 'IE',
    origin: built.settings.origin,
    network: 'shop',
    country: null,
    userAgent: null,
    device: null,
    settings: built.settings,
    mailer: built.mailer,
    sealer: built.sealer,
    payments: built.payments,
    identityProviderOf: built.identityProviderOf,
    conversations: built.conversations,
    sendOutbox: built.sendOutbox,
    log: jsonLog(requestId),
    waitUntil,
  };
}
