import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskCountsSchema, queueSchema, scanSchema } from '../../domain/desk/queue-schemas';
import { deskTradeSchema } from '../../domain/desk/trade-schema';
import { photoPolicy } from '../../domain/policy';
import { Problem } from '../../domain/problems';
import { dayMs } from '../../domain/time';
import { api } from '../api';
import { fill, order } from '../testing/deals';
import { atDesk, overtaken, staffCtx, shown } from '../testing/desk';
import { addressOf, operationsOf } from '../testing/documented';
import { goodBodies } from '../testing/good-bodies';
import { browser, ctxOf, type Browser } from '../testing/people';
import { openAccount, shelve, testIsbn } from '../testing/shelf';
import { signedIn } from '../testing/signed-in';
import { deleteAccount } from '../privacy/delete-account';
import { sendOutbox } from '../outbox-handlers';
import { expireParcels } from '../trades/inbound/expire-parcels';
import { addPhoto } from '../trades/photos/add-photo';
import { addUnexpected } from '../trades/inbound/add-unexpected';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { undoGrading } from '../trades/inbound/undo-grading';

async function send(request: Request): Promise<Response> {
  const execution = createExecutionContext();
  const answer = await api.fetch(request, env, execution);
  await waitOnExecutionContext(execution);
  return answer;
}
const visit = () => browser(send);
const iban = 'IE29AIBK93115212345678';
let clerk: Browser;
let anna: Browser;
let ben: Browser;
let trade: { id: string; number: string };

/** Puts bytes as the desk's camera does. */
function upload(who: Browser, address: string, bytes: Uint8Array, type: string): Promise<Response> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return send(
    new Request(`https://dogear.example${address}`, {
      method: 'POST',
      body: bytes,
      headers: { 'Content-Type': type, Cookie: cookie },
    }),
  );
}
const jpeg = (size: number) => new Uint8Array(size).fill(7).map((byte, at) => [0xff, 0xd8, 0xff][at] ?? byte);
const webp = new Uint8Array([...'RIFF1234WEBPVP8 '].map((letter) => letter.charCodeAt(0)));
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const photosOf = (id: string) => `/api/desk/trades/${id}/lines/1/photos`;
const keys = async (id: string) => (await env.KV.list({ prefix: `photo/${id}/` })).keys.map(({ name }) => name);

beforeAll(async () => {
  await shelve(
    env.DB,
    [1, 2, 3, 4, 5, 6].map((at) => ({ isbn: testIsbn(at), title: `Book ${at}`, reference: 3000 })),
  );
  for (const name of ['anna', 'ben', 'clerk', 'keyless']) await openAccount(env.DB, name);
  [anna, ben, clerk] = [
    await signedIn(env.DB, visit(), 'anna'),
    await signedIn(env.DB, visit(), 'ben'),
    await atDesk(env.DB, visit(), 'clerk'),
  ];
  await fill(anna, {
    give: [
      [testIsbn(1), 'very-good', 2],
      [testIsbn(2), 'good', 1],
    ],
  });
  trade = (await order(anna, 'payout', { iban }, { payout: 'bank' })).json.trade;
});

