import type { Miniflare } from 'miniflare';

export interface OpenShop {
  readonly url: string;
  readonly mailDir: string;
  readonly secrets: { readonly IMPORT_TOKEN: string };
  readonly migrated: readonly string[];
  readonly miniflare: Miniflare;
  close(): Promise<void>;
}
/** `settings`: as the environment would hold them, beside those of wrangler.toml. */
export function openShop(options: { port: number; stateDir: string; demo?: boolean; log?: boolean; settings?: Readonly<Record<string, string>> }): Promise<OpenShop>;
/** Applies the pending migrations; answers their names. */
export function migrate(database: unknown): Promise<readonly string[]>;
