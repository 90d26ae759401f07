import { env } from 'cloudflare:workers';
import { openAccount } from '../worker/testing/shelf';
import { signIn } from '../worker/testing/sign-in';
import { Browser } from './worker-browser';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * Stores a confirmed account in the market IE. Returns a browser that is signed in with fresh proof and sends its own
 * origin.
 */
export async function signedInPerson(id: string): Promise<Browser> {
  await openAccount(env.DB, id);
  const browser = new Browser({ 'User-Agent': firefox });
  await signIn(env.DB, { cookies: browser.cookies, call: () => Promise.reject(new Error('signs in only')) }, id);
  // Key-value storage keeps no note for a hundred years.
  await env.DB.prepare('UPDATE sessions SET ends_at = ?2 WHERE account = ?1')
    .bind(id, new Date(Date.now() + 30 * 86_400_000).toISOString())
    .run();
  await setProofAge(id);
  return browser;
}

/** Sets the last proof of the account's sessions to so many minutes ago. */
export async function setProofAge(id: string, minutesAgo = 0): Promise<void> {
  await env.DB.prepare('UPDATE sessions SET proved_at = ?2 WHERE account = ?1')
    .bind(id, new Date(Date.now() - minutesAgo * 60_000).toISOString())
    .run();
}

/** Returns the events of an account, oldest first. */
export async function eventsOf(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT kind FROM account_events WHERE account = ?1 ORDER BY id')
    .bind(id)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind);
}
