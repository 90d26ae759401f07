import { env } from 'cloudflare:workers';
import { exportPKCS8, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { SettingError } from './setting-error';
import { readSettings } from './settings';

const library = { id: 'library', label: 'City Library', issuer: 'https://library.example', clientId: 'dogear' };
const read = (settings: Partial<Env>) => readSettings({ ...env, ...settings }).providers;

describe('the settings of sign-on', () => {
  it('name no provider unless they are set', () => {
    expect(read({})).toEqual([]);
    expect(read({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: ' ', OIDC_PROVIDERS: '' })).toEqual([]);
  });

  it('may be text or values, with a secret, or without one for an open client', () => {
    const [one] = read({ OIDC_PROVIDERS: JSON.stringify([library]), OIDC_SECRETS: '{"library":"s"}' });
    expect(one).toEqual({
      ...library,
      kind: 'oidc',
      scopes: ['openid', 'email', 'profile'],
      answers: 'query',
      secret: 's',
    });
    const [other] = read({
      OIDC_PROVIDERS: [{ ...library, issuer: 'http://127.0.0.1:4000', answers: 'form_post', scopes: ['openid'] }],
    });
    expect(other).toMatchObject({
      issuer: 'http://127.0.0.1:4000',
      answers: 'form_post',
      scopes: ['openid'],
      secret: null,
    });
  });

  it('accept Apple’s key as its file', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' };
    expect(read({ ...apple, APPLE_PRIVATE_KEY: await exportPKCS8(privateKey) })).toMatchObject([
      { id: 'apple', answers: 'form_post' },
    ]);
  });

  it.each<[string, Partial<Env>]>([
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'a' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'a' }],
    ['APPLE_TEAM_ID', { APPLE_CLIENT_ID: 'a', APPLE_KEY_ID: 'c', APPLE_PRIVATE_KEY: 'd' }],
    ['APPLE_PRIVATE_KEY', { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c', APPLE_PRIVATE_KEY: 'no key' }],
    ['MICROSOFT_TENANT', { MICROSOFT_CLIENT_ID: 'a', MICROSOFT_CLIENT_SECRET: 'b' }],
    ['MICROSOFT_TENANT', { MICROSOFT_TENANT: 'a/b', MICROSOFT_CLIENT_ID: 'a', MICROSOFT_CLIENT_SECRET: 'b' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: '[' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: '{}' }],
    ['OIDC_PROVIDERS: 0.issuer', { OIDC_PROVIDERS: [{ ...library, issuer: 'http://library.example' }] }],
    ['OIDC_PROVIDERS: 0.issuer', { OIDC_PROVIDERS: [{ ...library, issuer: 'https://library.example/?a' }] }],
    ['OIDC_PROVIDERS: 0.id', { OIDC_PROVIDERS: [{ ...library, id: 'google' }] }],
    ['OIDC_PROVIDERS: 0.id', { OIDC_PROVIDERS: [{ ...library, id: 'offer' }] }],
    ['OIDC_PROVIDERS: 0.id', { OIDC_PROVIDERS: [{ ...library, id: '../x' }] }],
    ['OIDC_PROVIDERS: 0.scopes', { OIDC_PROVIDERS: [{ ...library, scopes: ['email'] }] }],
    ['OIDC_PROVIDERS: has the id library twice', { OIDC_PROVIDERS: [library, library] }],
    ['OIDC_SECRETS', { OIDC_PROVIDERS: [library], OIDC_SECRETS: 'words' }],
    ['OIDC_SECRETS: has a secret for school', { OIDC_PROVIDERS: [library], OIDC_SECRETS: '{"school":"hush"}' }],
  ])('name %s when they are incomplete or wrong, and no secret', (name, settings) => {
    expect(() => read(settings)).toThrow(SettingError);
    expect(() => read(settings)).toThrow(`Setting ${name}`);
    expect(() => read(settings)).not.toThrow(/hush|words/);
  });
});
