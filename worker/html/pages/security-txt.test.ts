import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { shopEnv } from '../../../tests/worker-browser';
import worker from '../../index';

async function read(method = 'GET', shop: Env = shopEnv): Promise<Response> {
  const execution = createExecutionContext();
  const request = new Request('https://dogear.example/.well-known/security.txt', { method });
  const answer = await worker.fetch(request, shop, execution);
  await waitOnExecutionContext(execution);
  return answer;
}

describe('security.txt', () => {
  it('names contact, end, languages and its own address', async () => {
    const answer = await read();
    const fields = new Map(
      (await answer.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );

    expect(answer.status).toBe(200);
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe('mailto:shop@dogear.example');
    expect(fields.get('Preferred-Languages')).toBe('en, de, fr, es, it, nl, pl, pt, ja, ar');
    expect(fields.get('Canonical')).toBe('https://dogear.example/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it('is plain text that is kept for an hour', async () => {
    const { headers } = await read();
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ]);
  });

  it('is there while the shop is closed', async () => {
    await env.KV.put('maintenance', 'on');
    expect((await read()).status).toBe(200);
    await env.KV.delete('maintenance');
  });

  it('has no canonical address without SHOP_ORIGIN', async () => {
    expect(await (await read('GET', { ...shopEnv, SHOP_ORIGIN: '' })).text()).not.toContain('Canonical');
    expect((await read('POST')).status).toBe(405);
    expect(await (await read('HEAD')).text()).toBe('');
  });
});
