/** Bindings and settings of `wrangler.toml`. Written by hand, because `wrangler types` would import the entry point. */
interface Env {
  readonly DB: D1Database;
  readonly KV: KVNamespace;
  readonly ASSETS: Fetcher;
  /** Conversations with the assistant, an object each. */
  readonly CONVERSATION: DurableObjectNamespace<import('./conversation').Conversation>;
  readonly MAIL?: SendEmail;
  /** Local mailbox of the start script: takes a mail as JSON and writes it to a file. */
  readonly MAILBOX?: Fetcher;
  readonly FENCE?: RateLimit;
  /** Rate limit of the reports that browsers send by themselves. */
  readonly REPORT_FENCE?: RateLimit;
  /** A mail server of the shop's own, instead of `send_email`; the password is a secret. */
  readonly SMTP_HOST?: string;
  readonly SMTP_PORT?: string;
  readonly SMTP_USER?: string;
  readonly SMTP_PASSWORD?: string;
  /** `tls` (usual), `starttls`, or `off` for a server on this machine. */
  readonly SMTP_SECURE?: string;
  /**
   * Model of the assistant: an OpenAI-compatible endpoint, or `@cf/…` of Workers AI through the binding. The key is a
   * secret.
   */
  readonly CHAT_BASE_URL?: string;
  readonly CHAT_API_KEY?: string;
  readonly CHAT_MODEL?: string;
  readonly AI?: import('./platform/adapters/language-model/workers-ai').AiBinding;
  /** Cards: secrets of the shop's account at Stripe, both or neither; and a double on this machine, for tests only. */
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_BASE?: string;
  readonly SHOP: unknown;
  /** Table: licence number of the business-reply label by market. */
  readonly REPLY_LICENCES?: unknown;
  readonly LOCAL_PAYMENTS?: unknown;
  /** Table: file in `public/` with the official notice on the legal guarantee, by language. */
  readonly GUARANTEE_NOTICES?: unknown;
  readonly MAIL_FROM: string;
  /** List of hosts that may serve covers of their own; without it every cover is drawn by the shop. */
  readonly COVER_HOSTS?: unknown;
  /** A list of exchange rates in the form of the European Central Bank's, instead of its own. */
  readonly RATES_URL?: string;
  /** Seconds between two reads of the maintenance key. */
  readonly MAINTENANCE_SECONDS?: string;
  /** Secret. Allows catalogue imports. */
  readonly IMPORT_TOKEN?: string;
  /** Secret. Opens the feeds; without it nobody can read them. */
  readonly FEED_TOKEN?: string;
  /**
   * Secrets: 32 bytes in base64 under which payout details are sealed, and the key before it while it is being changed.
   */
  readonly DATA_KEY?: string;
  readonly DATA_KEY_OLD?: string;
  /** Address of the shop, `https://dogear.example`, for mails that no visitor's request causes. */
  readonly SHOP_ORIGIN?: string;
  /** `eu` or `us`: where conversations are stored. `npm run deploy` sets it; a local runtime has no jurisdictions. */
  readonly DATA_JURISDICTION?: string;
  /** `on`: the desk can list the sellers that a platform would report (docs/decisions/087). */
  readonly SELLER_REPORT?: string;
  /** Only in the local start: creates the demo accounts. */
  readonly DEMO?: string;
  /**
   * Sign-on with other people's accounts: each provider's settings together or not at all; the secrets, and Apple's
   * key, are secrets.
   */
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly APPLE_CLIENT_ID?: string;
  readonly APPLE_TEAM_ID?: string;
  readonly APPLE_KEY_ID?: string;
  readonly APPLE_PRIVATE_KEY?: string;
  readonly MICROSOFT_TENANT?: string;
  readonly MICROSOFT_CLIENT_ID?: string;
  readonly MICROSOFT_CLIENT_SECRET?: string;
  /** JSON list of OpenID Connect issuers: id, label, issuer, clientId, scopes?, answers?. */
  readonly OIDC_PROVIDERS?: unknown;
  /** Secret. JSON object: client secret by issuer id. */
  readonly OIDC_SECRETS?: string;
}
