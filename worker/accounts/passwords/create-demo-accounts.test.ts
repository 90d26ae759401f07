import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { holdPolicy } from '../../../domain/policy/hold';
import deployed from '../../../wrangler.toml?raw';
import { Browser } from '../../../tests/worker-browser';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { createDemoAccounts } from './create-demo-accounts';
import demo from './demo.json';

function shop(on: boolean): Ctx {
  const ctx = shopContext(openServices(env), () => undefined);
  return { ...ctx, settings: { ...ctx.settings, demo: on } };
}
const accounts = () => env.DB.prepare('SELECT count(*) AS n FROM accounts').first<number>('n');

describe('demo accounts', () => {
  it('are not created unless the setting is on, which no deployment has', async () => {
    expect(deployed).not.toMatch(/\bDEMO\b/);
    expect(await createDemoAccounts(shop(false))).toBe(0);
    expect(await accounts()).toBe(0);
  });

  it('are created once and sign in with their roles', async () => {
    const made = await Promise.all([createDemoAccounts(shop(true)), createDemoAccounts(shop(true))]);
    expect(made[0] + made[1]).toBe(demo.length);
    expect(await createDemoAccounts(shop(true))).toBe(0);
    expect(await accounts()).toBe(demo.length);
    for (const { email, password, role } of demo) {
      const { status, body } = await new Browser().ask('POST', '/session', { email, password });
      expect(status).toBe(200);
      expect(body).toMatchObject({ kind: 'signed-in', me: { account: { email, role } } });
    }
    expect(demo.map(({ role }) => role).toSorted()).toEqual(['customer', 'staff']);
  });

  it('have a country, and agreed to the terms once', async () => {
    await createDemoAccounts(shop(true));

    const { results } = await env.DB.prepare(
      `SELECT market, kind, given, terms_version FROM accounts JOIN consents ON account = accounts.id`,
    ).all();
    const agreed = { market: 'IE', kind: 'terms', given: 1, terms_version: holdPolicy.termsVersion };
    expect(results).toEqual(demo.map(() => agreed));
  });
});
