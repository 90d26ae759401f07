import { z } from 'zod';
import { decodePem } from '../decode-pem';
import { isEncryptedOrLocal } from './loopback';
import { SettingError } from './setting-error';

interface ProviderBase {
  /** Id in addresses and rows: `google`, `apple`, `microsoft`, or the one in the settings. */
  readonly id: string;
  readonly label: string;
  readonly clientId: string;
  /** Address of its discovery document; its ID tokens name exactly this issuer (Microsoft: one per tenant). */
  readonly issuer: string;
  readonly scopes: readonly string[];
  /** Form of the provider's answer: in the address, or by a post from its page. */
  readonly answers: 'query' | 'form_post';
}

/** A provider whose sign-ins the shop accepts, by the settings alone. */
export type SignOnProvider =
  | (ProviderBase & { readonly kind: 'google'; readonly secret: string })
  | (ProviderBase & {
      readonly kind: 'apple';
      readonly teamId: string;
      readonly keyId: string;
      readonly privateKey: Uint8Array<ArrayBuffer>;
    })
  | (ProviderBase & { readonly kind: 'microsoft'; readonly tenant: string; readonly secret: string })
  | (ProviderBase & { readonly kind: 'oidc'; readonly secret: string | null });

/** Secrets travel to this address: encrypted, or not beyond this machine. */
export function isSafeAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.username === '' && isEncryptedOrLocal(url);
}

/** Reserved ids: words of the API's addresses, and providers with settings of their own. */
const reservedIds = new Set(['google', 'apple', 'microsoft', 'offer', 'links', 'second-factor']);
const text = z.string().trim().min(1);
const issuersSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be small letters, digits and hyphens')
      .refine((id) => !reservedIds.has(id), 'is taken by the shop'),
    label: text.max(40),
    issuer: z.string().refine((issuer) => isSafeAddress(issuer) && !/[?#]/.test(issuer), 'must be an https address'),
    clientId: text,
    scopes: z
      .array(text)
      .default(['openid', 'email', 'profile'])
      .refine((scopes) => scopes.includes('openid'), 'must hold openid'),
    answers: z.enum(['query', 'form_post']).default('query'),
  }),
);
const secretsSchema = z.record(z.string(), text);

/**
 * Returns the providers that the settings name, in the order in which they are shown.
 * @throws SettingError for the first setting that is missing or malformed
 */
export function readProviders(env: Env): SignOnProvider[] {
  return [...readGoogle(env), ...readApple(env), ...readMicrosoft(env), ...readIssuers(env)];
}

/**
 * Returns the settings of one provider, or null where none of them is set.
 * @throws SettingError where only some are set
 */
function requireAllOrNone<Name extends keyof Env>(env: Env, names: readonly Name[]): Record<Name, string> | null {
  const values = names.map((name) => [name, String(env[name] ?? '').trim()] as const);
  const given = values.find(([, value]) => value !== '');
  if (given === undefined) return null;
  const missing = values.find(([, value]) => value === '');
  if (missing !== undefined) throw new SettingError(missing[0], `is missing although ${given[0]} is set`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- fromEntries forgets the names it was given
  return Object.fromEntries(values) as Record<Name, string>;
}

function readGoogle(env: Env): SignOnProvider[] {
  const set = requireAllOrNone(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  if (set === null) return [];
  return [
    {
      kind: 'google',
      id: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com',
      answers: 'query',
      scopes: ['openid', 'email', 'profile'],
      clientId: set.GOOGLE_CLIENT_ID,
      secret: set.GOOGLE_CLIENT_SECRET,
    },
  ];
}

function readApple(env: Env): SignOnProvider[] {
  const set = requireAllOrNone(env, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  if (set === null) return [];
  const privateKey = decodePem(set.APPLE_PRIVATE_KEY);
  if (privateKey === null) throw new SettingError('APPLE_PRIVATE_KEY', 'must be the .p8 file as Apple gave it (PEM)');
  return [
    {
      kind: 'apple',
      id: 'apple',
      label: 'Apple',
      issuer: 'https://appleid.apple.com',
      answers: 'form_post',
      scopes: ['name', 'email'],
      clientId: set.APPLE_CLIENT_ID,
      teamId: set.APPLE_TEAM_ID,
      keyId: set.APPLE_KEY_ID,
      privateKey,
    },
  ];
}

function readMicrosoft(env: Env): SignOnProvider[] {
  const set = requireAllOrNone(env, ['MICROSOFT_TENANT', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']);
  if (set === null) return [];
  const tenant = set.MICROSOFT_TENANT;
  if (!/^[\w.-]+$/.test(tenant))
    throw new SettingError(
      'MICROSOFT_TENANT',
      'must be a tenant’s id or domain, "common", "organizations" or "consumers"',
    );
  return [
    {
      kind: 'microsoft',
      id: 'microsoft',
      label: 'Microsoft',
      issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
      answers: 'query',
      scopes: ['openid', 'email', 'profile'],
      clientId: set.MICROSOFT_CLIENT_ID,
      secret: set.MICROSOFT_CLIENT_SECRET,
      tenant,
    },
  ];
}

function readIssuers(env: Env): SignOnProvider[] {
  const list = parseJsonSetting(env.OIDC_PROVIDERS, 'OIDC_PROVIDERS', issuersSchema, []);
  const secrets = parseJsonSetting(env.OIDC_SECRETS, 'OIDC_SECRETS', secretsSchema, {});
  const repeated = list.find(({ id }, index) => list.findIndex((other) => other.id === id) !== index);
  if (repeated !== undefined) throw new SettingError('OIDC_PROVIDERS', `has the id ${repeated.id} twice`);
  const stray = Object.keys(secrets).find((id) => !list.some((provider) => provider.id === id));
  if (stray !== undefined)
    throw new SettingError('OIDC_SECRETS', `has a secret for ${stray}, which OIDC_PROVIDERS does not name`);
  return list.map((provider) => ({ kind: 'oidc', ...provider, secret: secrets[provider.id] ?? null }));
}

/** Returns the value of a JSON setting. In `[vars]` of wrangler.toml it may be a text or the value itself. */
function parseJsonSetting<Schema extends z.ZodType>(
  value: unknown,
  setting: keyof Env,
  schema: Schema,
  none: z.output<Schema>,
): z.output<Schema> {
  if (value === undefined || value === '') return none;
  let json: unknown = value;
  try {
    if (typeof value === 'string') json = JSON.parse(value);
  } catch {
    throw new SettingError(setting, 'is not JSON');
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new SettingError(setting, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}
