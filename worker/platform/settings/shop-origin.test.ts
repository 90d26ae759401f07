import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { Browser, shopEnv } from '../../../tests/worker-browser';
import { api } from '../../api';
import { openServices } from '../../services';
import { originOfRequest } from './shop-origin';

/** Status of a write to a shop of these settings, under the host and with the `Origin` of the caller. */
async function write(at: string, origin: string, SHOP_ORIGIN: string): Promise<number> {
  const execution = createExecutionContext();
  const answer = await api.fetch(
    new Request(`${at}/api/market`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: '{"market":"IE"}',
    }),
    { ...shopEnv, SHOP_ORIGIN },
    execution,
  );
  await waitOnExecutionContext(execution);
  return answer.status;
}

describe('the origin check of writes', () => {
  it.each([
    ['https://dogear.example', 'https://dogear.example', 'https://dogear.example', true],
    ['http://evil.example', 'http://evil.example', 'https://dogear.example', false],
    ['https://dogear.example', 'http://evil.example', 'https://dogear.example', false],
    ['https://dogear.workers.dev', 'https://dogear.workers.dev', 'https://dogear.example', false],
    ['http://localhost:8787', 'http://localhost:8787', 'http://localhost:8787', true],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787', 'http://localhost:8787', true],
    ['http://localhost:8787', 'http://localhost:9999', 'http://localhost:8787', false],
    ['http://evil.example:8787', 'http://evil.example:8787', 'http://localhost:8787', false],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787', 'https://dogear.example', false],
  ])('of host %s and Origin %s in the shop at %s passes: %s', async (at, origin, settled, passes) => {
    expect((await write(at, origin, settled)) !== 403).toBe(passes);
  });
});

describe('the handshake of a conversation', () => {
  it('under a foreign host with the same foreign origin is refused', async () => {
    const browser = new Browser();
    const { id } = (await browser.ask('POST', '/chat')).body as { id: string };
    const execution = createExecutionContext();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`http://evil.example/api/chat/${id}`, {
      headers: { Upgrade: 'websocket', Origin: 'http://evil.example', Cookie: cookie },
    });
    const answer = await api.fetch(request, shopEnv, execution);
    await waitOnExecutionContext(execution);
    expect(answer.status).toBe(403);
  });
});

describe('originOfRequest', () => {
  it('uses the request only when no origin is set', () => {
    const guessed = { origin: 'https://dogear.example', originIsSet: false };
    expect(originOfRequest(guessed, 'https://other.example')).toBe('https://other.example');
    expect(originOfRequest({ ...guessed, originIsSet: true }, 'https://other.example')).toBe('https://dogear.example');
  });
});

describe('a shop without SHOP_ORIGIN', () => {
  it('is reported once in the log and in the health check', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
    const nameless = { ...shopEnv, SHOP_ORIGIN: '' };
    openServices(nameless);
    openServices(nameless);
    expect(lines.filter((line) => line.includes('shop-origin-missing'))).toHaveLength(1);
    expect((await new Browser({}, nameless).ask('GET', '/health')).body).toMatchObject({ ok: true, shopOrigin: false });
    expect((await new Browser().ask('GET', '/health')).body).toMatchObject({ ok: true, shopOrigin: true });
  });
});
