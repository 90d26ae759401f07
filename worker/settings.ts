import { z } from 'zod';

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
  email: z.email(),
  phone: z.string(),
  bankHolder: z.string().min(1),
  iban: z.string().min(5),
  bic: z.string(),
});
export type Shop = z.infer<typeof shopSchema>;

export interface Settings {
  readonly shop: Shop;
  readonly mailFrom: { readonly name: string; readonly email: string };
  readonly importToken: string | null;
  readonly demo: boolean;
}

/** A setting is missing or wrong: its message names it and is for the person who deploys. */
export class SettingError extends Error {
  constructor(setting: string, why: string) {
    super(`Setting ${setting}: ${why} (see "Settings" in README.md)`);
    this.name = 'SettingError';
  }
}

/** Reads and checks the settings. Throws a SettingError that names the first wrong one. */
export function readSettings(env: Env): Settings {
  for (const binding of ['DB', 'KV', 'ASSETS'] as const) {
    if (env[binding] === undefined) throw new SettingError(binding, 'the binding is missing in wrangler.toml');
  }
  const shop = shopSchema.safeParse(env.SHOP);
  if (!shop.success) {
    const issue = shop.error.issues[0];
    throw new SettingError(`SHOP.${issue?.path.join('.') ?? ''}`, issue?.message ?? 'is missing');
  }
  const from = /^(.+?)\s*<([^<>@\s]+@[^<>@\s]+)>$/.exec(env.MAIL_FROM ?? '');
  if (from?.[1] === undefined || from[2] === undefined) throw new SettingError('MAIL_FROM', 'must look like "Name <mail@shop>"');
  return {
    shop: shop.data,
    mailFrom: { name: from[1], email: from[2] },
    importToken: env.IMPORT_TOKEN ?? null,
    demo: env.DEMO === 'on',
  };
}
