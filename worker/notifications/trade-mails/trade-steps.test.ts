import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/language';
import { money } from '../../../domain/money';
import { tradeSchema, type Trade } from '../../../domain/trades/schemas';
import { dayMs } from '../../../domain/time';
import { execution } from '../../../tests/worker-later';
import type { Mail } from '../../platform/adapters/mail';
import { api } from '../../api';
import { cookieNames } from '../../platform/middleware/cookies';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { fill, order } from '../../testing/deals';
import { staffCtx } from '../../testing/desk';
import { browser, ctxOf } from '../../testing/people';
import { expectLetter, postOf } from '../../testing/post';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';
import { signedIn } from '../../testing/signed-in';
import { cancelOrder } from '../../trades/outbound/cancel-order';
import { confirmPayout } from '../../trades/money/payouts/confirm-payout';
import { failPayout } from '../../trades/money/payouts/fail-payout';
import { finishGrading } from '../../trades/inbound/finish-grading';
import { gradeLine } from '../../trades/inbound/grade-line';
import { loseOrder } from '../../trades/outbound/lose-order';
import { makePayoutFile } from '../../trades/money/payouts/make-payout-file';
import { receiveParcel } from '../../trades/inbound/receive-parcel';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { expireParcels } from '../../trades/inbound/expire-parcels';
import { readTrade } from '../../trades/view/read-trade';
import { releaseUnpaid } from '../../trades/outbound/release-unpaid';
import { remind } from './remind';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const start = Date.now();
const at = (days: number) => new Date(start + days * dayMs);
const desk = (days = 0) => staffCtx(env, at(days));
const { bought, buys, moneyOf, pays } = buyersOf(env.DB, visit, desk);
const iban = 'IE29AIBK93115212345678';
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const given = Array.from({ length: 40 }, (_, index) => testIsbn(index + 10));
let [used, people] = [0, 0];

/** What is sent of a trade at a moment; everything before it is sent and forgotten by then. */
const post = (days = 1 / 24) => postOf(env, at(days));
const speaks = (trade: string, language: Language) =>
  env.DB.batch(
    [
      'trades SET language = ?2 WHERE id = ?1',
      'accounts SET language = ?2 WHERE id = (SELECT account FROM trades WHERE id = ?1)',
    ].map((change) => env.DB.prepare(`UPDATE ${change}`).bind(trade, language)),
  );
const keyOf = ({ person, id }: Buyer) => person.cookies.get(cookieNames.trade + id) ?? 'no key';
const guestPath = (buyer: Buyer) => `/trades/${buyer.id}/open#key=${keyOf(buyer)}`;

/** Somebody new who gives two books, and takes one when `swap`; what was sent until then is out of the way. */
async function gives(
  language: Language,
  { swap = false, payout = 'bank' }: { readonly swap?: boolean; readonly payout?: 'bank' | 'store-credit' } = {},
): Promise<{ readonly account: string; readonly trade: Trade }> {
  people += 1;
  const account = `giver${people}`;
  await openAccount(env.DB, account);
  const person = await signedIn(env.DB, visit(), account);
  used += 2;
  await fill(person, {
    give: given.slice(used - 2, used).map((isbn) => [isbn, 'very-good', 1] as [string, string, number]),
    ...(swap ? { take: [[dune, 'very-good', 1]] as [string, string, number][] } : {}),
  });
  const placed = await order(
    person,
    swap ? 'swap' : 'payout',
    payout === 'bank' ? { iban } : {},
    swap ? {} : { payout },
  );
  if (placed.status !== 201) throw new Error(placed.text);
  await speaks(placed.json.trade.id, language);
  // A bank account that was just named waits for three days.
  await env.DB.prepare('UPDATE accounts SET payouts_held_until = NULL WHERE id = ?1').bind(account).run();
  await post();
  return { account, trade: await see(account, placed.json.trade.id) };
}
const see = async (account: string, id: string, days = 0) =>
  tradeSchema.parse(await readTrade(ctxOf(env, `a:${account}`, at(days)), { id, key: null }));

type Grading = Parameters<typeof gradeLine>[1]['grading'];
/** Received and graded a day later: the first book as said, the second as it is told here. */
async function comes({ number, id }: Trade, ...gradings: readonly Grading[]): Promise<void> {
  await receiveParcel(desk(1), { code: `${number}-1` });
  await post(1);
  for (const [index, grading] of gradings.entries())
    await gradeLine(desk(1), { trade: id, line: String(index + 1), grading });
  await finishGrading(desk(1), { trade: id });
}
const asSaid: Grading = { as: 'as-said' };
const rejected: Grading = { as: 'rejected', reason: 'mould' };