describe('the desk', () => {
  it('is for staff with a passkey; for others it is not there', async () => {
    const { text } = await visit().call('GET', '/api/openapi.json');
    const operations = operationsOf(JSON.parse(text)).filter(({ path }) => path.startsWith('/api/desk/'));
    expect(operations.length).toBeGreaterThan(10);
    const keyless = await atDesk(env.DB, visit(), 'keyless', false);
    const queries: Readonly<Record<string, string>> = {
      '/api/desk/queue': '?part=inbound',
      '/api/desk/scan': '?code=1',
      '/api/desk/stock': '?q=1',
    };
    for (const [who, code] of [
      [visit(), 'sign-in-required'],
      [ben, 'not-found'],
      [anna, 'not-found'],
      [keyless, 'second-factor-required'],
    ] as const) {
      const others: string[] = [];
      for (const operation of operations) {
        const photo = operation.path.endsWith('/photos') ? { 'Content-Type': 'image/png' } : undefined;
        const address =
          addressOf(operation, { id: trade.id, code: `${trade.number}-1` }) + (queries[operation.path] ?? '');
        const { json } = await who.call(
          operation.method,
          address,
          goodBodies[operation.name] ?? (photo === undefined ? undefined : 'x'),
          photo,
        );
        // What is for admins alone is not there for a clerk, with a passkey or without.
        const expected = who === keyless && operation.path.endsWith('/run') ? 'not-found' : code;
        if (json?.code !== expected) others.push(`${operation.name}: ${json?.code}`);
      }
      expect(others).toEqual([]);
    }
    expect((await anna.call('GET', `/api/trades/${trade.id}`)).json).toMatchObject({
      inbound: { state: 'awaiting-parcel' },
    });
  });

  it('finds what was scanned: a parcel, a trade, a book that is waited for, or nothing', async () => {
    const scan = async (code: string) =>
      scanSchema.parse((await clerk.call('GET', `/api/desk/scan?code=${encodeURIComponent(code)}`)).json);
    expect(await scan(` ${trade.number.toLowerCase()}-1 `)).toMatchObject({
      kind: 'parcel',
      trade: trade.id,
      parcel: 1,
      receivedAt: null,
      state: 'awaiting-parcel',
    });
    expect(await scan(trade.number)).toEqual({
      kind: 'trade',
      trade: trade.id,
      number: trade.number,
      inbound: 'awaiting-parcel',
      outbound: null,
    });
    expect(await scan(testIsbn(1))).toEqual({ kind: 'book', isbn: testIsbn(1), title: 'Book 1', waiting: [] });
    expect(await scan('https://example.org')).toEqual({ kind: 'unknown', code: 'https://example.org' });
    const received = await clerk.call('POST', `/api/desk/parcels/${trade.number}-1/receive`);
    expect(deskTradeSchema.parse(received.json).desk.gradeBy).toMatch(/T23:59:59/);
    const found = await scan(testIsbn(1));
    expect(found.kind === 'book' ? found.waiting.map(({ trade: id, line }) => [id, line]) : []).toHaveLength(2);
    expect(deskTradeSchema.parse((await clerk.call('GET', `/api/desk/trades/${trade.id}`)).json)).toMatchObject({
      allowed: [],
      desk: { language: 'en', account: true },
    });
    expect((await clerk.call('GET', `/api/desk/trades/${'0'.repeat(26)}`)).json.code).toBe('trade-not-found');
  });

  it('sees its queues by state and age, page by page, and how long they are', async () => {
    await fill(anna, { give: [[testIsbn(3), 'very-good', 3]] });
    const second = (await order(anna, 'payout', { iban }, { payout: 'bank' })).json.trade;
    const queue = async (query: string) =>
      queueSchema.parse((await clerk.call('GET', `/api/desk/queue?${query}`)).json);
    expect(
      (await queue('part=inbound')).items.map(({ trade: id, state, ready, books, done, due }) => [
        id,
        state,
        ready,
        books,
        done,
        due?.slice(10),
      ]),
    ).toEqual([[trade.id, 'received', true, 3, 0, 'T23:59:59.000Z']]);
    expect((await queue('part=inbound&state=awaiting-parcel')).items).toMatchObject([
      { trade: second.id, ready: false, parcels: { sent: 1, arrived: 0 } },
    ]);
    await clerk.call('POST', `/api/desk/parcels/${second.number}-1/receive`);
    const first = await queue('part=inbound&limit=1');
    expect([
      first.items.map(({ trade: id }) => id),
      (await queue(`part=inbound&limit=1&cursor=${first.nextCursor}`)).items.map(({ trade: id }) => id),
    ]).toEqual([[trade.id], [second.id]]);
    expect((await clerk.call('GET', '/api/desk/queue?part=inbound&cursor=x')).json.code).toBe('invalid-cursor');
    expect((await clerk.call('GET', '/api/desk/queue?part=inbound&state=nowhere')).status).toBe(400);
    const counts = async () => deskCountsSchema.parse((await clerk.call('GET', '/api/desk/counts')).json);
    expect((await counts()).inbound).toEqual({ ready: 2, states: { received: 2 } });
    for (const line of [1, 2, 3])
      await clerk.call('PUT', `/api/desk/trades/${second.id}/lines/${line}/grading`, {
        as: 'rejected',
        reason: 'mould',
      });
    expect((await clerk.call('POST', `/api/desk/trades/${second.id}/finish-grading`)).json.inbound.state).toBe(
      'awaiting-decision',
    );
    expect((await queue('part=inbound&state=awaiting-decision')).items[0]?.due).toBe(
      (await anna.call('GET', `/api/trades/${second.id}`)).json.inbound.decideBy,
    );
    await anna.call('POST', `/api/trades/${second.id}/decide`, {
      decisions: [1, 2, 3].map((line) => ({ line, decision: 'return' })),
    });
    expect((await counts()).inbound).toEqual({ ready: 2, states: { received: 1, returning: 1 } });
    expect((await queue('part=inbound&state=returning')).items).toMatchObject([
      { trade: second.id, state: 'returning', ready: true },
    ]);
    expect(
      (await clerk.call('POST', `/api/desk/trades/${second.id}/lines/1/sent-back`, { carrier: 'an-post' })).json.desk
        .allowed,
    ).toEqual(['send-back']);
    expect(await queue('part=money')).toEqual({ items: [], nextCursor: null });
    expect(await queue('part=outbound')).toEqual({ items: [], nextCursor: null });
  });
});

