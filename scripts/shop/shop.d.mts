import type { Miniflare } from 'miniflare';

export interface OpenShop {
  readonly url: string;
  readonly mailDir: string;
  readonly secrets: { readonly IMPORT_TOKEN: string };
  readonly migrated: readonly string[];
  readonly miniflare: Miniflare;
  /** Serves another build at the same address, with the same state. `dist` is its folder. */
  deploy(dist: string): Promise<void>;
  close(): Promise<void>;
}
/**
 * `settings`: environment variables that extend those of wrangler.toml. `dist`: the folder of the build. `isMigrated`:
 * the state needs no migration and the port is given. `configuration`: what `readConfiguration` returned.
 */
export function openShop(options: {
  port: number;
  stateDir: string;
  demo?: boolean;
  log?: boolean;
  settings?: Readonly<Record<string, string>>;
  dist?: string;
  isMigrated?: boolean;
  configuration?: object;
}): Promise<OpenShop>;
/** Returns what the configuration of a build says about its Worker, as plain data. */
export function readConfiguration(dist: string): Promise<object>;
/** Applies the pending migrations; returns their names. */
export function migrate(database: unknown): Promise<readonly string[]>;
