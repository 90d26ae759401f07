export interface OpenShop {
  readonly url: string;
  readonly mailDir: string;
  readonly secrets: { readonly IMPORT_TOKEN: string };
  readonly migrated: readonly string[];
  close(): Promise<void>;
}
export function openShop(options: { port: number; stateDir: string; demo?: boolean; log?: boolean }): Promise<OpenShop>;
