import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { eventsOf, signedInPerson, setProofAge } from '../../../tests/worker-signed-in-person';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { accountSchema, addressListSchema } from '../../../domain/accounts/account-schemas';

const irish = { name: 'Ann', address: { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' } };
const german = { name: 'Ann', address: { line1: 'Amselweg 1', city: 'Berlin', postcode: '10115', country: 'DE' } };

describe('an account', () => {
  it('is shown only to its owner', async () => {
    const ann = await signedInPerson('ann');
    const { status, body } = await ann.ask('GET', '/account');
    expect(status).toBe(200);
    expect(accountSchema.parse(body)).toEqual({
      name: 'Ann',
      email: 'ann@reader.example',
      pendingEmail: null,
      role: 'customer',
      language: 'en',
      market: 'IE',
      hasPassword: false,
      secondFactor: false,
      wishMails: true,
      tradeMails: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      payoutsHeldUntil: null,
      payoutDetails: null,
      termsAgreed: null,
    });
    for (const [method, path, sent] of [
      ['GET', '/account'],
      ['PATCH', '/account', {}],
      ['GET', '/account/addresses'],
      ['POST', '/account/addresses', irish],
      ['DELETE', '/account/addresses/none'],
      ['PUT', '/account/email', { email: 'x@reader.example' }],
      ['DELETE', '/account/email'],
      ['GET', '/account/credit'],
      ['GET', '/account/kept-aside'],
      ['PUT', '/account/payout-details', { holder: 'x', iban: 'x' }],
      ['DELETE', '/account/payout-details'],
      ['GET', '/account/export'],
      ['GET', '/account/deletion'],
      ['DELETE', '/account', {}],
    ] as const) {
      expect([path, await new Browser().ask(method, path, sent)]).toEqual([
        path,
        { status: 401, body: 'sign-in-required' },
      ]);
    }
  });

  it('changes only the sent fields and sets the cookies of language and market', async () => {
    const ben = await signedInPerson('ben');
    const changed = accountSchema.parse(
      (await ben.ask('PATCH', '/account', { name: ' Ben\r\nBcc: x@evil.example ', language: 'de' })).body,
    );
    expect(changed).toMatchObject({ name: 'Ben Bcc: x@evil.example', language: 'de', market: 'IE', wishMails: true });
    expect(ben.cookies.get('language')).toBe('de');
    expect(await ben.ask('PATCH', '/account', { name: 'Nobody', market: 'CH' })).toEqual({
      status: 422,
      body: 'market-not-served',
    });
    expect(accountSchema.parse((await ben.ask('PATCH', '/account', { market: 'JP' })).body)).toMatchObject({
      name: 'Ben Bcc: x@evil.example',
      market: 'JP',
    });
    expect(ben.cookies.get('market')).toBe('JP');
    expect((await ben.ask('PATCH', '/account', { name: ' \u0007 ' })).status).toBe(400);
  });

  it('stores each change of consent to wish mails once', async () => {
    const cleo = await signedInPerson('cleo');
    for (const wishMails of [true, false, false, true]) await cleo.ask('PATCH', '/account', { wishMails });
    const { results } = await env.DB.prepare(
      `SELECT kind, given FROM consents WHERE account = 'cleo' ORDER BY id`,
    ).all();
    expect(results).toEqual([
      { kind: 'wish-mails', given: 0 },
      { kind: 'wish-mails', given: 1 },
    ]);
    await env.DB.prepare(
      `INSERT INTO consents (account, kind, given, terms_version, at)
        VALUES ('cleo', 'terms', 1, '2026-11', '2026-01-01T00:00:00.000Z')`,
    ).run();
    expect((await cleo.ask('GET', '/account')).body).toMatchObject({
      wishMails: true,
      termsAgreed: { version: '2026-11', at: '2026-01-01T00:00:00.000Z' },
    });
  });

  it('turns the second factor on with a passkey, and off with fresh proof and one mail, except for staff', async () => {
    const dan = await signedInPerson('dan');
    expect(await dan.ask('PATCH', '/account', { secondFactor: true, name: 'Nobody' })).toEqual({
      status: 403,
      body: 'not-allowed',
    });
    expect((await dan.ask('GET', '/account')).body).toMatchObject({ name: 'Ann' });
    await env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES ('k', 'dan', 'k', 0, '[]', 'Phone', '2026-01-01T00:00:00.000Z')`,
    ).run();
    for (let index = 0; index < 2; index += 1)
      expect((await dan.ask('PATCH', '/account', { secondFactor: true })).body).toMatchObject({ secondFactor: true });
    await setProofAge('dan', 11);
    expect(await dan.ask('PATCH', '/account', { secondFactor: false })).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    await setProofAge('dan', 9);
    await env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'dan'`).run();
    expect(await dan.ask('PATCH', '/account', { secondFactor: false })).toEqual({ status: 403, body: 'not-allowed' });
    await env.DB.prepare(`UPDATE accounts SET role = 'customer' WHERE id = 'dan'`).run();
    expect(await dan.ask('PATCH', '/account', { secondFactor: false })).toEqual({
      status: 403,
      body: 'second-factor-required',
    });
    expect(await dan.ask('PUT', '/account/email', { email: 'thief@reader.example' })).toEqual({
      status: 403,
      body: 'second-factor-required',
    });
    expect(
      await dan.ask('PUT', '/account/payout-details', { holder: 'Thief', iban: 'IE29AIBK93115212345678' }),
    ).toEqual({ status: 403, body: 'second-factor-required' });
    expect(await dan.ask('DELETE', '/account', {})).toEqual({ status: 403, body: 'second-factor-required' });
    await env.DB.prepare(`UPDATE sessions SET second_factor = 1 WHERE account = 'dan'`).run();
    mailbox.length = 0;
    expect((await dan.ask('PATCH', '/account', { secondFactor: false })).body).toMatchObject({ secondFactor: false });
    expect(await eventsOf('dan')).toEqual(['second-factor-on', 'second-factor-off']);
    await dan.ask('PATCH', '/account', { secondFactor: false });
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Passkey no longer required at Dogear']);
  });

  it('sends one mail when several requests turn the second factor off at the same time', async () => {
    const eve = await signedInPerson('eve');
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET second_factor = 1 WHERE id = 'eve'`),
      env.DB.prepare(`UPDATE sessions SET second_factor = 1 WHERE account = 'eve'`),
    ]);
    mailbox.length = 0;

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => eve.ask('PATCH', '/account', { secondFactor: false, name: 'Eve' })),
    );

    for (const { body } of answers) expect(body).toMatchObject({ secondFactor: false, name: 'Eve' });
    expect(await eventsOf('eve')).toEqual(['second-factor-off']);
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Passkey no longer required at Dogear']);
  });
});

describe('addresses', () => {
  const list = async (answer: Promise<{ status: number; body: unknown }>) =>
    addressListSchema
      .parse((await answer).body)
      .items.map(({ address, isDefault }) => `${address.country} ${address.line1}${isDefault ? ' *' : ''}`);

  it('have one default per country, and the newest follows a removed default', async () => {
    const eva = await signedInPerson('eva');
    expect(await list(eva.ask('POST', '/account/addresses', irish))).toEqual(['IE 1 Quay Street *']);
    expect(
      await list(
        eva.ask('POST', '/account/addresses', {
          ...irish,
          address: { ...irish.address, line1: '2 Quay Street' },
          isDefault: true,
        }),
      ),
    ).toEqual(['IE 2 Quay Street *', 'IE 1 Quay Street']);
    const all = await eva.ask('POST', '/account/addresses', german);
    expect(await list(Promise.resolve(all))).toEqual(
      expect.arrayContaining(['DE Amselweg 1 *', 'IE 2 Quay Street *', 'IE 1 Quay Street']),
    );
    const { items } = addressListSchema.parse(all.body);
    const second = items.find(({ address }) => address.line1 === '2 Quay Street');
    const first = items.find(({ address }) => address.line1 === '1 Quay Street');
    expect(await list(eva.ask('DELETE', `/account/addresses/${second?.id}`))).toContain('IE 1 Quay Street *');
    // Moved to another country, it is that country's only when it asks to be.
    const moved = await list(
      eva.ask('PUT', `/account/addresses/${first?.id}`, {
        ...german,
        address: { ...german.address, line1: 'Amselweg 2' },
        isDefault: true,
      }),
    );
    expect(moved).toEqual(['DE Amselweg 2 *', 'DE Amselweg 1']);
  });

  it('are checked by the rules of their own country', async () => {
    const fay = await signedInPerson('fay');
    expect(
      await fay.ask('POST', '/account/addresses', { ...german, address: { ...german.address, postcode: '123' } }),
    ).toEqual({ status: 422, body: 'address-invalid' });
    expect(
      await fay.ask('POST', '/account/addresses', { ...german, address: { ...german.address, country: 'CH' } }),
    ).toEqual({ status: 422, body: 'market-not-served' });
    expect(await list(fay.ask('POST', '/account/addresses', german))).toHaveLength(1);
  });

  it('of another account are answered as not found', async () => {
    const [gil, hal] = [await signedInPerson('gil'), await signedInPerson('hal')];
    const [{ id } = { id: '' }] = addressListSchema.parse(
      (await gil.ask('POST', '/account/addresses', irish)).body,
    ).items;
    expect(await hal.ask('PUT', `/account/addresses/${id}`, german)).toEqual({ status: 404, body: 'not-found' });
    expect(await hal.ask('DELETE', `/account/addresses/${id}`)).toEqual({ status: 404, body: 'not-found' });
    expect(await list(gil.ask('GET', '/account/addresses'))).toEqual(['IE 1 Quay Street *']);
    expect(await list(hal.ask('GET', '/account/addresses'))).toEqual([]);
  });

  it('are limited to twenty, also when they are sent at the same moment', async () => {
    const ida = await signedInPerson('ida');
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => ida.ask('POST', '/account/addresses', { ...irish, isDefault: true })),
    );
    expect(answers.filter(({ body }) => body === 'addresses-full')).toHaveLength(4);
    const { items } = addressListSchema.parse((await ida.ask('GET', '/account/addresses')).body);
    expect([items.length, items.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
  });
});