describe('pictures', () => {
  it('of at most 1 MB are kept as what their bytes are, for the person and the desk alone', async () => {
    const whole = await upload(clerk, photosOf(trade.id), jpeg(photoPolicy.mostBytes), 'image/jpeg');
    expect(whole.status).toBe(200);
    await upload(clerk, photosOf(trade.id), webp, 'image/webp');
    await upload(clerk, photosOf(trade.id), png, 'image/jpeg');
    const { photos } = (await anna.call('GET', `/api/trades/${trade.id}`)).json.inbound.lines[0];
    expect(photos).toHaveLength(3);
    const types = await Promise.all(
      photos.map(async (photo: string) => {
        const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await send(new Request(`https://dogear.example${photo}`, { headers: { Cookie: cookie } }));
        await answer.arrayBuffer();
        return [
          answer.status,
          answer.headers.get('Content-Type'),
          answer.headers.get('Cache-Control'),
          answer.headers.get('X-Content-Type-Options'),
        ];
      }),
    );
    expect(types.map(([, type]) => String(type)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
    ]);
    expect(
      types.every(([status, , cache, sniff]) => status === 200 && cache === 'private, no-store' && sniff === 'nosniff'),
    ).toBe(true);
    expect((await clerk.call('GET', photos[1])).status).toBe(200);
    for (const stranger of [ben, visit()])
      expect((await stranger.call('GET', photos[1])).json.code).toBe('trade-not-found');
    expect((await anna.call('GET', `/api/trades/${trade.id}/photos/none`)).json.code).toBe('not-found');
  });

  it('that are too big, no pictures, or too many are refused, and nothing of them stays', async () => {
    const before = await keys(trade.id);
    const codes = async (bytes: Uint8Array, type: string, at = photosOf(trade.id)) =>
      JSON.parse(await (await upload(clerk, at, bytes, type)).text()).code;
    expect(await codes(jpeg(photoPolicy.mostBytes + 1), 'image/jpeg')).toBe('body-too-large');
    expect(await codes(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/png')).toBe(
      'unsupported-media-type',
    );
    expect(await codes(png, 'image/svg+xml')).toBe('unsupported-media-type');
    expect(await codes(new Uint8Array(), 'image/png')).toBe('unsupported-media-type');
    expect(await codes(png, 'image/png', photosOf(trade.id).replace('/1/', '/77/'))).toBe('not-found');
    for (let more = before.length; more < photoPolicy.perLine - 1; more += 1)
      await upload(clerk, photosOf(trade.id), png, 'image/png');
    const last = await Promise.all([codes(png, 'image/png'), codes(png, 'image/png')]);
    expect([
      [undefined, 'photos-full'],
      ['photos-full', undefined],
    ]).toContainEqual(last);
    expect(await keys(trade.id)).toHaveLength(photoPolicy.perLine);
  });

  it('go when they are taken back, and with the grading', async () => {
    const [photo] = await keys(trade.id);
    const address = `${photosOf(trade.id)}/${photo?.split('/')[2]}`;
    expect((await clerk.call('DELETE', address.replace('/1/', '/2/'))).json.code).toBe('not-found');
    expect((await clerk.call('DELETE', address)).status).toBe(200);
    expect(await keys(trade.id)).toHaveLength(photoPolicy.perLine - 1);
    await clerk.call('PUT', `/api/desk/trades/${trade.id}/lines/1/grading`, { as: 'rejected', reason: 'water' });
    expect((await clerk.call('DELETE', `/api/desk/trades/${trade.id}/lines/1/grading`)).status).toBe(200);
    expect(await keys(trade.id)).toEqual([]);
  });

  it('go with the account, and the numbers of its parcels', async () => {
    await upload(clerk, photosOf(trade.id), png, 'image/png');
    for (const line of [1, 2, 3])
      await clerk.call('PUT', `/api/desk/trades/${trade.id}/lines/${line}/grading`, { as: 'missing' });
    await clerk.call('POST', `/api/desk/trades/${trade.id}/finish-grading`);
    expect(await keys(trade.id)).toHaveLength(1);
    await env.DB.prepare(`UPDATE parcels SET carrier = 'an-post', tracking = 'RR123' WHERE trade_id = ?1`)
      .bind(trade.id)
      .run();
    const ctx = ctxOf(env, 'a:anna', new Date());
    await deleteAccount(ctx, { givesUpCredit: true });
    await sendOutbox(ctxOf(env, 'a:anna', new Date(Date.now() + dayMs)));
    expect(await keys(trade.id)).toEqual([]);
    const left =
      await env.DB.prepare(`SELECT (SELECT count(*) FROM grading_photos) AS photos, (SELECT count(*) FROM parcels
        WHERE tracking IS NOT NULL) AS numbers,
      (SELECT count(*) FROM inbound_lines WHERE sent_back IS NOT NULL) AS sent`).first();
    expect(left).toEqual({ photos: 0, numbers: 0, sent: 0 });
  });
});

describe('codes to print', () => {
  it('are drawn for the person and the desk: bars of a parcel, a transfer in euro', async () => {
    expect((await visit().call('GET', `/api/trades/${trade.id}/parcels/1/barcode.svg`)).json.code).toBe(
      'trade-not-found',
    );
    const bars = await clerk.call('GET', `/api/trades/${trade.id}/parcels/1/barcode.svg`);
    expect([
      bars.status,
      bars.headers.get('Content-Type'),
      bars.headers.get('Cache-Control'),
      bars.text.startsWith('<svg'),
    ]).toEqual([200, 'image/svg+xml', 'private, no-store', true]);
    const number = await clerk.call('GET', `/api/trades/${trade.id}/barcode.svg`);
    expect([
      number.status,
      number.headers.get('Content-Type'),
      number.text.startsWith('<svg'),
      number.text === bars.text,
    ]).toEqual([200, 'image/svg+xml', true, false]);
    expect((await visit().call('GET', `/api/trades/${trade.id}/barcode.svg`)).json.code).toBe('trade-not-found');
    expect((await clerk.call('GET', `/api/trades/${trade.id}/parcels/2/barcode.svg`)).json.code).toBe('not-found');
    expect((await ben.call('GET', `/api/trades/${trade.id}/transfer-qr.svg`)).json.code).toBe('trade-not-found');

    await shelve(env.DB, [{ isbn: testIsbn(9), stock: { good: { onHand: 2, price: 550 } } }]);
    const guest = visit();
    await fill(guest, { take: [[testIsbn(9), 'good', 1]] });
    const { id } = (await order(guest, 'pay-now', { email: 'qr@reader.example' })).json.trade;
    const drawn = await guest.call('GET', `/api/trades/${id}/transfer-qr.svg`);
    expect([drawn.status, drawn.headers.get('Content-Type'), drawn.text.startsWith('<svg')]).toEqual([
      200,
      'image/svg+xml',
      true,
    ]);
    await guest.call('POST', `/api/trades/${id}/cancel`);
    expect((await guest.call('GET', `/api/trades/${id}/transfer-qr.svg`)).json.code).toBe('not-found');
  });
});

describe('somebody who was faster', () => {
  const at = (days: number) => staffCtx(env, new Date(Date.now() + days * dayMs));
  const code = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );
  let sold: { id: string; number: string };
  let lines: number;
  beforeAll(async () => {
    await shelve(env.DB, [
      { isbn: testIsbn(20), reference: 3000, pages: 1200 },
      { isbn: testIsbn(21), reference: 3000, pages: 1200 },
    ]);
    await fill(ben, {
      give: [
        [testIsbn(20), 'very-good', 3],
        [testIsbn(21), 'very-good', 3],
      ],
    });
    sold = (await order(ben, 'payout', { iban }, { payout: 'bank' })).json.trade;
    lines = (await ben.call('GET', `/api/trades/${sold.id}`)).json.inbound.lines.length;
  });
  const stands = () =>
    env.DB.prepare(`SELECT inbound_state AS leg, (SELECT count(*) FROM inbound_lines l
      WHERE l.trade_id = t.id) AS lines,
    (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = t.id AND l.state = 'offered') AS open FROM trades t
    WHERE id = ?1`)
      .bind(sold.id)
      .first();

  it('received the parcel that was about to expire: it does not', async () => {
    expect(await expireParcels(overtaken(at(27), () => receiveParcel(at(27), { code: `${sold.number}-1` })))).toBe(0);
    expect(await stands()).toEqual({ leg: 'received', lines, open: lines });
  });

  it('finished the grading: nothing is taken back, added or pictured any more', async () => {
    const all = async () => {
      for (let line = 1; line <= lines; line += 1)
        await gradeLine(at(28), { trade: sold.id, line: String(line), grading: { as: 'as-said' } }).catch(
          () => undefined,
        );
      await finishGrading(at(28), { trade: sold.id }).catch(() => undefined);
    };
    await gradeLine(at(28), { trade: sold.id, line: '1', grading: { as: 'as-said' } });
    expect(await code(undoGrading(overtaken(at(28), all), { trade: sold.id, line: 1 }))).toBe('state-moved');
    expect(await stands()).toEqual({ leg: 'settled', lines, open: 0 });
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    const shut = () => env.DB.prepare(`UPDATE trades SET inbound_state = 'settled' WHERE id = ?1`).bind(sold.id).run();
    expect(await code(addPhoto(overtaken(at(28), shut), { trade: sold.id, line: 1, bytes: png }))).toBe('state-moved');
    expect(await keys(sold.id)).toEqual([]);
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    expect(await code(addUnexpected(overtaken(at(28), shut, 3), { trade: sold.id, words: 'a brick' }))).toBe(
      'state-moved',
    );
    expect(await stands()).toMatchObject({ lines });
  });

  it('noted a book: the second clerk’s book gets the next line', async () => {
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'received' WHERE id = ?1`).bind(sold.id).run();
    const other = () => addUnexpected(at(28), { trade: sold.id, words: 'a brick' });

    const { inbound } = await shown(
      overtaken(at(28), other, 3),
      addUnexpected(overtaken(at(28), other, 3), { trade: sold.id, words: 'a stone' }),
      sold.id,
    );

    expect(inbound?.lines.slice(lines).map(({ line, book }) => [line, book.title])).toEqual([
      [lines + 1, 'a brick'],
      [lines + 2, 'a stone'],
    ]);
  });
});
