import { formatMoney } from '../../domain/format';
import { money } from '../../domain/money';
import { m } from '../../messages/compiled/messages.js';
import { Clerk, place, tradeOf, type Given, type Taken } from './clerk';
import { join } from './member';
import { Person, withAny } from './person';
import { expect, test } from './shop';

const en = { locale: 'en' } as const;
const eur = (minor: number) => formatMoney(money(minor, 'EUR'), 'en');
const parcelOf = (trade: { readonly number: string }) => `${trade.number}-1`;

/** Books that the shop takes, all very good. */
async function givable(person: Person, count: number, from = 0): Promise<Given[]> {
  return (await person.stocked(`sort=popular&limit=${from + count}`)).slice(from).map(({ isbn }) => [isbn, 'very-good']);
}
/** The cheapest free copies of some books. */
async function takable(person: Person, query: string): Promise<Taken[]> {
  return (await person.offered(query)).map(({ isbn, cheapest }) => [isbn, cheapest.grade]);
}

test('one of three books is withdrawn from, the confirmation comes by mail at once, and its price is due when it has come back', async ({ page, shop, context, browser }) => {
  const buyer = new Person(page, shop, 'en');
  await join(context, shop, 'three@reader.example');
  const clerk = await Clerk.atDesk(browser, shop, 'three@desk.example');
  const trade = await place(context, shop, { take: await takable(buyer, 'sort=-price&limit=6').then((all) => all.slice(3)) }, 'pay-now', { payment: 'bank-transfer' });
  await clerk.bankTells(trade);
  await clerk.sends(trade);
  await buyer.visit(`/trades/${trade.id}`);
  await page.getByRole('button', { name: m.trades_arrived({}, en) }).click();
  await page.getByRole('button', { name: m.trades_withdraw({}, en) }).click();
  const sheet = page.getByRole('dialog');
  const [first, , third] = trade.outbound?.lines ?? [];
  if (!first || !third) throw new Error('not three');
  for (const { book } of [first, third]) await sheet.getByRole('checkbox', { name: book.title }).uncheck();
  await sheet.getByRole('button', { name: m.trades_withdraw_next_step({}, en) }).click();
  const second = trade.outbound?.lines[1];
  if (!second) throw new Error('not three');
  await expect(sheet).toContainText(second.book.title);
  await expect(sheet).not.toContainText(first.book.title);
  await expect(sheet).toContainText(eur(second.total.minor));
  expect(shop.letters('three@reader.example').some(({ subject }) => subject === m.mail_step_withdrawn_subject({ number: trade.number }, en))).toBe(false);
  await sheet.getByRole('button', { name: m.trades_withdraw_confirm({}, en) }).click();
  await expect(sheet.getByText(m.trades_withdraw_done({ email: 'three@reader.example' }, en))).toBeVisible();
  const letter = await shop.letter('three@reader.example', new RegExp(m.mail_step_withdrawn_title({}, en)));
  expect(letter.text).toContain(second.book.title);
  expect(letter.text).not.toContain(third.book.title);
  await sheet.getByRole('button', { name: m.trade_close({}, en) }).last().click();

  await clerk.visit(`/desk/trades/${trade.id}`);
  await clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true }).click();
  await expect(clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true })).toHaveCount(0);
  await expect(clerk.page.getByText(m.desk_state_refund_due({}, en)).first()).toBeVisible();
  const after = await tradeOf(context, shop, trade.id);
  expect(after.payouts).toMatchObject([{ kind: 'refund', way: 'bank', state: 'due', amount: { minor: second.total.minor } }]);
  expect(after.outbound?.lines.map(({ state }) => state)).toEqual(['sent', 'returned', 'sent']);
  await expect(page.getByRole('listitem').filter({ hasText: m.trades_refund({}, en) }).filter({ hasText: eur(second.total.minor) })).toBeVisible({ timeout: 15_000 });
  await clerk.context.close();
});

test('store credit is earned with its bonus and spent in the next checkout', async ({ page, shop, context, browser }) => {
  const reader = new Person(page, shop, 'en');
  await join(context, shop, 'credit@reader.example');
  const clerk = await Clerk.atDesk(browser, shop, 'credit@desk.example');
  const earned = await place(context, shop, { give: await givable(reader, 12) }, 'payout', { payout: 'store-credit' }, { iban: undefined });
  await clerk.takesAsSaid(earned);
  const settled = await tradeOf(context, shop, earned.id);
  const worth = settled.ledger.filter(({ kind }) => kind === 'books-in' || kind === 'postage-to-us').reduce((sum, { amount }) => sum + amount.minor, 0);
  const bonus = earned.rows.find(({ code }) => code === 'credit-bonus')?.amount.minor ?? 0;
  expect(bonus).toBeGreaterThan(0);
  expect(settled.settlementState).toBe('balanced');

  await reader.takeBook((await takable(reader, 'sort=price&limit=1'))[0]?.[0] ?? '');
  await reader.visit('/checkout');
  await expect(page.getByText(withAny(m.checkout_use_credit_hint({ amount: eur(worth + bonus) }, en)))).toBeVisible();
  await reader.fillCheckout(null);
  await expect(reader.placeButton).toBeEnabled();
  await reader.placeButton.click();
  await expect(page).toHaveURL(/\/en\/trades\//);
  const spent = await tradeOf(context, shop, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const total = spent.outbound?.total.minor ?? 0;
  const used = spent.rows.find(({ code }) => code === 'store-credit')?.amount.minor ?? 0;
  expect([used, spent.toPay.minor]).toEqual([Math.min(worth + bonus, total), total - used]);
  await clerk.context.close();
});

test('two clerks grade the same copy: the first one’s stands, and the second is told', async ({ page, shop, context, browser }) => {
  const seller = new Person(page, shop, 'en');
  await join(context, shop, 'clerks@reader.example');
  const [first, second] = [await Clerk.atDesk(browser, shop, 'first@desk.example'), await Clerk.atDesk(browser, shop, 'second@desk.example')];
  const trade = await place(context, shop, { give: await givable(seller, 12) }, 'payout', { payout: 'bank' });
  expect(await first.api('POST', `/parcels/${parcelOf(trade)}/receive`)).toBe(200);
  const [line] = trade.inbound?.lines ?? [];
  if (!line) throw new Error('no line');
  for (const clerk of [first, second]) {
    await clerk.visit(`/desk/trades/${trade.id}`);
    await clerk.grade(line);
  }
  await first.press('Enter');
  await expect(first.row(1)).toContainText(m.desk_line_as_said({}, en));
  // The second one still sees it as not graded.
  await expect(second.row(1)).toContainText(m.desk_line_offered({}, en));
  await second.press('m');
  await expect(second.page.getByRole('status').filter({ hasText: m.desk_moved({}, en) })).toContainText(m.desk_moved_line({ title: line.book.title, state: m.desk_line_as_said({}, en) }, en));
  await expect(second.row(1)).toContainText(m.desk_line_as_said({}, en));
  expect((await tradeOf(context, shop, trade.id)).inbound?.lines[0]).toMatchObject({ state: 'as-said' });
  for (const clerk of [first, second]) await clerk.context.close();
});
