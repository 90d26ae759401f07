import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { tradeSchema } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { signInClerk, clerkCtx } from '../../testing/desk';
import { readTrade } from './read-trade';
import { browser, ctxOf, type Browser } from '../../testing/people';
import { sendWaitingMails, visibleText } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { deleteAccount } from '../../privacy/delete-account';
import { finishGrading } from '../inbound/finish-grading';
import { gradeLine } from '../inbound/grade-line';
import { receiveParcel } from '../inbound/receive-parcel';
import { returnLine } from '../inbound/return-line';
import { decideLines } from '../inbound/decide-lines';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderUnpaid, payByTransfer, packAndDispatch } = buyersOf(env.DB, newVisitor, desk);
const iban = 'IE29AIBK93115212345678';
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const anPost = 'https://www.anpost.com/Post-Parcels/Track/History?item=';
const irish = { line1: '1 Quay Street', city: 'Cork', postcode: 'T12 AB34', country: 'IE' };
const dutch = { line1: 'Herengracht 1', city: 'Amsterdam', postcode: '1012 AB', country: 'NL' };
let clerk: Browser;
let [people, given] = [0, 10];

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  clerk = await signInClerk(env.DB, newVisitor(), 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    ...Array.from({ length: 40 }, (_, index) => ({ isbn: testIsbn(10 + index), reference: 3000, pages: 300 })),
    { isbn: dune, title: 'Dune', stock: { good: { onHand: 60, price: 550 } } },
  ]);
});

/** Returns a customer who gives two books, with a function that calls the API about that trade. */
async function gives() {
  people += 1;
  const account = `giver${people}`;
  await openAccount(env.DB, account);
  const person = await signIn(env.DB, newVisitor(), account);
  const books = [testIsbn(given), testIsbn(given + 1)];
  given += 2;
  await fillLists(person, { give: books.map((isbn) => [isbn, 'very-good', 1]) });
  const placed = await placeOrder(person, 'payout', { iban, address: irish }, { payout: 'bank' });
  if (placed.status !== 201) throw new Error(placed.text);
  const see = async () => tradeSchema.parse((await person.call('GET', `/api/trades/${placed.json.trade.id}`)).json);
  const trade = await see();
  return {
    trade,
    see,
    ctx: (days = 0) => ctxOf(env, `a:${account}`, new Date(Date.now() + days * dayMs)),
    does: (event: string, body: unknown) => person.call('POST', `/api/trades/${trade.id}/${event}`, body),
    stored: () => env.DB.prepare('SELECT carrier, tracking FROM parcels WHERE trade_id = ?1').bind(trade.id).first(),
  };
}

describe('an unknown carrier', () => {
  it('is refused wherever a parcel is sent, and nothing is written', async () => {
    const giver = await gives();
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const bodies = [{ carrier: 'An Post' }, { carrier: 'pigeon' }, { carrier: '' }, { carrier: 'toString' }];
    for (const body of bodies) {
      const answers = await Promise.all([
        giver.does('post', { parcel: 1, tracking: 'RR1', ...body }),
        buyer.send('return-sent', { tracking: 'RR1', ...body }),
        clerk.call('POST', `/api/desk/trades/${buyer.id}/dispatch`, body),
        clerk.call('POST', `/api/desk/trades/${giver.trade.id}/lines/1/sent-back`, body),
      ]);
      expect(answers.map(({ status, json }) => [status, json.code, json.facts])).toEqual(
        answers.map(() => [422, 'carrier-unknown', { paths: ['carrier'] }]),
      );
    }
    expect(await giver.stored()).toEqual({ carrier: null, tracking: null });
  });

  it('needs a name, and a listed carrier has no name of its own', async () => {
    const giver = await gives();
    const codes = await Promise.all(
      [
        { carrier: 'other' },
        { carrier: 'other', carrierName: '  ' },
        { carrier: 'other', carrierName: 'x'.repeat(61) },
        { carrier: 'ups', carrierName: 'UPS' },
        {},
        { carrier: 7 },
      ].map(async (body) => (await giver.does('post', { parcel: 1, ...body })).json),
    );
    expect(codes.map(({ code, facts }) => [code, facts.paths])).toEqual([
      ...Array.from({ length: 4 }, () => ['invalid-input', ['carrierName']]),
      ['invalid-input', ['carrier']],
      ['invalid-input', ['carrier']],
    ]);
    // Fields of an older page are checked first.
    expect((await giver.does('post', { parcel: 1, carrier: 'pigeon', wings: 2 })).json.code).toBe('unknown-field');
  });
});

