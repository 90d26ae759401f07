/** One build of the client and its files in `assets`. `date` is ISO 8601. */
export interface Build {
  readonly version: string;
  readonly date: string;
  readonly files: readonly string[];
}
/** Returns an earlier file's bytes, or null where there is none. */
export type ReadFile = (file: string) => Promise<Uint8Array | null>;

export const keptBuilds: number;
export const versionsFile: string;
export function writeVersions(assets: string, builds: readonly Build[]): void;
/** @throws an Error where `text` has another form. */
export function readVersions(text: string): readonly Build[];
export function readFromFolder(assets: string): ReadFile;
export function readFromShop(origin: string): ReadFile;
/** Adds the files of up to five earlier builds to `assets` and lists them; returns the number of added files. */
export function keepEarlierFiles(options: {
  assets: string;
  read: ReadFile;
  warn: (text: string) => void;
}): Promise<number>;
