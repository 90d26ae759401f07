import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopEnv } from '../../../tests/worker-browser';
import { scriptless, shop } from '../../../tests/worker-scriptless';
import { seedTexts } from '../../../tests/worker-texts';
import { openAccount } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

let person: ReturnType<typeof scriptless>;
beforeAll(() => seedTexts(shopEnv, ['en', 'de', 'fr']));
beforeEach(() => {
  person = scriptless();
});

/** Opens a page by a link on another page, as a browser without script does. */
const followLink = (from: string, to: string, headers: Record<string, string> = {}) =>
  person.send(to, { headers: { Referer: from, 'Sec-Fetch-Site': 'same-origin', ...headers } });

describe('a link to the page in another language, followed without script', () => {
  it.each([
    ['/en', '/de'],
    ['/en/search?q=emma', '/de/search?q=emma'],
    ['/en/basket', '/de/basket'],
  ])('stores the language on the way from %s to %s', async (from, to) => {
    expect((await followLink(shop + from, to)).status).toBe(200);

    expect(person.cookies.get('language')).toBe('de');
    expect((await person.get('/')).location).toBe('/de');
  });

  it('stores the last of several choices', async () => {
    await followLink(`${shop}/en/faq`, '/de/faq');
    await followLink(`${shop}/de/faq`, '/fr/faq');

    expect((await person.get('/')).location).toBe('/fr');
  });

  it('stores the language of the account, for its mails', async () => {
    await openAccount(env.DB, 'lotte');
    await signIn(env.DB, person, 'lotte');

    await followLink(`${shop}/en/faq`, '/de/faq');

    expect(await env.DB.prepare(`SELECT language FROM accounts WHERE id = 'lotte'`).first()).toEqual({
      language: 'de',
    });
  });
});

it.each([
  ['another page of the shop', `${shop}/en/search`, {}],
  ['the page in the same language', `${shop}/de/faq`, {}],
  ['an address without language', `${shop}/faq`, {}],
  ['another site', 'https://other.example/en/faq', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that names the shop', `${shop}/en/faq`, { 'Sec-Fetch-Site': 'cross-site' }],
  ['no address', 'about:blank', {}],
  ['no valid address', 'x', {}],
])('a link on %s stores no language', async (_, from, headers) => {
  expect((await followLink(from, '/de/faq', headers)).status).toBe(200);

  expect(person.cookies.get('language')).toBeUndefined();
});
