import { parcelCode } from '../../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { balanceOfSide, buyersOf, outcomeOf } from '../../../testing/buyers';
import { fillLists, placeOrder } from '../../../testing/deals';
import { clerkCtx } from '../../../testing/desk';
import { browser, ctxOf } from '../../../testing/people';
import { openAccount, testIsbn } from '../../../testing/shelf';
import { signIn } from '../../../testing/sign-in';
import { emma, openStockedShop } from '../../../testing/stocked-shop';
import { readTrade } from '../../view/read-trade';
import { cancelTradeAtDesk } from '../../outbound/cancel/cancel-trade-at-desk';
import { confirmPayout } from './confirm-payout';
import { confirmPayoutFile } from './confirm-payout-file';
import { failPayout } from './fail-payout';
import { finishGrading } from '../../inbound/finish-grading';
import { gradeLine } from '../../inbound/grade-line';
import { makePayoutFile } from './make-payout-file';
import { readPayoutFile } from './read-payout-file';
import { readPayouts } from './read-payouts';
import { receiveParcel } from '../../inbound/receive-parcel';
import { retryPayout } from './retry-payout';
import { receiveReturn } from '../../outbound/receive-return';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { creditOf, payoutsOf, packAndDispatch } = buyersOf(env.DB, newVisitor, desk);
const iban = 'IE29AIBK93115212345678';
/** Editions to give. */
const wanted = Array.from({ length: 24 }, (_, index) => testIsbn(index + 100));

beforeAll(() =>
  openStockedShop(
    env.DB,
    wanted.map((isbn) => ({ isbn, reference: 3000 })),
  ),
);

/** Settles a trade of three given books, and one taken book when it is a swap. */
async function settled(account: string, settlement: 'payout' | 'swap', payout: 'bank' | 'store-credit' = 'bank') {
  await openAccount(env.DB, account);
  const person = await signIn(env.DB, newVisitor(), account);
  const give = wanted.splice(0, 3).map((isbn) => [isbn, 'very-good', 1] as [string, string, number]);
  await fillLists(person, { give, take: settlement === 'swap' ? [[emma, 'good', 1]] : [] });
  const placed = await placeOrder(person, settlement, payout === 'bank' ? { iban } : {}, { payout });
  const asked = { id: placed.json.trade.id as string, key: null };
  const see = () => readTrade(ctxOf(env, `a:${account}`, new Date()), asked);
  const { number } = await see();
  await receiveParcel(desk(), { code: parcelCode(number, 1) });
  for (const line of ['1', '2', '3']) await gradeLine(desk(), { trade: asked.id, line, grading: { as: 'as-said' } });
  await finishGrading(desk(), { trade: asked.id });
  return { id: asked.id, number, see, person };
}

