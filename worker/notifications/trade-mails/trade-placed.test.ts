import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Mail } from '../../platform/adapters/mail';
import { openServices, shopContext } from '../../services';
import { outboxHandlers } from '../../outbox-handlers';

/** Returns a text without the no-break spaces and direction marks that Intl writes, which people do not see. */
const visibleText = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2060]/g, '');

interface Placed {
  readonly language?: string;
  readonly account?: string | null;
  readonly settlement: 'pay-now' | 'swap' | 'payout';
  readonly payment?: string | null;
  readonly give: readonly number[];
  readonly take: readonly number[];
  readonly postageToUs?: number;
}

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Stores a trade like checkout: rows that add up, and lines with the agreed amounts. */
async function place(placed: Placed): Promise<void> {
  const give = sum(placed.give);
  const take = sum(placed.take);
  const rows = [
    { code: 'books-in', books: placed.give.length, amount: eur(give) },
    { code: 'postage-to-us', books: 0, amount: eur(placed.postageToUs ?? 0) },
    { code: 'books-out', books: placed.take.length, amount: eur(-take) },
    { code: 'postage-to-you', books: 0, amount: eur(-290) },
  ];
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO trades (id, number, owner, account, idem_key, idem_body_hash, list_version, market, currency,
        language, settlement, payment,
         name, email, address, terms_version, give_books, give_total, take_books, take_total, postage, difference,
         rows, rate_micro,
         arrive_by, pay_by, placed_at)
       VALUES ('t1', 'DE-7K4Q', 'v:x', ?1, 'k', 'h', 1, 'DE', 'EUR', ?2, ?3,
       ?4, 'Ann', 'ann@reader.example', '{}', '2026-11',
         ?5, ?6, ?7, ?8, 290, ?9, ?10,
         1000000, '2026-12-11T23:30:00.000Z', '2026-11-27T10:00:00.000Z', '2026-11-20T10:00:00.000Z')`,
    ).bind(
      placed.account ?? null,
      placed.language ?? 'en',
      placed.settlement,
      placed.payment ?? null,
      placed.give.length,
      give,
      placed.take.length,
      take,
      give - take - 290,
      JSON.stringify(rows),
    ),
    ...placed.give.map((amount, line) =>
      env.DB.prepare(
        `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, amount, amounts, hold_checked)
         VALUES ('t1', ?1, ?2, ?3, 'very-good', ?4, '{}', 1)`,
      ).bind(line + 1, `978000000000${line}`, `Given ${line} <i>`, amount),
    ),
    ...placed.take.map((price, line) =>
      env.DB.prepare(
        `INSERT INTO outbound_lines (trade_id, line, isbn, title, grade, quantity, price, price_checked)
         VALUES ('t1', ?1, ?2, ?3, 'good', 1, ?4, 1)`,
      ).bind(line + 1, `979000000000${line}`, `Taken ${line}`, price),
    ),
  ]);
}

const path = '/en/trades/t1/open#key=abc';
async function compose(trade = 't1', stored = path): Promise<Mail | null> {
  const ctx = shopContext(openServices(env), () => undefined, new Date('2026-11-20T10:00:00.000Z'));
  return outboxHandlers['trade-placed'](ctx, { trade, path: stored, origin: 'https://dogear.example' });
}

beforeEach(async () => {
  await env.DB.batch(
    ['inbound_lines', 'outbound_lines', 'trades'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

describe('the confirmation of a trade', () => {
  it('puts the key of an older outbox row into the fragment', async () => {
    await place({ settlement: 'pay-now', payment: 'bank-transfer', give: [], take: [500] });

    const mail = await compose('t1', '/en/trades/t1?key=abc');

    expect(mail?.text).toContain(`https://dogear.example${path}`);
    expect(mail?.text).not.toContain('?key=');
  });

  it('states how and when a guest pays, and that the link gives access', async () => {
    await place({ settlement: 'pay-now', payment: 'bank-transfer', give: [], take: [500, 450] });
    const mail = await compose();
    const text = visibleText(mail?.text ?? '');
    expect(mail).toMatchObject({ to: 'ann@reader.example', subject: 'Order received: DE-7K4Q', language: 'en' });
    expect(text).toContain('Please transfer €12.40 by 27 November 2026');
    expect(text).toContain(openServices(env).settings.shop.iban);
    expect(text).toContain('Payment reference: DE-7K4Q');
    expect(text).toContain(`https://dogear.example${path}`);
    expect(text).toContain(
      'Anyone with the link in this email can see your order. Please keep the email and don’t forward it.',
    );
    expect(text).toContain('Not your order?');
    expect(text).toContain('Taken 0 (Used, good): €5.00');
    expect(text).not.toContain('send us your books');
  });

  it('states the sums of a swap and no way to pay', async () => {
    await place({ settlement: 'swap', account: 'a', give: [900, 650], take: [500] });
    const text = visibleText((await compose())?.text ?? '');
    expect(text).toContain('You get after we check your books: €7.60');
    // 23:30 UTC is the next day in Berlin.
    expect(text).toContain('arrive by 12 December 2026');
    expect(text).not.toContain('IBAN');
    expect(text).not.toContain(
      'Anyone with the link in this email can see your order. Please keep the email and don’t forward it.',
    );
    expect(text).not.toContain('Not your order?');
    expect(text).not.toContain('To pay');
  });

  it('says when the postage to the shop is refunded', async () => {
    await place({ settlement: 'payout', account: 'a', give: [900], take: [], postageToUs: 290 });

    const text = visibleText((await compose())?.text ?? '');

    expect(text).toContain('We’ll refund €2.90 for postage if we buy at least one of the books.');
  });

  it('promises no postage where the label is prepaid', async () => {
    await place({ settlement: 'payout', account: 'a', give: [900], take: [] });

    expect(visibleText((await compose())?.text ?? '')).not.toContain('for postage if');
  });

  it('shows both sums when books leave at once and the basket is paid later', async () => {
    await place({ settlement: 'pay-now', payment: 'bank-transfer', account: 'a', give: [900], take: [500] });
    const text = visibleText((await compose())?.text ?? '');
    expect(text).toContain('You pay now: €7.90');
    expect(text).toContain('You get after we check your books: €9.00');
  });

  it('is written in the language and direction of the trade, with titles escaped', async () => {
    await place({ settlement: 'swap', language: 'ar', account: 'a', give: [900], take: [500] });
    const mail = await compose();
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(visibleText(mail?.text ?? '')).toContain('٩٫٠٠ €');
    expect(mail?.html).toContain('Given 0 &lt;i&gt;');
    expect(mail?.html).not.toContain('<i>');
    expect(mail?.html).not.toMatch(/<img|<script|src=/);
  });

  it('links to one place to withdraw in every language, with one label', async () => {
    for (const language of languages) {
      await env.DB.batch(
        ['inbound_lines', 'outbound_lines', 'trades'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
      );
      await place({ settlement: 'pay-now', payment: 'bank-transfer', language, give: [], take: [500] });
      const mail = await compose();
      const label = m.shell_withdraw({}, { locale: language });
      const link = `https://dogear.example/${language}/withdraw`;
      const times = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1;

      expect([language, times(mail?.text, label), times(mail?.text, link)]).toEqual([language, 1, 1]);
      expect(mail?.text).toContain(
        language === 'ar' ? `${label}:\n${link}` : m.mail_link_text({ label, link }, { locale: language }),
      );
      expect(times(mail?.html, `href="${link}"`)).toBe(1);
      expect(mail?.html).toContain(`href="${link}" style="color:#261d16">${label}</a>`);
      // The other link to the order is the button of the mail.
      expect(times(mail?.html, `href="https://dogear.example${path}"`)).toBe(1);
    }
    await env.DB.batch(
      ['inbound_lines', 'outbound_lines', 'trades'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    );
    await place({ settlement: 'payout', account: 'a', give: [900], take: [] });
    expect((await compose())?.text).not.toContain(m.shell_withdraw({}, { locale: 'en' }));
  });

  it('has a limited length', async () => {
    await place({ settlement: 'swap', account: 'a', give: [100], take: [] });
    const lines = Array.from({ length: 119 }, (_, index) => ({ line: index + 2, isbn: `97900${index}` }));
    await env.DB.prepare(
      `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, amount, amounts, hold_checked)
       SELECT 't1', value->>'line', value->>'isbn', 'Another', 'good', 100, '{}', 1 FROM json_each(?1)`,
    )
      .bind(JSON.stringify(lines))
      .run();
    expect((await compose())?.text).toContain('20 more lines');
  });

  it('is not written for a trade that does not exist', async () => {
    expect(await compose('none')).toBeNull();
  });
});
