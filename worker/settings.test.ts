import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import worker from './index';
import { readSettings, SettingError } from './settings';

describe('the settings', () => {
  it('as they stand in wrangler.toml are complete', () => {
    expect(readSettings(env).shop.tradingName).toBe('Dogear');
  });

  it.each([
    [{ DB: undefined }, 'Setting DB'],
    [{ KV: undefined }, 'Setting KV'],
    [{ MAIL_FROM: 'nobody' }, 'Setting MAIL_FROM'],
    [{ MAIL_FROM: undefined }, 'Setting MAIL_FROM'],
    [{ SHOP: undefined }, 'Setting SHOP'],
    [{ SHOP: { ...Object(env.SHOP), iban: '' } }, 'Setting SHOP.iban'],
  ])('%o is named', (wrong, name) => {
    const read = () => readSettings({ ...env, ...wrong } as Env);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(name);
  });

  it('keep the shop shut when one is wrong, name it in the log and tell visitors nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = new Request('https://dogear.test/en');
    const answer = await worker.fetch(request, { ...env, MAIL_FROM: 'nobody' }, createExecutionContext());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('');
    expect(log.mock.calls.flat().join(' ')).toContain('Setting MAIL_FROM');
    log.mockClear();
  });
});
