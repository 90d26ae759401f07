import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openServices, shopContext } from '../../services';
import { forgetEnded } from './forget-ended';

it('deletes ended records and keeps those that are still valid', async () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  const past = '2026-11-18T10:00:00.000Z';
  const future = '2026-11-21T10:00:00.000Z';
  const registration = env.DB.prepare(
    `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at)
      VALUES (?1, 'a@b.example', 'A', 'x', 'en', 'DE', ?2, ?3)`,
  );
  const link = env.DB.prepare('INSERT INTO registration_links (token_hash, registration, ends_at) VALUES (?1, ?2, ?3)');
  const session = env.DB.prepare(
    `INSERT INTO sessions (id, account, credential_version, created_at, last_seen_at, ends_at, revoked_at)
      VALUES (?1, 'a', 1, ?2, ?2, ?3, ?4)`,
  );
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO accounts (id, email, name, language, created_at) VALUES ('a', 'a@b.example', 'A', 'en', ?1)`,
    ).bind(past),
    registration.bind('old', past, past),
    registration.bind('open', past, future),
    link.bind('of-old', 'old', future),
    link.bind('ended', 'open', past),
    link.bind('open', 'open', future),
    session.bind('ended', past, past, null),
    session.bind('left', past, future, past),
    session.bind('open', past, future, null),
    env.DB.prepare(
      `INSERT INTO challenges (ticket_hash, kind, ends_at) VALUES ('ended', 'passkey', ?1), ('open', 'passkey', ?2)`,
    ).bind(past, future),
    env.DB.prepare(
      `INSERT INTO sso_flows (state_hash, browser_hash, provider, purpose, nonce, verifier, language, ends_at)
       VALUES ('ended', 'b', 'p', 'sign-in', 'n', 'v', 'en', ?1), ('open', 'b', 'p', 'sign-in', 'n', 'v', 'en', ?2)`,
    ).bind(past, future),
    env.DB.prepare(
      `INSERT INTO sso_offers (ticket_hash, provider, subject, email, account, ends_at)
        VALUES ('ended', 'p', 's', 'e', 'a', ?1), ('open', 'p', 's', 'e', 'a', ?2)`,
    ).bind(past, future),
    env.DB.prepare(
      `INSERT INTO email_changes (token_hash, account, email, credential_version, created_at, ends_at)
        VALUES ('ended', 'a', 'e', 1, ?1, ?1)`,
    ).bind(past),
    env.DB.prepare(
      `INSERT INTO account_events (id, account, kind, at) VALUES (1, 'a', 'exported', '2024-11-01T10:00:00.000Z'),
        (2, 'a', 'exported', ?1)`,
    ).bind(past),
    env.DB.prepare(`INSERT INTO attempts (key, window, count) VALUES ('k', ?1, 3), ('k', ?2, 3)`).bind(
      Date.parse(past) / 1000,
      now.getTime() / 1000,
    ),
  ]);
  await forgetEnded(shopContext(openServices(env), () => undefined, now));
  const ids = async (column: string, table: string) =>
    (await env.DB.prepare(`SELECT ${column} AS id FROM ${table}`).all()).results.map(({ id }) => id);
  expect(await ids('id', 'registrations')).toEqual(['open']);
  expect(await ids('token_hash', 'registration_links')).toEqual(['open']);
  expect(await ids('id', 'sessions')).toEqual(['open']);
  expect(await ids('ticket_hash', 'challenges')).toEqual(['open']);
  expect(await ids('state_hash', 'sso_flows')).toEqual(['open']);
  expect(await ids('ticket_hash', 'sso_offers')).toEqual(['open']);
  expect(await ids('token_hash', 'email_changes')).toEqual([]);
  expect(await ids('id', 'account_events')).toEqual([2]);
  expect(await ids('window', 'attempts')).toEqual([now.getTime() / 1000]);
});
