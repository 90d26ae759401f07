import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../../messages/compiled/messages.js';
import { executionContext } from '../../../tests/worker-execution';
import { PlainBrowser } from '../../../tests/plain-browser/plain-browser';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { testIsbn } from '../../testing/shelf';
import { packOrder } from '../../trades/outbound/pack-order';
import { dune, emma, openStockedShop } from '../../testing/stocked-shop';

const { orderDispatched, orderUnpaid, payByTransfer } = buyersOf(
  env.DB,
  () => browser((request) => api.fetch(request, env, executionContext())),
  () => clerkCtx(env, new Date()),
);
/** A book that the shop sells and buys. */
const persuasion = testIsbn(3);
let person: PlainBrowser;
beforeAll(async () => {
  await openStockedShop(env.DB, [
    { isbn: persuasion, title: 'Persuasion', reference: 4000, stock: { good: { onHand: 1, price: 1500 } } },
  ]);
  await seedTexts(shopEnv, ['en', 'ar']);
});
beforeEach(() => {
  person = new PlainBrowser();
});
/** Matches a message up to its placeholder, which was given as empty. */
const startOf = (text: string) => new RegExp((text.split('·')[0] ?? text).trim());

describe.each(['en', 'ar'] as const)('without script, %s', (language) => {
  const say = { locale: language } as const;
  const putInCart = async (isbn: string) => {
    await person.open(`/${language}/books/${isbn}`);
    await person.press(startOf(m.book_put_in_cart({ amount: '' }, say)));
  };

  it('a book page puts a copy into the cart and sells one', async () => {
    await putInCart(persuasion);
    const cart = [person.address, person.words];
    await person.open(`/${language}/books/${persuasion}`);
    await person.press(startOf(m.book_add_to_basket({ amount: '' }, say)));

    expect(cart).toEqual([`/${language}/cart`, expect.stringContaining('Persuasion')]);
    expect([person.address, person.words]).toEqual([`/${language}/basket`, expect.stringContaining('Persuasion')]);
  });

  it('a guest changes the cart, orders by transfer, and cancels', async () => {
    for (const isbn of [emma, dune]) await putInCart(isbn);
    await person.press(m.cart_remove({ title: 'Dune' }, say));
    expect(person.words).not.toContain('Dune');
    await person.open(`/${language}/checkout`);
    const place = m.checkout_place_pay({}, say);

    await person.press(place, { [m.checkout_name({}, say)]: 'Aoife Byrne' });
    expect([person.valueOf(m.checkout_name({}, say)), person.isWrong(m.checkout_email({}, say))]).toEqual([
      'Aoife Byrne',
      true,
    ]);
    await person.press(place, {
      [m.checkout_email({}, say)]: `plain-${language}@reader.example`,
      [m.checkout_line1({}, say)]: '1 Quay Street',
      [m.checkout_city({}, say)]: 'Cork',
      [m.checkout_terms({}, say)]: true,
    });
    expect(person.address).toMatch(new RegExp(`^/${language}/trades/[0-9a-z]+\\?placed=true$`));
    expect(person.words).toContain('Emma');

    await person.press(m.trade_cancel({}, say));
    await person.press(startOf(m.trade_cancel_yes({ number: '·' }, say)));
    expect(person.buttons(m.trade_cancel({}, say))).toEqual([]);
    expect(person.words).toContain(m.trade_next_cancelled({}, say));
  });

  it('a buyer reports the arrival and withdraws', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    for (const [name, value] of buyer.person.cookies) person.person.cookies.set(name, value);
    await person.open(`/${language}/trades/${buyer.id}`);

    await person.press(m.trades_arrived({}, say));
    await person.press(m.trades_withdraw({}, say));
    const [box] = person.all(({ attributes }) => attributes.get('type') === 'checkbox', /Emma/);
    const label = box === undefined ? 'no box' : person.nameOf(box);
    await person.press(m.trades_withdraw_next_step({}, say), { [label]: false });
    const refused = person.words;
    await person.press(m.trades_withdraw_next_step({}, say), { [label]: true });
    await person.press(m.trades_withdraw_confirm({}, say));

    expect(refused).toContain(m.trades_withdraw_none({}, say));
    expect(person.words).toContain(m.trades_withdraw_done_title({}, say));
    await person.open(person.address);
    expect(person.words).toContain(m.trades_withdraw_done_title({}, say));
    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('return-requested');
  });

  it('a guest withdraws from a packed order with the known facts', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const trade = await buyer.readTrade();
    await payByTransfer(trade);
    await packOrder(clerkCtx(env, new Date()), { trade: buyer.id });
    for (const [name, value] of buyer.person.cookies) person.person.cookies.set(name, value);
    await person.open(`/${language}/trades/${buyer.id}`);

    await person.press(m.trades_withdraw({}, say));

    const labels = [m.declare_name({}, say), m.find_trade_number({}, say), m.find_trade_email({}, say)];
    expect(labels.map((label) => person.valueOf(label))).toEqual([trade.name, trade.number, trade.email]);
    expect(person.address).not.toContain(trade.number);
    await person.press(m.trades_withdraw_next_step({}, say));
    expect(person.words).toContain(m.declare_whole({ name: trade.name, number: trade.number }, say));
  });

  it('a line of the sell list gets another grade and another copy, and is removed', async () => {
    await person.open(`/${language}/books/${persuasion}`);
    await person.press(startOf(m.book_add_to_basket({ amount: '' }, say)));

    await person.press(m.forms_apply({}, say), { [m.grade_acceptable({}, say)]: true });
    const grade = person.valuesOf('grade');
    await person.press(m.basket_one_more({ title: 'Persuasion' }, say));
    const copies = person.valuesOf('copies');
    await person.press(m.basket_remove({ title: 'Persuasion' }, say));

    expect([grade, copies]).toEqual([expect.arrayContaining(['acceptable']), ['2']]);
    expect(person.words).not.toContain('Persuasion');
  });

  it('typed ISBNs are sold, and a wrong one stays in the field', async () => {
    const wrong = `${persuasion.slice(0, 12)}${(Number(persuasion[12]) + 1) % 10}`;
    const label = m.basket_add_label({}, say);
    await person.open(`/${language}/basket`);

    await person.press(m.basket_add({}, say), { [label]: `${persuasion}\n${wrong}` });

    expect(person.valueOf(label)).toBe(wrong);
    expect(person.words).toContain('Persuasion');
  });

  it('a search in the sell list shows the books that it finds', async () => {
    await person.open(`/${language}/books/${persuasion}`);
    await person.press(startOf(m.book_add_to_basket({ amount: '' }, say)));
    const [none, remove] = [m.basket_search_none({ words: 'dune' }, say), { title: 'Persuasion' }];

    await person.open(`/${language}/basket?q=persua`);
    const found = person.buttons(m.basket_remove(remove, say)).length;
    await person.open(`/${language}/basket?q=dune`);

    expect([found, person.buttons(m.basket_remove(remove, say)).length]).toEqual([1, 0]);
    expect(person.words).toContain(none);
  });

  it('a person wishes for a book and votes on an answer', async () => {
    await person.open(`/${language}/books/${emma}`);
    await person.press(m.wish_on_list({ title: 'Emma' }, say));
    const [wishButton] = person.buttons(m.wish_on_list({ title: 'Emma' }, say));
    await person.open(`/${language}/faq`);
    await person.press(m.faq_yes({}, say));

    expect(wishButton?.attributes.get('aria-pressed')).toBe('true');
    expect(person.words).toContain(m.faq_thanks({}, say));
  });

  it('a person chooses the country and stays on the page', async () => {
    await person.open(`/${language}/search?q=emma`);

    await person.press(m.shell_market_change({}, say), { [m.shell_market({}, say)]: 'PL' });

    expect([person.address, person.valueOf(m.shell_market({}, say))]).toEqual([`/${language}/search?q=emma`, 'PL']);
  });
});
