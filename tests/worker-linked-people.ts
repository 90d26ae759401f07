import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { Browser } from './worker-browser';
import { secretHash } from '../worker/platform/secret-hash';
import { IdentityIssuer, networkWith } from './worker-identity-issuer';
import { openAccount } from '../worker/testing/shelf';
import { shopWith } from './worker-sign-on';

export const library = new IdentityIssuer('https://library.example', 'dogear');
export const school = new IdentityIssuer('https://school.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: [
    { id: 'library', label: 'City Library', issuer: library.issuer, clientId: 'dogear' },
    { id: 'school', label: 'School', issuer: school.issuer, clientId: 'dogear' },
  ],
});
export const newVisitor = () => new Browser({}, shop);
/** Makes the last proof of an account's sessions old. */
export const makeProofStale = (account: string) =>
  env.DB.prepare(`UPDATE sessions SET proved_at = '2026-01-01T00:00:00.000Z' WHERE account = ?1`).bind(account).run();
/** Gives an account a passkey as second factor. Its sessions have not used it. */
export const addSecondFactor = (account: string) =>
  env.DB.batch([
    env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES (?1 || '-key', ?1, 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
    ).bind(account),
    env.DB.prepare('UPDATE accounts SET second_factor = 1 WHERE id = ?1').bind(account),
  ]);
/** Returns the sign-ins that are linked to an account. */
export const linkedProvidersOf = async (account: string) =>
  (
    await env.DB.prepare('SELECT provider, subject FROM linked_sign_ins WHERE account = ?1 ORDER BY provider')
      .bind(account)
      .all<{ provider: string; subject: string }>()
  ).results.map(({ provider, subject }) => `${provider} ${subject}`);

/** Opens an account and returns a browser that has just signed in to it, without a provider. */
export async function signedInPerson(id: string): Promise<Browser> {
  await openAccount(env.DB, id);
  return signedInDevice(id);
}
let tokens = 0;
/** Returns another browser that has just signed in to an account. */
export async function signedInDevice(account: string): Promise<Browser> {
  const browser = newVisitor();
  tokens += 1;
  const token = `${account}-${tokens}-${'t'.repeat(43)}`.slice(0, 43);
  const now = new Date().toISOString();
  await env.DB.prepare(
    `INSERT INTO sessions (id, account, credential_version, proved_at, created_at, last_seen_at, ends_at)
      VALUES (?1, ?2, 1, ?3, ?3, ?3, '2126-01-01T00:00:00.000Z')`,
  )
    .bind(await secretHash(token), account, now)
    .run();
  browser.cookies.set('__Host-session', token);
  return browser;
}

/** Answers requests to both providers, which have keys, and silences warnings. */
export async function connectProviders(): Promise<void> {
  vi.stubGlobal('fetch', networkWith([library, school]));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const issuer of [library, school]) if (issuer.keys.length === 0) await issuer.rotate('first');
}
