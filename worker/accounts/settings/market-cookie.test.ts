import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { password, passwordHash } from '../../testing/known-password';

const email = 'ann@reader.example';

async function addAccount(market: string | null): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, role, confirmed_at, language, market, created_at)
     VALUES ('ann', ?1, 'Ann', ?2, 'customer', '2026-01-01T00:00:00.000Z', 'en', ?3, '2026-01-01T00:00:00.000Z')`,
  )
    .bind(email, passwordHash, market)
    .run();
}
const market = async (browser: Browser) => {
  const { body } = await browser.ask('GET', '/me');
  return [(body as { market: string }).market, browser.cookies.get('market')];
};

beforeEach(async () => {
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'registrations', 'sessions', 'accounts', 'attempts', 'owners'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('the market cookie', () => {
  it('is set to the market of the account at sign-in', async () => {
    await addAccount('JP');
    const browser = new Browser();
    browser.cookies.set('market', 'PL');
    expect((await browser.ask('POST', '/session', { email, password })).body).toMatchObject({ me: { market: 'JP' } });
    expect(browser.cookies.get('market')).toBe('JP');
    expect(await market(browser)).toEqual(['JP', 'JP']);
  });

  it('stays unchanged when the account has no market, or one that is not served', async () => {
    for (const stored of [null, 'CH']) {
      await env.DB.prepare('DELETE FROM accounts').run();
      await addAccount(stored);
      const [fresh, chosen] = [new Browser(), new Browser()];
      chosen.cookies.set('market', 'PL');
      for (const browser of [fresh, chosen]) await browser.ask('POST', '/session', { email, password });
      expect([await market(fresh), await market(chosen)]).toEqual([
        ['DE', undefined],
        ['PL', 'PL'],
      ]);
    }
  });

  it('follows the latest choice of the account on another device', async () => {
    await addAccount('JP');
    const [phone, desk] = [new Browser(), new Browser()];
    for (const browser of [phone, desk]) await browser.ask('POST', '/session', { email, password });
    await phone.ask('POST', '/market', { market: 'GB' });
    expect(phone.cookies.get('market')).toBe('GB');
    expect(await market(desk)).toEqual(['GB', 'GB']);
    await desk.ask('POST', '/session', { email, password: 'not this one' });
    expect(desk.cookies.get('market')).toBe('GB');
  });

  it('is restored from the registration when the browser has lost it', async () => {
    const home = new Browser();
    await home.ask('POST', '/market', { market: 'JP' });
    await home.ask('POST', '/accounts', { name: 'Ann', email, password, terms: true });
    const token = /confirm#token=([\w-]{43})/.exec(mailbox.at(-1)?.text ?? '')?.[1];
    home.cookies.delete('market');
    expect((await home.ask('POST', '/accounts/confirmations', { token })).status).toBe(200);
    expect(await market(home)).toEqual(['JP', 'JP']);
    const again = new Browser();
    expect((await again.ask('POST', '/accounts/confirmations', { token })).status).toBe(422);
    expect(again.cookies.get('market')).toBeUndefined();
  });
});
