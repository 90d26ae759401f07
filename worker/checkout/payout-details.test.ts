import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, signedInPerson, setProofAge } from '../../tests/worker-signed-in-person';
import { mailbox, type Browser } from '../../tests/worker-browser';
import { openServices } from '../services';
import { checkoutBody } from '../testing/deals';
import { addEditions, testIsbn } from '../testing/shelf';

const [dune, solaris] = [testIsbn(1), testIsbn(2)] as const;
const [mine, other] = ['IE29AIBK93115212345678', 'DE89370400440532013000'] as const;
beforeAll(() =>
  addEditions(env.DB, [
    { isbn: dune, title: 'Dune', reference: 4000 },
    { isbn: solaris, title: 'Solaris', reference: 4000 },
  ]),
);
beforeEach(() => {
  mailbox.length = 0;
});

let keys = 0;
/** Gives books for money; answers status, and code or trade. */
async function sell(person: Browser, changes: object, isbn: string = dune): Promise<{ status: number; body: unknown }> {
  keys += 1;
  await person.ask('PUT', `/basket/lines/${isbn}/good`, { quantity: 2 });
  const { body } = await person.ask('POST', '/checkout/quote', { settlement: 'payout', payout: 'bank' });
  const sent = checkoutBody((body as { quote: string }).quote, 'payout', { payout: 'bank', ...changes });
  return person.ask('POST', '/checkout', sent, { 'Idempotency-Key': `payout-key-${String(keys).padStart(8, '0')}` });
}
const stored = async (id: string) => {
  const row = await env.DB.prepare('SELECT holder, iban_sealed FROM payout_details WHERE account = ?1')
    .bind(id)
    .first<{ holder: string; iban_sealed: string }>();
  return row === null ? null : [row.holder, await openServices(env).sealer?.open(row.iban_sealed, id)];
};
const masked = async (answer: { body: unknown }) =>
  env.DB.prepare('SELECT payout_iban_masked AS iban FROM trades WHERE id = ?1')
    .bind((answer.body as { trade: { id: string } }).trade.id)
    .first<string>('iban');

describe('a payout to the bank', () => {
  it('goes to the stored details where no IBAN is typed; the trade names it masked', async () => {
    const ann = await signedInPerson('ann');
    await ann.ask('PUT', '/account/payout-details', { holder: 'Ann Author', iban: mine });
    const placed = await sell(ann, {});
    expect([placed.status, await masked(placed)]).toEqual([201, 'IE•• •••• 5678']);
    expect(await eventsOf('ann')).toEqual(['payout-added']);
  });

  it('asks for an IBAN where none is stored, and keeps the first one that is typed, sealed', async () => {
    const ben = await signedInPerson('ben');
    expect(await sell(ben, {})).toEqual({ status: 422, body: 'address-invalid' });
    await setProofAge('ben', 60);
    const placed = await sell(ben, { iban: mine });
    expect([placed.status, await masked(placed), await stored('ben'), await eventsOf('ben')]).toEqual([
      201,
      'IE•• •••• 5678',
      ['Aoife Byrne', mine],
      ['payout-added'],
    ]);
    expect(mailbox.map(({ subject }) => subject)).toContain('Bank account for Dogear payouts saved');
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM trades').all()).results)).not.toContain('AIBK');
    // The same again changes nothing.
    expect((await sell(ben, { iban: 'ie29 aibk 9311 5212 3456 78' }, solaris)).status).toBe(201);
    expect(await eventsOf('ben')).toEqual(['payout-added']);
  });

  it('to another IBAN than the stored one changes it, which needs fresh proof', async () => {
    const cleo = await signedInPerson('cleo');
    await cleo.ask('PUT', '/account/payout-details', { holder: 'Cleo', iban: mine });
    await setProofAge('cleo', 11);
    expect(await sell(cleo, { iban: other })).toEqual({ status: 403, body: 'fresh-proof-required' });
    expect(await stored('cleo')).toEqual(['Cleo', mine]);
    await setProofAge('cleo');
    const placed = await sell(cleo, { iban: other });
    expect([placed.status, await masked(placed), await stored('cleo')]).toEqual([
      201,
      'DE•• •••• 3000',
      ['Aoife Byrne', other],
    ]);
    expect(await eventsOf('cleo')).toEqual(['payout-added', 'payout-changed']);
  });

  it('is refused to an account that the market’s money cannot be sent to, typed or stored', async () => {
    const dan = await signedInPerson('dan');
    expect(await sell(dan, { iban: 'AE070331234567890123456' })).toEqual({ status: 422, body: 'address-invalid' });
    await env.DB.prepare(
      `INSERT INTO payout_details (account, holder, iban_sealed, iban_masked, changed_at)
        VALUES ('dan', 'Dan', 'x', 'AE•• •••• 3456', '2026-01-01')`,
    ).run();
    expect(await sell(dan, {})).toEqual({ status: 422, body: 'address-invalid' });
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM trades WHERE account = 'dan'`).first()).toEqual({ n: 0 });
  });

  it('stores nothing when the trade is not placed, and nothing for a payout in credit', async () => {
    const eva = await signedInPerson('eva');
    expect((await sell(eva, { iban: mine, declaration: false })).status).toBe(422);
    expect((await sell(eva, { iban: mine, name: '' })).status).toBe(422);
    expect(await stored('eva')).toBeNull();
    await eva.ask('PUT', `/basket/lines/${dune}/good`, { quantity: 2 });
    const { body } = await eva.ask('POST', '/checkout/quote', { settlement: 'payout', payout: 'store-credit' });
    const sent = checkoutBody((body as { quote: string }).quote, 'payout', { payout: 'store-credit', iban: mine });
    expect((await eva.ask('POST', '/checkout', sent, { 'Idempotency-Key': 'payout-key-credit-0000' })).status).toBe(
      201,
    );
    expect(await stored('eva')).toBeNull();
  });
});
