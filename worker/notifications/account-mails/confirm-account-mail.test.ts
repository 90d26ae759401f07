import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/adapters/mail';
import { openServices, shopContext } from '../../services';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutbox } from '../../outbox-handlers';

const start = new Date('2026-11-20T10:00:00.000Z');
const mails: Mail[] = [];

function shop() {
  const ctx = shopContext(openServices(env), () => undefined, start);
  return {
    ...ctx,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
      },
    },
  };
}

async function register(id: string): Promise<void> {
  const ctx = shop();
  await ctx.db.batch([
    ctx.db
      .prepare(
        `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at)
         VALUES (?1, ?1 || '@reader.example', 'Ann <b>', 'x', 'en', 'DE', ?2, '2026-11-27T10:00:00.000Z')`,
      )
      .bind(id, start.toISOString()),
    outboxStatement(
      ctx,
      'confirm-account',
      { registration: id, origin: 'https://dogear.example' },
      `confirm-account:${id}`,
    ),
  ]);
}

beforeEach(async () => {
  mails.length = 0;
  await env.DB.batch(
    ['outbox', 'registrations', 'attempts', 'accounts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

describe('the confirmation mail', () => {
  it('carries a link whose token only its reader knows', async () => {
    await register('a');
    await sendOutbox(shop());
    const [mail] = mails;
    const token = /https:\/\/dogear\.example\/en\/login\/confirm#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeDefined();
    expect(mail?.html).toContain(`token=${token}`);
    expect(mail?.text).toContain('21\u00a0November\u00a02026 at 11:00');
    const links = await env.DB.prepare('SELECT token_hash, ends_at FROM registration_links').all();
    expect(links.results).toHaveLength(1);
    expect(JSON.stringify(links.results)).not.toContain(token);
    expect(links.results[0]?.['ends_at']).toBe('2026-11-21T10:00:00.000Z');
  });

  it('does not carry what a stranger typed as a name', async () => {
    await register('a');
    await sendOutbox(shop());
    expect(mails[0]?.html).not.toContain('Ann');
    expect(mails[0]?.text).not.toContain('Ann');
  });

  it('mails the owner of a known address in the account’s language, without a link to confirm', async () => {
    await register('a');
    await env.DB.prepare(
      `INSERT INTO accounts (id, email, name, confirmed_at, language, created_at)
        VALUES ('known', 'a@reader.example', 'Ann & Co', ?1, 'de', ?1)`,
    )
      .bind(start.toISOString())
      .run();
    await sendOutbox(shop());
    expect(mails[0]).toMatchObject({ to: 'a@reader.example', language: 'de' });
    expect(mails[0]?.text).toContain('https://dogear.example/de/login\n');
    expect(mails[0]?.html).toContain('Ann &amp; Co');
    expect(mails[0]?.text).not.toContain('token');
  });
});
