import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '../../../domain/language';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { servePage } from './serve-page';

const headers = { 'CF-Connecting-IP': '203.0.113.9' };

async function open(path: string, { FENCE, language = 'en' }: { FENCE?: RateLimit; language?: Language } = {}) {
  const execution = createExecutionContext();
  const request = new Request(`https://dogear.example${path}`, { headers });
  const env = FENCE === undefined ? shopEnv : { ...shopEnv, FENCE };
  const answer = await servePage(request, env, execution, language, { version: 'render-limit' });
  await waitOnExecutionContext(execution);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function fence(success: boolean) {
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return { success };
  };
  return { keys, limit };
}

beforeAll(() => seedTexts(shopEnv, ['en']));

describe('the limit of rendered public pages', () => {
  it('counts a page that is rendered by the network, and none from the cache', async () => {
    const counted = fence(true);
    const first = await open('/en/search?q=counted', { FENCE: counted });
    const second = await open('/en/search?q=counted', { FENCE: counted });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('Server-Timing')).toMatch(/^cache/);
    expect(counted.keys).toEqual(['203.0.113.9']);
  });

  it('refuses a page beyond the limit, logs it and stores nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = await open('/en/search?q=refused', { FENCE: fence(false) });
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    warn.mockRestore();

    expect([refused.status, refused.headers.get('Retry-After'), refused.headers.get('Cache-Control')]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect(lines.filter(({ event }) => event === 'security')).toMatchObject([
      { what: 'too-many-requests', route: 'page' },
    ]);
    const next = await open('/en/search?q=refused', { FENCE: fence(true) });
    expect([next.status, next.headers.get('Server-Timing')?.split(';')[0]]).toEqual([200, 'render']);
  });

  it('says in each language that there were too many requests', async () => {
    const texts = new Set<string>();
    for (const language of languages) {
      const { text } = await open(`/${language}/search?q=words`, { FENCE: fence(false), language });
      expect(text).toContain(`lang="${language}"`);
      texts.add(/<p>([^<]+)<\/p>/.exec(text)?.[1] ?? '');
    }

    expect(texts.size).toBe(languages.length);
    expect(texts).toContain('You sent too many requests. Please wait a moment and try again.');
  });
});
