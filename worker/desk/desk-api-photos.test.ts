import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoPolicy } from '../../domain/policy/grading';
import { dayMs } from '../../domain/time';
import { api } from '../api';
import { placeDeskTrade, type PlacedTrade } from '../testing/desk-trade';
import { browser, ctxOf, type Browser } from '../testing/people';
import { jpeg, png, webp } from '../testing/pictures';
import { deleteAccount } from '../privacy/delete-account';
import { sendOutbox } from '../outbox-handlers';

async function send(request: Request): Promise<Response> {
  const execution = createExecutionContext();
  const answer = await api.fetch(request, env, execution);
  await waitOnExecutionContext(execution);
  return answer;
}
const newVisitor = () => browser(send);
let anna: Browser;
let ben: Browser;
let clerk: Browser;
let trade: PlacedTrade['trade'];

/** Uploads bytes as the camera of the desk does. */
function upload(person: Browser, address: string, bytes: Uint8Array, type: string): Promise<Response> {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return send(
    new Request(`https://dogear.example${address}`, {
      method: 'POST',
      body: bytes,
      headers: { 'Content-Type': type, Cookie: cookie },
    }),
  );
}
const photosOf = (id: string) => `/api/desk/trades/${id}/lines/1/photos`;
const keys = async (id: string) => (await env.KV.list({ prefix: `photo/${id}/` })).keys.map(({ name }) => name);

beforeAll(async () => {
  ({ anna, ben, clerk, trade } = await placeDeskTrade(env.DB, newVisitor));
  await clerk.call('POST', `/api/desk/parcels/${parcelCode(trade.number, 1)}/receive`);
});

describe('photos', () => {
  it('are stored with the type of their bytes, for the person and the desk only', async () => {
    const whole = await upload(clerk, photosOf(trade.id), jpeg(photoPolicy.maxBytes), 'image/jpeg');
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
    for (const stranger of [ben, newVisitor()])
      expect((await stranger.call('GET', photos[1])).json.code).toBe('trade-not-found');
    expect((await anna.call('GET', `/api/trades/${trade.id}/photos/none`)).json.code).toBe('not-found');
  });

  it('are refused when they are too big, of another type or too many', async () => {
    const before = await keys(trade.id);
    const codes = async (bytes: Uint8Array, type: string, at = photosOf(trade.id)) =>
      JSON.parse(await (await upload(clerk, at, bytes, type)).text()).code;
    expect(await codes(jpeg(photoPolicy.maxBytes + 1), 'image/jpeg')).toBe('body-too-large');
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

  it('are deleted one by one, or with the grading of their line', async () => {
    const [photo] = await keys(trade.id);
    const address = `${photosOf(trade.id)}/${photo?.split('/')[2]}`;
    expect((await clerk.call('DELETE', address.replace('/1/', '/2/'))).json.code).toBe('not-found');
    expect((await clerk.call('DELETE', address)).status).toBe(200);
    expect(await keys(trade.id)).toHaveLength(photoPolicy.perLine - 1);
    await clerk.call('PUT', `/api/desk/trades/${trade.id}/lines/1/grading`, { as: 'rejected', reason: 'water' });
    expect((await clerk.call('DELETE', `/api/desk/trades/${trade.id}/lines/1/grading`)).status).toBe(200);
    expect(await keys(trade.id)).toEqual([]);
  });

  it('are deleted with the account, as are the tracking numbers of its parcels', async () => {
    await upload(clerk, photosOf(trade.id), png, 'image/png');
    for (const line of [1, 2, 3])
      await clerk.call('PUT', `/api/desk/trades/${trade.id}/lines/${line}/grading`, { as: 'missing' });
    await clerk.call('POST', `/api/desk/trades/${trade.id}/finish-grading`);
    expect(await keys(trade.id)).toHaveLength(1);
    await env.DB.batch(
      [
        `UPDATE parcels SET carrier = 'an-post', tracking = 'RR123' WHERE trade_id = ?1`,
        `UPDATE inbound_lines SET sent_back = '{"carrier":"an-post","tracking":"RR124"}'
          WHERE trade_id = ?1 AND line = 2`,
      ].map((change) => env.DB.prepare(change).bind(trade.id)),
    );
    const ctx = ctxOf(env, 'a:anna', new Date());
    await deleteAccount(ctx, { givesUpCredit: true });
    await sendOutbox(ctxOf(env, 'a:anna', new Date(Date.now() + dayMs)));
    expect(await keys(trade.id)).toEqual([]);
    const left = await env.DB.prepare(`SELECT (SELECT count(*) FROM grading_photos) AS photos,
        (SELECT count(*) FROM parcels WHERE tracking IS NOT NULL) AS numbers,
        (SELECT count(*) FROM inbound_lines WHERE sent_back IS NOT NULL) AS sent`).first();
    expect(left).toEqual({ photos: 0, numbers: 0, sent: 0 });
  });
});
