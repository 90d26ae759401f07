import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import worker from '../../index';
import { SettingError } from './setting-error';
import { readSettings } from './settings';

describe('the settings', () => {
  it('of wrangler.toml are complete', () => {
    expect(readSettings(env).shop.tradingName).toBe('Dogear');
  });

  it('say under which jurisdiction conversations are stored', () => {
    expect(readSettings(env).dataJurisdiction).toBeNull();
    expect(readSettings({ ...env, DATA_JURISDICTION: 'eu' }).dataJurisdiction).toBe('eu');
  });

  it('leave the report of sellers off unless it is switched on', () => {
    expect([readSettings(env), readSettings({ ...env, SELLER_REPORT: 'on' })].map((all) => all.sellerReport)).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [{ DB: undefined }, 'Setting DB'],
    [{ KV: undefined }, 'Setting KV'],
    [{ MAIL_FROM: 'nobody' }, 'Setting MAIL_FROM'],
    [{ MAIL_FROM: undefined }, 'Setting MAIL_FROM'],
    [{ SHOP: undefined }, 'Setting SHOP'],
    [{ DATA_KEY: 'short' }, 'Setting DATA_KEY'],
    [{ DATA_KEY_OLD: 'not base64 at all' }, 'Setting DATA_KEY_OLD'],
    [{ DATA_JURISDICTION: 'mars' }, 'Setting DATA_JURISDICTION'],
    [{ SELLER_REPORT: 'yes' }, 'Setting SELLER_REPORT'],
    [{ SHOP_ORIGIN: 'dogear.example' }, 'Setting SHOP_ORIGIN'],
    [{ SHOP_ORIGIN: 'https://dogear.example/en' }, 'Setting SHOP_ORIGIN'],
    [{ SMTP_PORT: '465' }, 'Setting SMTP_HOST'],
    [{ SMTP_HOST: 'smtp://mail.example' }, 'Setting SMTP_HOST'],
    [{ SMTP_HOST: 'mail.example', SMTP_SECURE: 'yes' }, 'Setting SMTP_SECURE'],
    [{ SMTP_HOST: 'mail.example', SMTP_SECURE: 'off' }, 'Setting SMTP_SECURE'],
    [{ SMTP_HOST: 'mail.example', SMTP_PORT: '70000' }, 'Setting SMTP_PORT'],
    [{ SMTP_HOST: 'mail.example', SMTP_USER: 'shop' }, 'Setting SMTP_PASSWORD'],
    [{ SMTP_HOST: 'mail.example', SMTP_PASSWORD: 'x' }, 'Setting SMTP_USER'],
    [{ COVER_HOSTS: 'covers.example' }, 'Setting COVER_HOSTS'],
    [{ COVER_HOSTS: ['https://covers.example'] }, 'Setting COVER_HOSTS'],
    [{ COVER_HOSTS: ['*'] }, 'Setting COVER_HOSTS'],
    [{ COVER_HOSTS: ['covers.example; script-src *'] }, 'Setting COVER_HOSTS'],
    [{ COVER_HOSTS: ['covers.example/978'] }, 'Setting COVER_HOSTS'],
    [{ CONVERSATION: undefined }, 'Setting CONVERSATION'],
    [{ CHAT_API_KEY: 'k' }, 'Setting CHAT_BASE_URL'],
    [{ CHAT_MODEL: 'some-model' }, 'Setting CHAT_BASE_URL'],
    [{ CHAT_MODEL: '@cf/some/model' }, 'Setting AI'],
    [{ CHAT_BASE_URL: 'https://api.example/v1' }, 'Setting CHAT_MODEL'],
    [{ CHAT_BASE_URL: 'http://api.example/v1', CHAT_MODEL: 'm' }, 'Setting CHAT_BASE_URL'],
    [{ CHAT_BASE_URL: 'api.example/v1', CHAT_MODEL: 'm' }, 'Setting CHAT_BASE_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Setting STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'Setting STRIPE_SECRET_KEY'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'Setting STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'Setting STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'secret' }, 'Setting STRIPE_WEBHOOK_SECRET'],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: 'https://api.stripe.example',
      },
      'Setting STRIPE_API_BASE',
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: 'http://127.0.0.1:1@elsewhere.example',
      },
      'Setting STRIPE_API_BASE',
    ],
    [{ SHOP: { ...Object(env.SHOP), iban: '' } }, 'Setting SHOP.iban'],
    [{ SHOP: { ...Object(env.SHOP), iban: 'IE29AIBK93115212345679' } }, 'Setting SHOP.iban'],
    [{ SHOP: { ...Object(env.SHOP), bic: 'aibkie2d' } }, 'Setting SHOP.bic'],
  ])('%o is named', (wrong, name) => {
    const read = () => readSettings({ ...env, ...wrong } as Env);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(name);
  });

  it('close the shop when one is wrong, and name it only in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = new Request('https://dogear.test/en');
    const answer = await worker.fetch(request, { ...env, MAIL_FROM: 'nobody' }, executionContext());
    const text = await answer.text();
    const id = answer.headers.get('X-Request-Id') ?? 'none';
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '300']);
    expect(text).toMatch(/^<!doctype html><html lang="en"/);
    expect(text).toContain(id);
    expect(text).not.toMatch(/MAIL_FROM|setting/i);
    expect(log.mock.calls.flat().join(' ')).toContain('Setting MAIL_FROM');
    expect(log.mock.calls.flat().join(' ')).toContain(id);
    const call = await worker.fetch(
      new Request('https://dogear.test/api/home'),
      { ...env, MAIL_FROM: 'nobody' },
      executionContext(),
    );
    expect([call.status, call.headers.get('Content-Type')]).toEqual([503, 'application/problem+json']);
    expect(await call.json()).toMatchObject({ code: 'unavailable', instance: call.headers.get('X-Request-Id') });
    const file = await worker.fetch(
      new Request('https://dogear.test/favicon.svg'),
      { ...env, MAIL_FROM: 'nobody' },
      executionContext(),
    );
    expect([file.status, await file.text()]).toEqual([503, '']);
    log.mockClear();
  });
});
