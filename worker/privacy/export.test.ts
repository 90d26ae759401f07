import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, signedInPerson, setProofAge } from '../../tests/worker-signed-in-person';
import { answerWith, beginConversation, Page, assistantThatSays } from '../../tests/worker-conversation';
import { mailbox, type Browser } from '../../tests/worker-browser';
import { checkoutBody, irishAddress } from '../testing/deals';
import { addEditions, testIsbn } from '../testing/shelf';
import { exportSections, notExported, type ExportSection } from './export-sections';

const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const iban = 'IE29AIBK93115212345678';
type Document = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

beforeAll(() =>
  addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 50, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
  ]),
);

/** Returns the browser of a person with data in every section. */
async function activePerson(id: string): Promise<Browser> {
  const person = await signedInPerson(id);
  await person.ask('POST', '/account/addresses', { name: 'Ann', address: irishAddress });
  await person.ask('PUT', '/account/payout-details', { holder: 'Ann Author', iban });
  await person.ask('PATCH', '/account', { market: 'IE', wishMails: false });
  await person.ask('PUT', '/account/email', { email: `${id}.new@reader.example` });
  await person.ask('PUT', `/wishes/${emma}`);
  await person.ask('PUT', `/offer-watches/${emma}`, { grade: 'good' });
  await person.ask('PUT', `/basket/lines/${dune}/good`, { quantity: 2 });
  await person.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 1 });
  const { body } = await person.ask('POST', '/checkout/quote', { settlement: 'swap' });
  const placed = await person.ask(
    'POST',
    '/checkout',
    checkoutBody((body as { quote: string }).quote, 'swap', { phone: '+353 21 1' }),
    { 'Idempotency-Key': `test-key-${id}-00000000` },
  );
  if (placed.status !== 201) throw new Error(JSON.stringify(placed));
  const { trade } = placed.body as { trade: { id: string } };
  await person.ask('PUT', `/basket/lines/${dune}/good`, { quantity: 1 });
  await person.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 2 });
  const conversation = await beginConversation(person);
  await answerWith(conversation, assistantThatSays(`Good day, ${id}.`));
  await (await Page.open(person, conversation)).say('Hello');
  const at = '2026-01-01T00:00:00.000Z';
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO line_events (trade_id, part, line, seq, from_state, to_state, actor, at)
        VALUES (?1, 'inbound-line', 1, 1, 'offered', 'as-said', 'staff', ?2)`,
    ).bind(trade.id, at),
    env.DB.prepare(
      `INSERT INTO parcel_events (trade_id, parcel, kind, actor, at) VALUES (?1, 1, 'posted', 'customer', ?2)`,
    ).bind(trade.id, at),
    env.DB.prepare(`INSERT INTO identity_checks (trade_id, method, at) VALUES (?1, 'addressee-letter', ?2)`).bind(
      trade.id,
      at,
    ),
    env.DB.prepare(
      `INSERT INTO grading_photos (id, trade_id, line, bytes, type, at)
        VALUES (?1 || '-g', ?2, 1, 9, 'image/jpeg', ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO payment_intents (id, trade_id, provider, amount, currency, state, created_at)
        VALUES (?1 || '-i', ?2, 'stripe', 9, 'EUR', 'failed', ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO unmatched_money (id, provider, event_id, amount, currency, reference, payer, at, trade_id)
        VALUES (?1 || '-u', 'bank', ?1 || '-u', 9, 'EUR', 'IE-7', 'Ann', ?3, ?2)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, created_at)
        VALUES (?1 || '-w', ?2, 'payout', 'bank', 9, 'EUR', ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, opened_at, asked_at)
        VALUES (?1 || '-d', 'stripe', ?2, ?1, 9, 'EUR', 'general', 'asked', ?3, ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO fraud_warnings (id, provider, trade_id, payment, kind, warned_at, heard_at)
        VALUES (?1 || '-f', 'stripe', ?2, ?1, 'misc', ?3, ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare('INSERT INTO invoices (number, trade_id, at) SELECT count(*) + 1, ?1, ?2 FROM invoices').bind(
      trade.id,
      at,
    ),
    env.DB.prepare(
      `INSERT INTO credit_notes (number, trade_id, invoice, entry, lines, goods, postage, at) SELECT number, trade_id,
        number, 1, '[1]', 9, 0, at FROM invoices WHERE trade_id = ?1`,
    ).bind(trade.id),
    env.DB.prepare(
      `INSERT INTO withdrawals (trade_id, withdrawal, reason, lines, at) VALUES (?1, 1, 'withdraw', '[1]', ?2)`,
    ).bind(trade.id, at),
    env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES (?1 || '-k', ?1, 'secret-public-key', 0, '["usb"]', 'Phone', ?2)`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO linked_sign_ins (provider, subject, account, email, created_at)
        VALUES ('google', ?1, ?1, ?1 || '@google.example', ?2)`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO kept_aside (owner, list, isbn, grade, quantity, created_at)
        VALUES ('a:' || ?1, 'cart', ?2, 'good', 3, ?3)`,
    ).bind(id, emma, at),
    env.DB.prepare('INSERT INTO wish_mails (account, isbn, told_at) VALUES (?1, ?2, ?3)').bind(id, dune, at),
    env.DB.prepare('INSERT INTO asked_books (isbn, asked_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING').bind(dune, at),
    env.DB.prepare('INSERT INTO askers (account, isbn, asked_at) VALUES (?1, ?2, ?3)').bind(id, dune, at),
    env.DB.prepare(
      `INSERT INTO withdrawal_declarations (id, name, number, email, books, language, market, at, trade_id)
        VALUES (?1 || '-w', 'Ann', 'IE-7K4Q', ?1 || '@reader.example', '', 'en', 'IE', ?3, ?2)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES (?1 || '-c', ?1, 'EUR', 500, 'trade', ?2)`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO payments (id, trade_id, provider, event_id, amount, currency, at)
        VALUES (?1 || '-p', ?2, 'bank', ?1, 100, 'EUR', ?3)`,
    ).bind(id, trade.id, at),
    env.DB.prepare(
      `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at)
        VALUES (?1 || '-r', ?1 || '@reader.example', 'Ann', 'secret-hash', 'en', 'IE', ?2, '2126-01-01T00:00:00.000Z')`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
        VALUES (?1 || '-o', 'trade-placed', ?1 || '-o', json_object('trade', ?2), ?3, '9999-12-31T00:00:00.000Z')`,
    ).bind(id, trade.id, at),
  ]);
  return person;
}

describe('exportAccount', () => {
  it('contains all data of the person, no data of others and no secrets, and is reported by mail', async () => {
    const [ann] = [await activePerson('ann'), await activePerson('zoe')];
    mailbox.length = 0;
    const answer = await ann.call('GET', '/account/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="dogear-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await answer.text();
    const document = JSON.parse(text) as Document;
    const empty = Object.keys(exportSections).filter((name) => (document[name] ?? []).length === 0);
    expect(empty).toEqual([]);
    expect(text).not.toMatch(/zoe|secret-|[\w-]{43}/);
    expect(document['payoutDetails']).toMatchObject([{ holder: 'Ann Author', iban, ibanMasked: 'IE•• •••• 5678' }]);
    expect(document['trades']).toMatchObject([
      { name: 'Aoife Byrne', phone: '+353 21 1', address: irishAddress, settlement: 'swap', outboundState: 'reserved' },
    ]);
    expect(document['tradeInboundLines']).toHaveLength(2);
    expect(document['storeCredit']).toMatchObject([{ amount: 500, currency: 'EUR', reason: 'trade' }]);
    expect(document['cart']).toMatchObject([{ isbn: emma, quantity: 2 }]);
    expect(document['conversations']).toMatchObject([
      {
        language: 'en',
        messages: [
          { role: 'person', text: 'Hello' },
          { role: 'assistant', text: 'Good day, ann.' },
        ],
      },
    ]);
    expect(document['passkeys']).toMatchObject([{ name: 'Phone', transports: ['usb'] }]);
    expect((await eventsOf('ann')).at(-1)).toBe('exported');
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Your Dogear data was downloaded']);
  });

  it('covers every table with personal references', async () => {
    const tables = await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*'`,
    ).all<{ name: string }>();
    const columns = await env.DB.batch<{ name: string }>(
      tables.results.map(({ name }) => env.DB.prepare('SELECT name FROM pragma_table_info(?1)').bind(name)),
    );
    const leading = new Set(['account', 'owner', 'visitor', 'email', 'trade_id', 'registration', 'payload']);
    const names = tables.results.map(({ name }) => name);
    const personal = names.filter(
      (name, index) =>
        ['accounts', 'owners', 'attempts'].includes(name) ||
        columns[index]?.results.some((column) => leading.has(column.name)),
    );
    const covered = [
      ...Object.values<ExportSection>(exportSections).flatMap((section) => section.tables),
      ...Object.keys(notExported),
    ];
    expect(personal.toSorted()).toEqual(covered.toSorted());
  });

  it('needs fresh proof and the shop’s own origin, and is limited to five a day', async () => {
    const ben = await signedInPerson('ben');
    await setProofAge('ben', 11);
    expect(await ben.ask('GET', '/account/export')).toEqual({ status: 403, body: 'fresh-proof-required' });
    await setProofAge('ben');
    expect(await ben.ask('GET', '/account/export', undefined, { 'Sec-Fetch-Site': 'cross-site' })).toEqual({
      status: 403,
      body: 'foreign-origin',
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ben.call('GET', '/account/export')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
    expect((await eventsOf('ben')).length).toBe(5);
  });
});
