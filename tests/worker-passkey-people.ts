import { env } from 'cloudflare:workers';
import { z } from 'zod';
import { Browser, mailbox } from './worker-browser';
import { Authenticator } from '../worker/testing/authenticator';
import { password, passwordHash } from '../worker/testing/known-password';

const questionSchema = z.looseObject({ ticket: z.string(), options: z.looseObject({}) });
export type Question = z.infer<typeof questionSchema>;

/** Resets accounts, mails and rate limits. */
export async function deleteAccounts(): Promise<void> {
  mailbox.length = 0;
  const tables = [
    'outbox',
    'challenges',
    'passkeys',
    'account_events',
    'linked_sign_ins',
    'registrations',
    'sessions',
    'accounts',
    'attempts',
    'owners',
  ];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

/** Stores a confirmed account with the password above. Resolves to its mail address. */
export async function addAccount(id: string, { role = 'customer', secondFactor = false } = {}): Promise<string> {
  const email = `${id}@reader.example`;
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, role, second_factor, confirmed_at, language, created_at)
     VALUES (?1, ?2, 'Ann', ?3, ?4, ?5, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(id, email, passwordHash, role, secondFactor ? 1 : 0)
    .run();
  return email;
}

/** Calls a route that answers with a passkey challenge, and resolves to its ticket and options. */
export async function readQuestion(browser: Browser, method: string, path: string, body?: unknown): Promise<Question> {
  return questionSchema.parse((await browser.ask(method, path, body)).body);
}

export const signIn = (browser: Browser, email: string) => browser.ask('POST', '/session', { email, password });

/** Adds a passkey of `device` to the account that is signed in there. */
export async function addPasskey(
  browser: Browser,
  device: Authenticator,
  name = 'Passkey 1',
): Promise<{ status: number; body: unknown }> {
  const { ticket, options } = await readQuestion(browser, 'POST', '/account/passkeys/questions');
  return browser.ask('POST', '/account/passkeys', { ticket, answer: await device.create(options), name });
}

/** Stores an account with a passkey. Resolves to it and the passkey's device, with no session open. */
export async function withPasskey(
  id: string,
  options: { role?: string; secondFactor?: boolean } = {},
): Promise<{ email: string; device: Authenticator }> {
  const email = await addAccount(id, { ...options, secondFactor: false });
  const browser = new Browser();
  await signIn(browser, email);
  const device = new Authenticator();
  await addPasskey(browser, device);
  await browser.call('DELETE', '/session');
  if (options.secondFactor) await env.DB.prepare('UPDATE accounts SET second_factor = 1 WHERE id = ?1').bind(id).run();
  mailbox.length = 0;
  await env.DB.batch(
    ['DELETE FROM account_events', 'DELETE FROM sessions', 'DELETE FROM attempts'].map((sql) => env.DB.prepare(sql)),
  );
  return { email, device };
}

/** Returns the kinds and facts of an account's events, oldest first. */
export async function eventsOf(account: string): Promise<{ kind: string; facts: Record<string, string> }[]> {
  const { results } = await env.DB.prepare('SELECT kind, facts FROM account_events WHERE account = ?1 ORDER BY id')
    .bind(account)
    .all<{ kind: string; facts: string }>();
  return results.map(({ kind, facts }) => ({ kind, facts: z.record(z.string(), z.string()).parse(JSON.parse(facts)) }));
}

/** Returns for each open session whether it has a second factor. */
export async function openSessions(): Promise<number[]> {
  const { results } = await env.DB.prepare('SELECT second_factor FROM sessions WHERE revoked_at IS NULL').all<{
    second_factor: number;
  }>();
  return results.map((row) => row.second_factor);
}

/** Statuses of answers that came in any order, smallest first. */
export function statuses(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