describe('a parcel to the shop', () => {
  it('is shown with name and page of its carrier, or with the entered name', async () => {
    const giver = await gives();
    const posted = (await giver.does('post', { parcel: 1, carrier: 'an-post', tracking: ' RR 123 456 785 IE ' })).json;
    expect(posted.inbound.parcels).toMatchObject([
      {
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'RR 123 456 785 IE',
        trackingLink: `${anPost}RR123456785IE`,
      },
    ]);
    expect(await giver.stored()).toEqual({ carrier: 'an-post', tracking: 'RR 123 456 785 IE' });
    const corrected = (await giver.does('post', { parcel: 1, carrier: 'other', carrierName: ' Velo-Kurier ' })).json;
    expect(corrected.inbound.parcels).toMatchObject([
      { carrier: 'other', carrierName: 'Velo-Kurier', tracking: null, trackingLink: null },
    ]);
    expect(await giver.stored()).toEqual({ carrier: 'Velo-Kurier', tracking: null });
  });

  it.each([
    [
      'An Post',
      'RR123456785IE',
      { carrier: 'an-post', carrierName: 'An Post', trackingLink: `${anPost}RR123456785IE` },
    ],
    ['my cousin', 'RR123456785IE', { carrier: 'other', carrierName: 'my cousin', trackingLink: null }],
  ])('that was posted with %s before there was a list is shown as it was written', async (carrier, tracking, shown) => {
    const giver = await gives();
    await giver.does('post', { parcel: 1, carrier: 'ups' });
    await env.DB.prepare('UPDATE parcels SET carrier = ?2, tracking = ?3 WHERE trade_id = ?1')
      .bind(giver.trade.id, carrier, tracking)
      .run();
    expect((await giver.see()).inbound?.parcels).toMatchObject([{ ...shown, tracking }]);
  });

  it('loses the name of its carrier when the account is deleted', async () => {
    const giver = await gives();
    await giver.does('post', { parcel: 1, carrier: 'other', carrierName: 'Ann’s brother Tom, 087 123' });
    await env.DB.prepare(`UPDATE trades SET inbound_state = 'cancelled', settlement_state = 'balanced' WHERE id = ?1`)
      .bind(giver.trade.id)
      .run();
    await deleteAccount(giver.ctx(), { givesUpCredit: true });
    expect(await giver.stored()).toEqual({ carrier: null, tracking: null });
  });
});

it('a returned refused copy is shown with the tracking page for its destination', async () => {
  const giver = await gives();
  await receiveParcel(desk(1), { code: parcelCode(giver.trade.number, 1) });
  await gradeLine(desk(1), { trade: giver.trade.id, line: '1', grading: { as: 'as-said' } });
  await gradeLine(desk(1), { trade: giver.trade.id, line: '2', grading: { as: 'rejected', reason: 'mould' } });
  await finishGrading(desk(1), { trade: giver.trade.id });
  await decideLines(giver.ctx(2), { id: giver.trade.id, key: null }, { decisions: [{ line: 2, decision: 'return' }] });
  const { id } = giver.trade;
  await returnLine(desk(3), { trade: id, line: 2, carrier: 'postnl', tracking: '3SABCD123456789' });
  const sent = await readTrade(giver.ctx(3), { id, key: null });
  const link = 'https://jouw.postnl.nl/track-and-trace/3SABCD123456789-IE-T12AB34';
  expect(sent.inbound?.lines[1]?.sentBack).toMatchObject({
    carrier: 'postnl',
    carrierName: 'PostNL',
    tracking: '3SABCD123456789',
    trackingLink: link,
  });
  expect((await giver.see()).inbound?.lines[1]?.sentBack?.trackingLink).toBe(link);
});

describe('a parcel to a person', () => {
  it('is announced by mail with its carrier and a tracking link, in text and HTML', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]], null, 'NL', { address: dutch });
    await payByTransfer(await buyer.readTrade());
    await sendWaitingMails(env, new Date(Date.now() + dayMs / 24));
    await clerk.call('POST', `/api/desk/trades/${buyer.id}/pack`);
    const sent = await clerk.call('POST', `/api/desk/trades/${buyer.id}/dispatch`, {
      carrier: 'postnl',
      tracking: '3SABCD123456789',
    });
    const link = 'https://jouw.postnl.nl/track-and-trace/3SABCD123456789-NL-1012AB';
    expect([sent.status, sent.json.outbound]).toEqual([
      200,
      expect.objectContaining({
        carrier: 'postnl',
        carrierName: 'PostNL',
        tracking: '3SABCD123456789',
        trackingLink: link,
      }),
    ]);
    expect((await buyer.readTrade()).outbound).toMatchObject({ carrierName: 'PostNL', trackingLink: link });
    const [mail] = await sendWaitingMails(env, new Date(Date.now() + dayMs / 12));
    expect(visibleText(mail?.text ?? '')).toContain(`Carrier: PostNL\nTracking number: 3SABCD123456789\n${link}\n`);
    expect(mail?.html).toContain(`<a class="ink" href="${link}" style="color:#261d16">3SABCD123456789</a>`);
  });

  it('with an unlisted carrier is announced without a link', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await payByTransfer(await buyer.readTrade());
    await clerk.call('POST', `/api/desk/trades/${buyer.id}/pack`);
    await sendWaitingMails(env, new Date(Date.now() + dayMs / 24));
    await clerk.call('POST', `/api/desk/trades/${buyer.id}/dispatch`, {
      carrier: 'other',
      carrierName: 'Kelly & <Sons>',
      tracking: 'A1234567',
    });
    const [mail] = await sendWaitingMails(env, new Date(Date.now() + dayMs / 12));
    expect(visibleText(mail?.text ?? '')).toContain('Carrier: Kelly & <Sons>\nTracking number: A1234567\n\n');
    expect(mail?.html).toContain('<bdi>Kelly &amp; &lt;Sons&gt;</bdi>');
    expect(mail?.html).toContain('<bdi>A1234567</bdi>');
  });

  it('that is returned is shown with the tracking page of its return', async () => {
    const buyer = await orderUnpaid([[dune, 'good', 1]]);
    await payByTransfer(await buyer.readTrade());
    await packAndDispatch(buyer.id);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    const { json } = await buyer.send('return-sent', { carrier: 'postnl', tracking: '3SABCD987654321' });
    expect(json.outbound.returning.sent).toMatchObject({
      carrier: 'postnl',
      carrierName: 'PostNL',
      trackingLink: 'https://jouw.postnl.nl/track-and-trace/3SABCD987654321-IE-T120000',
    });
  });
});