/** A guest with a book to pay for. */
async function guest(language: Language): Promise<{ readonly buyer: Buyer; readonly trade: Trade }> {
  const buyer = await buys([[emma, 'good', 1]]);
  await speaks(buyer.id, language);
  await post();
  return { buyer, trade: await buyer.see() };
}
/** A guest whose books were sent off, and who was told. */
async function sentTo(
  language: Language,
  account: string | null = null,
): Promise<{ readonly buyer: Buyer; readonly trade: Trade }> {
  const buyer = await bought(
    [
      [emma, 'good', 1],
      [dune, 'very-good', 1],
    ],
    account,
  );
  await speaks(buyer.id, language);
  await post();
  return { buyer, trade: await buyer.see() };
}
const only = (mails: readonly Mail[]): Mail | undefined => {
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  return mails[0];
};
const quiet = (account: string) =>
  env.DB.prepare('UPDATE accounts SET trade_mails = 0 WHERE id = ?1').bind(account).run();

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 90, price: 2400 } } },
    ...given.map((isbn, index) => ({ isbn, title: `Given ${index}`, reference: 3000 })),
  ]);
});

describe('books that come to us', () => {
  it('ask for a decision with what each would bring and until when, whatever mails are wanted', async () => {
    const { account, trade } = await gives('de');
    await quiet(account);
    await comes(trade, { as: 'regraded', grade: 'good', reason: 'marks' }, rejected);
    const open = await see(account, trade.id, 1);
    const [worse] = open.inbound?.lines ?? [];
    const mail = only(await post(1));
    const until = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(
      new Date(open.inbound?.decideBy ?? ''),
    );
    expectLetter(mail, {
      language: 'de',
      number: trade.number,
      label: 'Jetzt entscheiden',
      path: `/trades/${trade.id}`,
      sums: [worse?.lower ?? money(0, 'EUR'), money(0, 'EUR')],
      says: [
        worse?.book.title ?? '',
        'Gebraucht, gut',
        'Können wir nicht nehmen',
        until,
        'kommen die Bücher kostenlos zu Ihnen zurück',
      ],
    });
    expect(worse?.lower?.minor).toBeGreaterThan(0);
  });

  it('are reminded of before the decision’s last day, once, and not who wants none', async () => {
    const [asked, silent] = [await gives('nl'), await gives('nl')];
    await quiet(silent.account);
    for (const { trade } of [asked, silent]) await comes(trade, asSaid, rejected);
    await post(1);
    const near =
      (Date.parse((await see(asked.account, asked.trade.id, 1)).inbound?.decideBy ?? '') - start) / dayMs - 2;
    for (const _ of [1, 2]) await remind(desk(near));
    expectLetter(only(await post(near)), {
      language: 'nl',
      number: asked.trade.number,
      label: 'Nu kiezen',
      path: `/trades/${asked.trade.id}`,
      mayBeOff: true,
    });
    expect(await post(near + 1)).toEqual([]);
  });

  it('bring store credit with its bonus', async () => {
    const { account, trade } = await gives('es', { payout: 'store-credit' });
    await comes(trade, asSaid, asSaid);
    const mail = only(await post(1));
    const credit =
      (await env.DB.prepare('SELECT sum(amount) AS n FROM store_credit WHERE account = ?1')
        .bind(account)
        .first<number>('n')) ?? 0;
    const bonus =
      (await env.DB.prepare(`SELECT sum(amount) AS n FROM store_credit WHERE account = ?1 AND reason = 'bonus'`)
        .bind(account)
        .first<number>('n')) ?? 0;
    expect(bonus).toBeGreaterThan(0);
    expectLetter(mail, {
      language: 'es',
      number: trade.number,
      label: 'Ver el intercambio',
      path: `/trades/${trade.id}`,
      sums: [money(credit, 'EUR'), money(bonus, 'EUR')],
      says: ['a tu saldo'],
    });
  });

  it('of which none is kept bring nothing, and nothing is said of paying', async () => {
    const { account, trade } = await gives('it');
    await comes(trade, rejected, rejected);
    await post(1);
    const person = await signedInAgain(account);
    await person.call('POST', `/api/trades/${trade.id}/decide`, {
      decisions: [1, 2].map((line) => ({ line, decision: 'recycle' })),
    });
    const mail = only(await post(1));
    expectLetter(mail, {
      language: 'it',
      number: trade.number,
      label: 'Apri lo scambio',
      path: `/trades/${trade.id}`,
      says: ['nessuno dei libri'],
    });
    expect(mail?.text).not.toContain('non resta niente da pagare');
  });

  it('and do not arrive in time: what still holds, in Arabic from right to left', async () => {
    const { trade } = await gives('ar');
    await expireParcels(desk(27));
    const mail = only(await post(27));
    const until = new Intl.DateTimeFormat('ar-u-nu-arab', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(
      new Date(trade.inbound?.lateUntil ?? ''),
    );
    expectLetter(mail, {
      language: 'ar',
      number: trade.number,
      label: 'فتح الصفقة',
      path: `/trades/${trade.id}`,
      says: [until],
    });
    expect(mail?.text).not.toContain('لم تعد الكتب');
  });

  it('in a swap take the reservation with them, told by one mail', async () => {
    const { trade } = await gives('nl', { swap: true });
    await expireParcels(desk(27));
    expectLetter(only(await post(27)), {
      language: 'nl',
      number: trade.number,
      label: 'Deal openen',
      path: `/trades/${trade.id}`,
      says: ['niet meer gereserveerd'],
    });
  });
});

/** Opens the account's session again, for another browser. */
async function signedInAgain(account: string) {
  await env.DB.prepare('DELETE FROM sessions WHERE account = ?1').bind(account).run();
  return signedIn(env.DB, visit(), account);
}

describe('books that leave', () => {
  it('are paid: a guest’s button opens the trade in any browser', async () => {
    const { buyer, trade } = await guest('pt');
    await pays(trade);
    const mail = only(await post());
    expectLetter(mail, {
      language: 'pt',
      number: trade.number,
      label: 'Abrir a troca',
      path: guestPath(buyer),
      mayBeOff: true,
    });
    expect((await visit().call('POST', `/api/trades/${buyer.id}/key`, { key: keyOf(buyer) })).status).toBe(200);
  });

  it('are cancelled as a whole, told by one mail', async () => {
    const { account, trade } = await gives('fr', { swap: true });
    await cancelOrder(desk(), { trade: trade.id });
    expectLetter(only(await post()), {
      language: 'fr',
      number: trade.number,
      label: 'Ouvrir l’échange',
      path: `/trades/${trade.id}`,
      says: ['est annulé'],
    });
    expect((await see(account, trade.id)).inbound?.state).toBe('cancelled');
  });

  it('are released when nobody paid, and then there is no money to speak of', async () => {
    const { buyer, trade } = await guest('es');
    await releaseUnpaid(desk(13.1));
    const mail = only(await post(13.1));
    expectLetter(mail, {
      language: 'es',
      number: trade.number,
      label: 'Ver el intercambio',
      path: guestPath(buyer),
      says: ['no llegó a tiempo'],
    });
    expect(mail?.text).not.toContain('€');
  });

  it('are released when too little was paid: what came goes back, and the guest is asked where to', async () => {
    const { buyer, trade } = await guest('pl');
    await pays(trade, money(300, 'EUR').minor);
    await post();
    await releaseUnpaid(desk(13.1));
    const mails = await post(13.1);
    expect(mails).toHaveLength(2);
    const [asks, released] = [
      mails.find(({ subject }) => subject.startsWith('Zwrot')),
      mails.find(({ subject }) => subject.startsWith('Rezerwacja')),
    ];
    expectLetter(released, {
      language: 'pl',
      number: trade.number,
      label: 'Otwórz transakcję',
      path: guestPath(buyer),
      sums: [money(300, 'EUR')],
    });
    expectLetter(asks, {
      language: 'pl',
      number: trade.number,
      label: 'Wyślij numer konta',
      path: guestPath(buyer),
      sums: [money(300, 'EUR')],
    });
    expect((await buyer.see()).allowed).toContain('refund-account');
  });

  it('are released from a swap: what the given books came to is paid out', async () => {
    const { account, trade } = await gives('it', { swap: true });
    await comes(trade, asSaid, asSaid);
    const due = await see(account, trade.id, 1);
    expect(due.settlementState).toBe('awaiting-payment');
    const asked = only(await post(1));
    expectLetter(asked, {
      language: 'it',
      number: trade.number,
      label: 'Paga il resto',
      path: `/trades/${trade.id}`,
      sums: [due.toPay, money(0 - (due.outbound?.total.minor ?? 0), 'EUR')],
      says: ['I libri che prendi'],
    });
    await releaseUnpaid(desk(14.1));
    const after = await see(account, trade.id, 14.1);
    expect(after.toGet.minor).toBeGreaterThan(0);
    expectLetter(only(await post(14.1)), {
      language: 'it',
      number: trade.number,
      label: 'Apri lo scambio',
      path: `/trades/${trade.id}`,
      sums: [after.toGet],
    });
  });

  it('and are lost on their way', async () => {
    await openAccount(env.DB, 'unlucky');
    const { buyer, trade } = await sentTo('en', 'unlucky');
    await loseOrder(desk(), { trade: buyer.id });
    const mails = await post();
    // Paid by bank, by an account that has named none: it is asked for in its room.
    expect(mails).toHaveLength(2);
    expectLetter(
      mails.find(({ subject }) => subject.includes('lost')),
      {
        language: 'en',
        number: trade.number,
        label: 'Open the trade',
        path: `/trades/${buyer.id}`,
        says: ['postage included'],
      },
    );
    const [refund] = await moneyOf(buyer.id);
    expectLetter(
      mails.find(({ subject }) => subject.includes('refund')),
      {
        language: 'en',
        number: trade.number,
        label: 'Send bank account',
        path: '/account-details/edit#payout',
        sums: [money(refund?.amount ?? 0, 'EUR')],
      },
    );
  });
});

describe('money that the shop sends', () => {
  it('is told when it leaves and when it comes back, with the account it goes to now', async () => {
    const { account, trade } = await gives('ja');
    await comes(trade, asSaid, asSaid);
    await post(1);
    await env.DB.prepare(`UPDATE payout_details SET iban_masked = 'IE•• •••• 0001' WHERE account = ?1`)
      .bind(account)
      .run();
    await makePayoutFile(desk(1), { format: 'pain.001', currency: 'EUR' });
    const [payout] = await moneyOf(trade.id);
    const sums = [money(payout?.amount ?? 0, 'EUR')];
    expectLetter(only(await post(1)), {
      language: 'ja',
      number: trade.number,
      label: '取引を開く',
      path: `/trades/${trade.id}`,
      sums,
      says: ['IE•• •••• 0001'],
    });
    await failPayout(desk(2), { id: payout?.id ?? '', reason: 'account-closed' });
    expectLetter(only(await post(2)), {
      language: 'ja',
      number: trade.number,
      label: '受取口座を確認する',
      path: '/account-details/edit#payout',
      sums,
    });
  });

  it('is told of when it comes back after it was confirmed', async () => {
    const { trade } = await gives('fr');
    await comes(trade, asSaid, asSaid);
    const [payout] = await moneyOf(trade.id);
    await confirmPayout(desk(1), { id: payout?.id ?? '' });
    await post(1);
    await failPayout(desk(2), { id: payout?.id ?? '', reason: 'other' });
    expectLetter(only(await post(2)), {
      language: 'fr',
      number: trade.number,
      label: 'Vérifier mes coordonnées',
      path: '/account-details/edit#payout',
      sums: [money(payout?.amount ?? 0, 'EUR')],
    });
  });

  it('is a refund: each is told with its own sum, and a guest is asked for the account once', async () => {
    const { buyer, trade } = await sentTo('de');
    const due = async () => (await moneyOf(buyer.id)).find(({ state }) => state === 'due')?.amount ?? 0;
    await buyer.does('withdraw', { lines: [1, 2], reason: 'withdraw' });
    await post();
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    expectLetter(only(await post()), {
      language: 'de',
      number: trade.number,
      label: 'Bankkonto senden',
      path: guestPath(buyer),
      sums: [money(await due(), 'EUR')],
    });
    await buyer.does('refund-account', { holder: 'Ann', iban });
    const refunded = async (days: number) => {
      const row = (await moneyOf(buyer.id)).find(({ state }) => state === 'due');
      await confirmPayout(desk(days), { id: row?.id ?? '' });
      return row?.amount ?? 0;
    };
    const first = await refunded(0.01);
    expectLetter(only(await post()), {
      language: 'de',
      number: trade.number,
      label: 'Handel öffnen',
      path: guestPath(buyer),
      sums: [money(first, 'EUR')],
    });
    await receiveReturn(desk(1), { trade: buyer.id, line: 2, condition: 'as-sent' });
    expect(await post(1)).toEqual([]);
    const second = await refunded(1.01);
    expect(second).not.toBe(first);
    const mail = only(await post(1.02));
    expectLetter(mail, {
      language: 'de',
      number: trade.number,
      label: 'Handel öffnen',
      path: guestPath(buyer),
      sums: [money(second, 'EUR')],
    });
  });

  it('goes back when a paid trade is cancelled, and that is told when it has', async () => {
    const { buyer, trade } = await guest('ar');
    await pays(trade);
    await post();
    await cancelOrder(desk(), { trade: buyer.id });
    expect((await post()).map(({ subject }) => subject)).toHaveLength(2);
    await buyer.does('refund-account', { holder: 'Ann', iban });
    const [refund] = await moneyOf(buyer.id);
    await confirmPayout(desk(), { id: refund?.id ?? '' });
    expectLetter(only(await post()), {
      language: 'ar',
      number: trade.number,
      label: 'فتح الصفقة',
      path: guestPath(buyer),
      sums: [money(refund?.amount ?? 0, 'EUR')],
    });
  });
});
