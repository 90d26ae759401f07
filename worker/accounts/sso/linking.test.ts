import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, mailbox } from '../../../tests/worker-browser';
import { openAccount } from '../../testing/shelf';
import { finishSignOn, startSignOn, signOn, signedInEmail } from '../../../tests/worker-sign-on';
import {
  addSecondFactor,
  connectProviders,
  signedInDevice,
  library,
  linkedProvidersOf,
  signedInPerson,
  makeProofStale,
  newVisitor,
} from '../../../tests/worker-linked-people';

beforeEach(connectProviders);

describe('a verified address that has an account', () => {
  const claims = (id: string) => ({
    sub: `${id}-there`,
    email: `${id.toUpperCase()}@reader.example`,
    email_verified: true,
  });

  it('is linked only after a sign-in to that account', async () => {
    await openAccount(env.DB, 'ann');
    const browser = newVisitor();
    const end = await signOn(browser, library, 'library', claims('ann'), { returnTo: '/en/trades' });
    expect([end.path, end.query]).toEqual([
      '/en/sso',
      { result: 'link-offered', provider: 'library', returnTo: '/en/trades' },
    ]);
    expect(await signedInEmail(browser)).toBeNull();
    expect(await linkedProvidersOf('ann')).toEqual([]);
    expect((await browser.ask('GET', '/sso/offer')).body).toEqual({
      provider: { id: 'library', label: 'City Library', kind: 'oidc' },
      email: 'ann@reader.example',
    });
    expect((await newVisitor().ask('GET', '/sso/offer')).body).toBe('not-found');
    expect((await browser.ask('POST', '/sso/links')).body).toBe('sign-in-required');
    browser.cookies.set('__Host-session', (await signedInDevice('ann')).cookies.get('__Host-session') ?? '');
    await makeProofStale('ann');
    expect((await browser.ask('POST', '/sso/links')).body).toBe('fresh-proof-required');
    browser.cookies.set('__Host-session', (await signedInDevice('ann')).cookies.get('__Host-session') ?? '');
    const ticket = browser.cookies.get('__Host-sso-offer') ?? '';
    const before = mailbox.length;
    expect((await browser.ask('POST', '/sso/links')).status).toBe(204);
    expect(browser.cookies.has('__Host-sso-offer')).toBe(false);
    expect(await linkedProvidersOf('ann')).toEqual(['library ann-there']);
    expect(mailbox.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@reader.example', 'You can now sign in to Dogear with City Library'],
    ]);
    expect(
      await env.DB.prepare(`SELECT facts FROM account_events WHERE account = 'ann' AND kind = 'sign-in-linked'`).first(
        'facts',
      ),
    ).toBe('{"provider":"City Library"}');
    // A second call is refused, because the ticket is used up.
    browser.cookies.set('__Host-sso-offer', ticket);
    expect((await browser.ask('POST', '/sso/links')).body).toBe('link-invalid');
    const next = newVisitor();
    await signOn(next, library, 'library', claims('ann'));
    expect(await signedInEmail(next)).toBe('ann@reader.example');
  });

  it('is not linked to another account, after its end, or by another site', async () => {
    await openAccount(env.DB, 'ben');
    const mallory = await signedInPerson('mallory');
    await signOn(mallory, library, 'library', claims('ben'));
    // A sign-on that only offers a link keeps the current session.
    expect(await signedInEmail(mallory)).toBe('mallory@reader.example');
    expect((await mallory.ask('POST', '/sso/links')).body).toBe('link-invalid');
    mallory.cookies.set('__Host-session', (await signedInDevice('ben')).cookies.get('__Host-session') ?? '');
    expect((await mallory.ask('POST', '/sso/links', undefined, { Origin: 'https://evil.example' })).body).toBe(
      'foreign-origin',
    );
    await env.DB.prepare(`UPDATE sso_offers SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect((await mallory.ask('GET', '/sso/offer')).body).toBe('not-found');
    expect((await mallory.ask('POST', '/sso/links')).body).toBe('link-invalid');
    expect([await linkedProvidersOf('ben'), await linkedProvidersOf('mallory')]).toEqual([[], []]);
  });

  it('loses its offer when the browser signs out', async () => {
    const browser = await signedInPerson('pat');
    await signOn(browser, library, 'library', { ...claims('ann'), sub: 'ann-elsewhere' });
    expect((await browser.ask('GET', '/sso/offer')).status).toBe(200);
    await browser.ask('DELETE', '/session');
    expect([...browser.cookies.keys()].filter((name) => /sso|factor/.test(name))).toEqual([]);
  });

  it('is linked once by two simultaneous requests', async () => {
    await openAccount(env.DB, 'eve');
    const browser = newVisitor();
    await signOn(browser, library, 'library', claims('eve'));
    browser.cookies.set('__Host-session', (await signedInDevice('eve')).cookies.get('__Host-session') ?? '');
    const answers = await Promise.all([browser.ask('POST', '/sso/links'), browser.ask('POST', '/sso/links')]);
    expect(answers.every(({ status, body }) => status === 204 || body === 'link-invalid')).toBe(true);
    expect(await linkedProvidersOf('eve')).toEqual(['library eve-there']);
    expect(
      await env.DB.prepare(
        `SELECT count(*) AS n FROM account_events WHERE account = 'eve' AND kind = 'sign-in-linked'`,
      ).first('n'),
    ).toBe(1);
  });
});

describe('linking from the account', () => {
  const link = (browser: Browser, sub: string, issuer = library, provider = 'library') =>
    signOn(
      browser,
      issuer,
      provider,
      { sub, email: `${sub}@elsewhere.example`, email_verified: false },
      { purpose: 'link', returnTo: '/en/account-details' },
    );

  it('needs no verified address, sends a mail and appears in the list', async () => {
    const carl = await signedInPerson('carl');
    expect((await link(carl, 'carl-there')).query['result']).toBe('linked');
    expect((await link(carl, 'carl-there')).query['result']).toBe('linked');
    expect(await signedInEmail(carl)).toBe('carl@reader.example');
    expect((await carl.ask('GET', '/account/sign-ins')).body).toMatchObject({
      items: [{ provider: 'library', label: 'City Library', email: 'carl-there@elsewhere.example', lastUsedAt: null }],
    });
    expect((await newVisitor().ask('GET', '/account/sign-ins')).body).toBe('sign-in-required');
  });

  it('refuses an identity of another account, and a second one of the provider', async () => {
    const dora = await signedInPerson('dora');
    const emil = await signedInPerson('emil');
    await link(dora, 'dora-there');
    expect((await link(emil, 'dora-there')).query['result']).toBe('linked-elsewhere');
    expect((await link(dora, 'another-there')).query['result']).toBe('other-account');
    expect([await linkedProvidersOf('dora'), await linkedProvidersOf('emil')]).toEqual([['library dora-there'], []]);
  });

  it('ends all other sessions', async () => {
    const pia = await signedInPerson('pia');
    const stolen = await signedInDevice('pia');

    expect((await link(pia, 'pia-there')).query['result']).toBe('linked');

    expect([await signedInEmail(pia), await signedInEmail(stolen)]).toEqual(['pia@reader.example', null]);
  });

  it('needs the second factor of an account that has it', async () => {
    const quin = await signedInPerson('quin');
    await addSecondFactor('quin');

    expect((await startSignOn(quin, 'library', { purpose: 'link' })).location).toContain('result=expired');

    expect(await linkedProvidersOf('quin')).toEqual([]);
  });

  it('needs fresh proof, a session and a page of the shop', async () => {
    const fay = await signedInPerson('fay');
    expect(
      (await startSignOn(fay, 'library', { purpose: 'link' }, { 'Sec-Fetch-Site': 'cross-site' })).location,
    ).toContain('result=state-mismatch');
    expect((await startSignOn(fay, 'library', { purpose: 'link' }, { 'Sec-Fetch-Site': 'none' })).location).toContain(
      'result=state-mismatch',
    );
    await makeProofStale('fay');
    expect((await startSignOn(fay, 'library', { purpose: 'link' })).location).toContain('result=expired');
    expect((await startSignOn(newVisitor(), 'library', { purpose: 'link' })).location).toContain('result=expired');
    expect((await startSignOn(newVisitor(), 'library', { purpose: 'proof' })).location).toContain('result=expired');
  });

  it('belongs to the requesting session', async () => {
    const gus = await signedInPerson('gus');
    const { state, nonce } = await startSignOn(gus, 'library', { purpose: 'link' });
    library.token = await library.sign({ nonce, sub: 'gus-there' });
    const own = gus.cookies.get('__Host-session') ?? '';
    gus.cookies.set('__Host-session', (await signedInPerson('hal')).cookies.get('__Host-session') ?? '');
    expect((await finishSignOn(gus, 'library', { state, code: 'good-code' })).query['result']).toBe('state-mismatch');
    gus.cookies.set('__Host-session', own);
    const again = await startSignOn(gus, 'library', { purpose: 'link' });
    await env.DB.prepare(`UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE account = 'gus'`).run();
    expect((await finishSignOn(gus, 'library', { state: again.state, code: 'good-code' })).query['result']).toBe(
      'state-mismatch',
    );
    expect([await linkedProvidersOf('gus'), await linkedProvidersOf('hal')]).toEqual([[], []]);
  });
});

describe('another site’s page', () => {
  it('cannot start a sign-on by an image and use up the attempts of its visitors', async () => {
    for (const destination of ['image', 'iframe', 'empty']) {
      expect(
        await newVisitor().ask('GET', '/sso/library', undefined, {
          'Sec-Fetch-Site': 'cross-site',
          'Sec-Fetch-Dest': destination,
        }),
      ).toEqual({ status: 403, body: 'foreign-origin' });
    }
    expect(
      (await startSignOn(newVisitor(), 'library', {}, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }))
        .status,
    ).toBe(302);
  });
});
