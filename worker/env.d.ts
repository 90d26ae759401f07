/** The bindings and settings of `wrangler.toml`, written by hand: `wrangler types` would drag the entry in. */
interface Env {
  readonly DB: D1Database;
  readonly KV: KVNamespace;
  readonly ASSETS: Fetcher;
  readonly MAIL?: SendEmail;
  /** Local mailbox of the start script: takes a mail as JSON and writes it to a file. */
  readonly MAILBOX?: Fetcher;
  readonly FENCE?: RateLimit;
  readonly SHOP: unknown;
  readonly MAIL_FROM: string;
  /** Secret. Allows catalogue imports. */
  readonly IMPORT_TOKEN?: string;
  /** Only in the local start: creates the demo accounts. */
  readonly DEMO?: string;
}
