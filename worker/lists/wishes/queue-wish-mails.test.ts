import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/adapters/mail';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { ctxOf } from '../../testing/people';
import { unsubscribeKeyOf } from '../../testing/post';
import { sendOutbox } from '../../outbox-handlers';
import { putWish } from './put-wish';
import { removeWish } from './remove-wish';
import { queueWishMails } from './queue-wish-mails';

const [emma, dune, solaris] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 10));
const mails: Mail[] = [];

function shopAt(n: number): Ctx {
  return {
    ...shopContext(openServices(env), () => undefined, day(n)),
    mailer: { send: async (mail) => void mails.push(mail) },
  };
}
/** Stores a stock movement, by default one new copy, and the availability of the edition. */
async function moveStock(
  isbn: string,
  n: number,
  change: { onHand?: number; reserved?: number; free?: boolean } = {},
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reserved_change, reason, at)
        VALUES (?1, 'good', ?2, ?3, 'purchase', ?4)`,
    ).bind(isbn, change.onHand ?? 1, change.reserved ?? 0, day(n).toISOString()),
    env.DB.prepare('UPDATE editions SET min_price = ?2, grades = ?3 WHERE isbn = ?1').bind(
      isbn,
      change.free === false ? null : 550,
      change.free === false ? 0 : 8,
    ),
  ]);
}
const wish = (who: string, isbn: string, n: number) => putWish(ctxOf(env, who, day(n)), isbn);
async function runAndSend(n: number): Promise<string[]> {
  mails.length = 0;
  await queueWishMails(shopAt(n));
  await sendOutbox(shopAt(n));
  return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}

beforeEach(async () => {
  await env.DB.batch(
    ['wishes', 'owners', 'accounts', 'outbox', 'editions', 'stock'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await queueWishMails(shopAt(1));
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma\r\nBcc: x@evil.example' },
    { isbn: dune, title: 'Dune' },
    { isbn: solaris, title: 'Solaris' },
  ]);
  for (const id of ['ann', 'ben']) await openAccount(env.DB, id);
});

describe('queueWishMails', () => {
  it('queues one mail per confirmed account when a copy arrives', async () => {
    await openAccount(env.DB, 'unconfirmed', '2026-01-01T00:00:00.000Z', false);
    for (const who of ['a:ann', 'a:ben', 'a:unconfirmed', 'v:guest']) await wish(who, dune, 2);
    expect(await runAndSend(2)).toEqual([]);
    await moveStock(dune, 3);
    expect(await runAndSend(3)).toEqual([
      'ann@reader.example: “Dune” is in stock',
      'ben@reader.example: “Dune” is in stock',
    ]);
    expect(mails[0]?.text).toContain('from €5.50');
    await moveStock(dune, 4);
    expect(await runAndSend(4)).toEqual([]);
  });

  it('queues a mail for a released copy, but not when none is available', async () => {
    await wish('a:ann', dune, 2);
    await moveStock(dune, 3, { onHand: 0, reserved: 1 });
    await moveStock(dune, 3, { onHand: -1, reserved: -1 });
    expect(await runAndSend(3)).toEqual([]);
    await moveStock(dune, 4, { free: false });
    expect(await runAndSend(4)).toEqual([]);
    await moveStock(dune, 5, { onHand: 0, reserved: -1 });
    expect(await runAndSend(5)).toHaveLength(1);
  });

  it('queues no mail for a copy that was available before the wish', async () => {
    await moveStock(dune, 2);
    await wish('a:ann', dune, 3);
    expect(await runAndSend(3)).toEqual([]);
  });

  it('queues one mail for all books of a run, and a title cannot break its header', async () => {
    for (const isbn of [emma, dune, solaris]) await wish('a:ann', isbn, 2);
    for (const isbn of [emma, dune]) await moveStock(isbn, 3);
    expect(await runAndSend(3)).toEqual(['ann@reader.example: 2 books from your wish list are in stock']);
    await moveStock(solaris, 4);
    expect(await runAndSend(4)).toEqual(['ann@reader.example: “Solaris” is in stock']);
    await wish('a:ben', emma, 4);
    await moveStock(emma, 5);
    expect(await runAndSend(5)).toEqual(['ben@reader.example: “Emma Bcc: x@evil.example” is in stock']);
  });

  it('queues another mail for a wish that was removed and added again', async () => {
    await wish('a:ann', dune, 2);
    await moveStock(dune, 3);
    expect(await runAndSend(3)).toHaveLength(1);
    await removeWish(ctxOf(env, 'a:ann', day(4)), dune);
    await wish('a:ann', dune, 4);
    await moveStock(dune, 5);
    expect(await runAndSend(5)).toHaveLength(1);
  });

  it('sends no mail after the consent or the wish was withdrawn', async () => {
    for (const id of ['cleo', 'dan']) await openAccount(env.DB, id);
    for (const id of ['ann', 'ben', 'cleo', 'dan']) await wish(`a:${id}`, dune, 2);
    await env.DB.prepare(`UPDATE accounts SET wish_mails = 0 WHERE id = 'ann'`).run();
    await env.DB.prepare(
      `INSERT INTO consents (account, kind, given, at) VALUES ('ben', 'wish-mails', 1, '2026-11-01'),
        ('ben', 'wish-mails', 0, '2026-11-02')`,
    ).run();
    await moveStock(dune, 3);
    await queueWishMails(shopAt(3));
    await removeWish(ctxOf(env, 'a:cleo', day(3)), dune);
    mails.length = 0;
    await sendOutbox(shopAt(3));
    expect(mails.map(({ to }) => to)).toEqual(['dan@reader.example']);
  });

  it('queues a mail for the next copy when the first was sold before the mail was sent', async () => {
    await wish('a:ann', dune, 2);
    await moveStock(dune, 3);
    await queueWishMails(shopAt(3));
    await moveStock(dune, 3, { onHand: 0, reserved: 1, free: false });
    expect(await runAndSend(3)).toEqual([]);
    await moveStock(dune, 4);
    expect(await runAndSend(4)).toEqual(['ann@reader.example: “Dune” is in stock']);
  });

  it('queues one mail for simultaneous runs, and for a run from the start', async () => {
    await wish('a:ann', dune, 2);
    await moveStock(dune, 3);
    const runs = await Promise.all(Array.from({ length: 4 }, () => queueWishMails(shopAt(3))));
    expect(runs.reduce((total, { queued }) => total + queued, 0)).toBe(1);
    await env.KV.delete('wishes:told-up-to');
    expect((await queueWishMails(shopAt(3))).queued).toBe(0);
  });
});

describe('the wish mail', () => {
  it('can be unsubscribed from with one click, by mail readers and by people', async () => {
    await wish('a:ann', dune, 2);
    await moveStock(dune, 3);
    await runAndSend(3);
    const [mail] = mails;
    expect(mail === undefined ? null : unsubscribeKeyOf(mail)).toMatch(/^wann[\w-]{22}$/);
  });
});
