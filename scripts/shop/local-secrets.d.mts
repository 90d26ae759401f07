export function readSecrets(file: string): Readonly<Record<string, string>>;
export function localSecrets(stateDir: string): {
  readonly IMPORT_TOKEN: string;
  readonly FEED_TOKEN: string;
  readonly DATA_KEY: string;
};