describe('a payout', () => {
  it('is held, sent in one of two concurrent files, confirmed with it, fails and is sent again', async () => {
    const seller = await settled('seller', 'payout');
    const owed = balanceOfSide(await seller.see(), 'trade-in');
    expect(owed).toBeGreaterThan(0);
    // A first IBAN holds payouts for 72 hours.
    await makePayoutFile(desk(), { format: 'csv', currency: 'EUR' }).catch(() => null);
    expect(
      (await readPayouts(desk(), { state: 'due', limit: 100 })).items.find(({ trade: id }) => id === seller.id),
    ).toMatchObject({ blocked: 'held', file: null });
    const later = desk(4);
    const files = await Promise.all(
      [1, 2].map(() => makePayoutFile(later, { format: 'csv', currency: 'EUR' }).catch(() => null)),
    );
    const [file] = files.filter((each) => each !== null);
    expect(files.filter((each) => each !== null)).toHaveLength(1);
    const { text } = await readPayoutFile(later, { id: file?.id ?? '' });
    expect(text.split('\r\n').filter((line) => line.includes(seller.number))).toEqual([
      expect.stringContaining(`${iban},${(owed / 100).toFixed(2)},EUR,${seller.number}`),
    ]);
    let trade = await seller.see();
    expect([trade.settlementState, balanceOfSide(trade, 'trade-in')]).toEqual(['payout-sent', 0]);
    const [sent] = await payoutsOf(seller.id);
    await failPayout(later, { id: sent?.id ?? '', reason: 'name-differs' });
    trade = await seller.see();
    expect([trade.settlementState, trade.toGet.minor]).toEqual(['payout-failed', owed]);
    expect(await outcomeOf(retryPayout(later, { id: sent?.id ?? '', way: 'store-credit' }))).toBe(
      'payout-method-not-possible',
    );
    await retryPayout(later, { id: sent?.id ?? '' });
    const second = await makePayoutFile(later, { format: 'pain.001', currency: 'EUR' });
    const confirmed = await confirmPayoutFile(later, { id: second.id });
    expect(confirmed).toEqual({ confirmed: second.payouts, left: 0 });
    trade = await seller.see();
    expect([trade.settlementState, balanceOfSide(trade, 'trade-in')]).toEqual(['balanced', 0]);
    expect((await payoutsOf(seller.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['replaced', owed],
      ['done', owed],
    ]);
    // The bank can still return a payout that is done.
    await failPayout(later, { id: (await payoutsOf(seller.id))[1]?.id ?? '', reason: 'other' });
    expect((await seller.see()).settlementState).toBe('payout-due');
    const again = await Promise.all(
      [1, 2].map(async () => outcomeOf(retryPayout(later, { id: (await payoutsOf(seller.id))[1]?.id ?? '' }))),
    );
    expect(again.filter((one) => one === 'done')).toHaveLength(1);
    expect((await payoutsOf(seller.id)).filter(({ state }) => state === 'due').map(({ amount }) => amount)).toEqual([
      owed,
    ]);
  });

  it('of a cancelled swap is the worth of the given books, with a bonus as store credit', async () => {
    const [byBank, asCredit] = [await settled('swapper', 'swap'), await settled('creditor', 'swap', 'store-credit')];
    const before = await creditOf('creditor');
    for (const { id } of [byBank, asCredit]) await cancelTradeAtDesk(desk(), { trade: id });
    const [one, two] = [await byBank.see(), await asCredit.see()];
    const worth = one.ledger.find(({ kind }) => kind === 'books-in')?.amount.minor ?? 0;
    const postage = one.ledger.find(({ kind }) => kind === 'postage-to-us')?.amount.minor ?? 0;
    expect(one.toGet.minor).toBe(worth + postage);
    expect([balanceOfSide(one, 'purchase'), balanceOfSide(two, 'purchase'), balanceOfSide(two, 'trade-in')]).toEqual([
      0, 0, 0,
    ]);
    const taken = two.ledger.reduce(
      (sum, { kind, amount }) => (kind === 'taken-as-credit' ? sum - amount.minor : sum),
      0,
    );
    expect(taken).toBe(worth + postage);
    expect((await creditOf('creditor')) ?? 0).toBeGreaterThan(taken + Math.floor(taken / 10) - 2);
    expect(before).not.toBe(await creditOf('creditor'));
  });

  it('of a swap’s returned book goes to the bank, or to store credit without a bonus', async () => {
    const [byBank, asCredit] = [await settled('returner', 'swap'), await settled('keeper', 'swap', 'store-credit')];
    const before = (await creditOf('keeper')) ?? 0;
    for (const { id, person } of [byBank, asCredit]) {
      await packAndDispatch(id);
      await person.call('POST', `/api/trades/${id}/withdraw`, { lines: [1], reason: 'withdraw' });
      await receiveReturn(desk(), { trade: id, line: 1, condition: 'as-sent' });
    }
    const trade = await asCredit.see();
    const total = trade.outbound?.total.minor ?? 0;
    expect((await creditOf('keeper')) ?? 0).toBe(before + total);
    expect([trade.settlementState, balanceOfSide(trade, 'purchase')]).toEqual(['balanced', 0]);
    expect((await payoutsOf(byBank.id)).filter(({ kind }) => kind === 'refund')).toMatchObject([
      { way: 'bank', amount: total, reason: 'books', state: 'due' },
    ]);
    // Its payout is due, too, and the refund is its own.
    const list = (await readPayouts(desk(4), { state: 'due', limit: 100 })).items.filter(
      ({ trade: id }) => id === byBank.id,
    );
    for (const { id } of list.toSorted((a, b) => a.kind.localeCompare(b.kind)))
      expect(await outcomeOf(confirmPayout(desk(4), { id }))).toBe('done');
    const done = await byBank.see();
    expect([
      done.settlementState,
      done.toGet.minor,
      balanceOfSide(done, 'purchase'),
      balanceOfSide(done, 'trade-in'),
    ]).toEqual(['balanced', 0, 0, 0]);
  });

  it('that failed is sent again without another failed payout of the same trade', async () => {
    const { id, see } = await settled('twice-paid', 'swap');
    const dueOfTrade = async () => (await payoutsOf(id)).find(({ state }) => state === 'due')?.id ?? '';
    await confirmPayout(desk(4), { id: await dueOfTrade() });
    await cancelTradeAtDesk(desk(), { trade: id });
    await confirmPayout(desk(4), { id: await dueOfTrade() });
    const failed = await payoutsOf(id);
    const [first, second] = failed.map(({ amount }) => amount);
    for (const payout of failed) await failPayout(desk(), { id: payout.id, reason: 'account-closed' });
    const payouts = async () => (await payoutsOf(id)).map(({ state, amount }) => `${state} ${amount}`).toSorted();

    await retryPayout(desk(), { id: failed[0]?.id ?? '' });
    const afterRetry = await payouts();
    await confirmPayout(desk(4), { id: await dueOfTrade() });
    const afterConfirmation = await payouts();
    await retryPayout(desk(), { id: failed[1]?.id ?? '' });
    await confirmPayout(desk(4), { id: await dueOfTrade() });

    expect(afterRetry).toEqual([`replaced ${first}`, `failed ${second}`, `due ${first}`].toSorted());
    expect(afterConfirmation).toEqual([`replaced ${first}`, `failed ${second}`, `done ${first}`].toSorted());
    expect(await payouts()).toEqual(
      [`replaced ${first}`, `replaced ${second}`, `done ${first}`, `done ${second}`].toSorted(),
    );
    expect([(await see()).settlementState, (await see()).toGet.minor]).toEqual(['balanced', 0]);
  });

  it('that failed joins one that is due when the desk sends both', async () => {
    const { id, see } = await settled('joined', 'swap');
    const dueOfTrade = async () => (await payoutsOf(id)).find(({ state }) => state === 'due')?.id ?? '';
    const first = await dueOfTrade();
    await confirmPayout(desk(4), { id: first });
    await cancelTradeAtDesk(desk(), { trade: id });
    await failPayout(desk(), { id: first, reason: 'account-closed' });

    await retryPayout(desk(), { id: first });

    const owed = (await see()).toGet.minor;
    const due = (await payoutsOf(id)).filter(({ state }) => state === 'due');
    expect(due.map(({ amount }) => amount)).toEqual([owed]);
    await confirmPayout(desk(4), { id: await dueOfTrade() });
    expect([(await see()).settlementState, (await see()).toGet.minor]).toEqual(['balanced', 0]);
  });
});
