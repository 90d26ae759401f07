import type { Miniflare } from 'miniflare';
import type { localSecrets } from './local-secrets.mjs';

export interface OpenShop {
  readonly url: string;
  readonly mailDir: string;
  readonly secrets: ReturnType<typeof localSecrets>;
  readonly migrated: readonly string[];
  readonly miniflare: Miniflare;
  /** Serves another build at the same address, with the same state. `dist` is its folder. */
  deploy(dist: string): Promise<void>;
  close(): Promise<void>;
}
/** Rejects with a readable message when the port is in use. */
export function requireFreePort(port: number): Promise<void>;
/**
 * Opens the shop: migrated before the port listens. `port`: 0 takes any free one. `settings`: environment variables
 * beside those of wrangler.toml. `dist`: the folder of the build. `isMigrated`: the state needs no migration and the
 * port is given. `configuration`: what `readConfiguration` returned. `inspectorPort`: port of the Worker's inspector.
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
  inspectorPort?: number;
}): Promise<OpenShop>;
/** Returns what the configuration of a build says about its Worker, as plain data. */
export function readConfiguration(dist: string): Promise<object>;
/** Applies the pending migrations; returns their names. */
export function migrate(database: unknown): Promise<readonly string[]>;
