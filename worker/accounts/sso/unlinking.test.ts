import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailbox } from '../../../tests/worker-browser';
import { signedInEmail } from '../../../tests/worker-sign-on';
import {
  addSecondFactor,
  connectProviders,
  linkedProvidersOf,
  signedInDevice,
  signedInPerson,
  makeProofStale,
  newVisitor,
} from '../../../tests/worker-linked-people';

beforeEach(connectProviders);

describe('unlinkSignIn', () => {
  const linked = async (id: string, providers: readonly string[]) => {
    const browser = await signedInPerson(id);
    for (const provider of providers) {
      await env.DB.prepare(
        `INSERT INTO linked_sign_ins (provider, subject, account, created_at)
          VALUES (?1, ?2, ?2, '2026-01-01T00:00:00.000Z')`,
      )
        .bind(provider, id)
        .run();
    }
    return browser;
  };

  it('sends a mail, and refuses the last sign-in method', async () => {
    const ida = await linked('ida', ['library', 'school']);
    const before = mailbox.length;
    expect((await ida.ask('DELETE', '/account/sign-ins/library')).status).toBe(204);
    expect((await ida.ask('DELETE', '/account/sign-ins/library')).body).toBe('not-found');
    expect(mailbox.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      ['ida@reader.example', 'City Library was unlinked from Dogear'],
    ]);
    expect((await ida.ask('DELETE', '/account/sign-ins/school')).body).toBe('last-way-in');
    expect(await linkedProvidersOf('ida')).toEqual(['school ida']);
    await env.DB.prepare(`UPDATE accounts SET password_hash = 'scrypt' WHERE id = 'ida'`).run();
    expect((await ida.ask('DELETE', '/account/sign-ins/school')).status).toBe(204);
    expect(await signedInEmail(ida)).toBe('ida@reader.example');
  });

  it('counts a passkey as sign-in method, but not a removed provider', async () => {
    const jon = await linked('jon', ['gone', 'library']);
    expect((await jon.ask('GET', '/account/sign-ins')).body).toMatchObject({
      items: [{ provider: 'gone', label: 'gone' }, { provider: 'library' }],
    });
    expect((await jon.ask('DELETE', '/account/sign-ins/library')).body).toBe('last-way-in');
    await env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES ('jon-key', 'jon', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
    ).run();
    expect((await jon.ask('DELETE', '/account/sign-ins/library')).status).toBe(204);
    expect((await jon.ask('DELETE', '/account/sign-ins/gone')).status).toBe(204);
  });

  it('keeps one of two sign-ins that are unlinked at the same moment', async () => {
    const kim = await linked('kim', ['library', 'school']);
    const answers = await Promise.all(
      ['library', 'school'].map((provider) => kim.ask('DELETE', `/account/sign-ins/${provider}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await linkedProvidersOf('kim')).toHaveLength(1);
  });

  it('ends all other sessions', async () => {
    const nia = await linked('nia', ['library', 'school']);
    const stolen = await signedInDevice('nia');

    expect((await nia.ask('DELETE', '/account/sign-ins/library')).status).toBe(204);

    expect([await signedInEmail(nia), await signedInEmail(stolen)]).toEqual(['nia@reader.example', null]);
  });

  it('needs the second factor of an account that has it', async () => {
    const olu = await linked('olu', ['library', 'school']);
    await addSecondFactor('olu');

    expect((await olu.ask('DELETE', '/account/sign-ins/library')).body).toBe('second-factor-required');

    expect(await linkedProvidersOf('olu')).toEqual(['library olu', 'school olu']);
  });

  it('needs fresh proof, and never changes another account', async () => {
    const lea = await linked('lea', ['library']);
    const max = await signedInPerson('max');
    expect((await max.ask('DELETE', '/account/sign-ins/library')).body).toBe('not-found');
    await makeProofStale('lea');
    expect((await lea.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    expect((await newVisitor().ask('DELETE', '/account/sign-ins/library')).body).toBe('sign-in-required');
    expect(await linkedProvidersOf('lea')).toEqual(['library lea']);
  });
});
