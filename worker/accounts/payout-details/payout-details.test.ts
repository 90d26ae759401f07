import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsOf, signedInPerson, setProofAge } from '../../../tests/worker-signed-in-person';
import { mailbox } from '../../../tests/worker-browser';
import { accountSchema } from '../../../domain/accounts/account-schemas';
import { randomIds } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { aesSealer } from '../../platform/adapters/seal';
import { ctxOf } from '../../testing/people';
import { forgetLeftovers } from '../../privacy/forget-leftovers';
import { savePayoutDetails } from './save-payout-details';

const iban = 'IE29 AIBK 9311 5212 3456 78';
const other = 'DE89370400440532013000';
const details = { holder: 'Ann Author', iban };
const stored = (id: string) =>
  env.DB.prepare('SELECT * FROM payout_details WHERE account = ?1').bind(id).first<Record<string, string>>();

beforeEach(() => {
  mailbox.length = 0;
});

describe('payout details', () => {
  it('are stored encrypted, shown masked, and reported as added; their hold of 72 hours is not shown', async () => {
    const ann = await signedInPerson('ann');
    const account = accountSchema.parse((await ann.ask('PUT', '/account/payout-details', details)).body);
    expect(account.payoutDetails).toMatchObject({ holder: 'Ann Author', iban: 'IE•• •••• 5678' });
    expect(account.payoutsHeldUntil).toBeNull();
    const heldUntil = await env.DB.prepare(
      `SELECT payouts_held_until AS at FROM accounts WHERE id = 'ann'`,
    ).first<string>('at');
    expect(Date.parse(heldUntil ?? '') - Date.parse(account.payoutDetails?.changedAt ?? '')).toBe(72 * 3_600_000);
    const row = await stored('ann');
    expect(JSON.stringify(row)).not.toMatch(/AIBK|93115212/);
    const { sealer } = openServices(env);
    expect(await sealer?.open(row?.['iban_sealed'] ?? '', 'ann')).toBe('IE29AIBK93115212345678');
    await expect(sealer?.open(row?.['iban_sealed'] ?? '', 'ben')).rejects.toThrow();
    expect(mailbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@reader.example', 'Bank account for Dogear payouts saved'],
    ]);
    expect(mailbox[0]?.text).toContain('IE•• •••• 5678');
    expect(mailbox[0]?.text).toContain('Firefox, Linux');
    expect(mailbox[0]?.text).not.toContain('AIBK');
    expect(await eventsOf('ann')).toEqual(['payout-added']);
  });

  it('hold payouts for 72 hours when they are changed, also after they were removed', async () => {
    const amy = await signedInPerson('amy');
    await amy.ask('PUT', '/account/payout-details', details);
    await amy.ask('DELETE', '/account/payout-details');
    await env.DB.prepare(`UPDATE accounts SET payouts_held_until = NULL WHERE id = 'amy'`).run();

    const account = accountSchema.parse(
      (await amy.ask('PUT', '/account/payout-details', { ...details, iban: other })).body,
    );

    const held = Date.parse(account.payoutsHeldUntil ?? '') - Date.parse(account.payoutDetails?.changedAt ?? '');
    expect(held).toBe(72 * 3_600_000);
    expect(await eventsOf('amy')).toEqual(['payout-added', 'payout-removed', 'payout-changed']);
    expect(mailbox.at(-1)?.subject).toBe('Bank account for Dogear payouts changed');
  });

  it('need fresh proof to be saved and to be removed', async () => {
    const ben = await signedInPerson('ben');
    await setProofAge('ben', 11);
    expect(await ben.ask('PUT', '/account/payout-details', details)).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    expect(await ben.ask('DELETE', '/account/payout-details')).toEqual({ status: 403, body: 'fresh-proof-required' });
    expect([await stored('ben'), mailbox]).toEqual([null, []]);
  });

  it('keep the holder on one line', async () => {
    const lia = await signedInPerson('lia');
    const holder = 'Lia\r\nx,Eve,GB29\u202e Reader';
    const account = accountSchema.parse((await lia.ask('PUT', '/account/payout-details', { ...details, holder })).body);
    expect(account.payoutDetails?.holder).toBe('Lia x,Eve,GB29 Reader');
    expect((await stored('lia'))?.['holder']).toBe('Lia x,Eve,GB29 Reader');
  });

  it('are removed at once with a single mail', async () => {
    const cleo = await signedInPerson('cleo');
    await cleo.ask('PUT', '/account/payout-details', details);
    for (let index = 0; index < 2; index += 1)
      expect((await cleo.ask('DELETE', '/account/payout-details')).body).toMatchObject({ payoutDetails: null });
    expect(await eventsOf('cleo')).toEqual(['payout-added', 'payout-removed']);
    expect(mailbox.map(({ subject }) => subject)).toEqual([
      'Bank account for Dogear payouts saved',
      'Bank account for Dogear payouts removed',
    ]);
  });

  it.each([
    [{ iban: 'IE29AIBK93115212345679' }, 'IE', 422, 'iban-invalid'],
    [{ iban: 'AE070331234567890123456' }, 'IE', 422, 'iban-country'],
    [{ iban }, 'GB', 422, 'iban-country'],
    [{ iban }, 'JP', 422, 'payout-method-not-possible'],
    [{ holder: ' ' }, 'IE', 400, 'invalid-input'],
  ])('refuses %o in market %s with %i %s', async (change, market, status, code) => {
    const id = `at-${market.toLowerCase()}-${code}`;
    const person = await signedInPerson(id);
    await env.DB.prepare('UPDATE accounts SET market = ?2 WHERE id = ?1').bind(id, market).run();
    expect(await person.ask('PUT', '/account/payout-details', { ...details, ...change })).toEqual({
      status,
      body: code,
    });
    expect([await stored(id), await eventsOf(id)]).toEqual([null, []]);
  });

  it('are refused without a key, and the log names the setting', async () => {
    await signedInPerson('dan');
    const error = vi.fn();
    const ctx = ctxOf(env, 'a:dan', new Date());
    const shop = { ...ctx, sealer: null, log: { ...ctx.log, error } };
    await expect(savePayoutDetails(shop, details)).rejects.toMatchObject({ code: 'unavailable' });
    expect(error).toHaveBeenCalledWith('setting-missing', { setting: 'DATA_KEY' });
  });

  it('are encrypted again at night under the current key, except those that no key opens', async () => {
    await signedInPerson('eva');
    await signedInPerson('fay');
    const [old, present] = [randomIds.bytes(32), randomIds.bytes(32)];
    const base = ctxOf(env, 'a:eva', new Date());
    await savePayoutDetails({ ...base, sealer: aesSealer([old], randomIds) }, { holder: 'Eva', iban: other });
    await savePayoutDetails(
      { ...ctxOf(env, 'a:fay', new Date()), sealer: aesSealer([randomIds.bytes(32)], randomIds) },
      details,
    );
    await env.DB.prepare(`DELETE FROM payout_details WHERE account NOT IN ('eva', 'fay')`).run();
    const lost = await stored('fay');
    const error = vi.fn();
    const shop = shopContext(openServices(env), () => undefined);
    const night = { ...shop, sealer: aesSealer([present, old], randomIds), log: { ...shop.log, error } };
    await forgetLeftovers(night);
    expect(error.mock.calls).toEqual([['payout-details-unreadable', { setting: 'DATA_KEY_OLD', count: 1 }]]);
    expect(await aesSealer([present], randomIds).open((await stored('eva'))?.['iban_sealed'] ?? '', 'eva')).toBe(other);
    expect(await stored('fay')).toEqual(lost);
  });

  it('are not reported as unreadable when the database fails during the nightly encryption', async () => {
    await signedInPerson('gil');
    const [old, present] = [randomIds.bytes(32), randomIds.bytes(32)];
    await savePayoutDetails({ ...ctxOf(env, 'a:gil', new Date()), sealer: aesSealer([old], randomIds) }, details);
    const error = vi.fn();
    const shop = shopContext(openServices(env), () => undefined);
    const night = { ...shop, sealer: aesSealer([present, old], randomIds), log: { ...shop.log, error } };
    await env.DB.exec(
      `CREATE TRIGGER planted_failure BEFORE UPDATE ON payout_details BEGIN SELECT RAISE(ABORT, 'planted'); END`,
    );

    const work = forgetLeftovers(night);

    await expect(work).rejects.toThrow('planted');
    expect(error).not.toHaveBeenCalled();
    await env.DB.exec('DROP TRIGGER planted_failure');
  });

  it('stay readable in stored bank files after a second change of the key', async () => {
    const [first, second, third] = [randomIds.bytes(32), randomIds.bytes(32), randomIds.bytes(32)];
    await env.DB.batch([
      env.DB.prepare('DELETE FROM payout_details'),
      env.DB.prepare(
        `INSERT INTO payout_files (id, format, currency, payouts, total, made_by, made_at)
          VALUES ('FILE1', 'csv', 'EUR', 1, 100, 'clerk', '2026-11-22T10:00:00.000Z')`,
      ),
      env.DB.prepare(`INSERT INTO payout_file_texts (file, sealed) VALUES ('FILE1', ?1)`).bind(
        await aesSealer([first], randomIds).seal('Ann;IE29', 'FILE1'),
      ),
    ]);
    const shop = shopContext(openServices(env), () => undefined);
    for (const keys of [
      [second, first],
      [third, second],
    ] as const)
      await forgetLeftovers({ ...shop, sealer: aesSealer(keys, randomIds) });
    const sealed = await env.DB.prepare(`SELECT sealed FROM payout_file_texts WHERE file = 'FILE1'`).first<string>(
      'sealed',
    );
    expect(await aesSealer([third], randomIds).open(sealed ?? '', 'FILE1')).toBe('Ann;IE29');
  });
});
