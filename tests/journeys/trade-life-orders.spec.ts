import { m } from '../../messages/compiled/messages.js';
import { Clerk, placeTrade, readTrade } from './support/clerk';
import { registerMember } from './support/member';
import { Person, messagePattern } from './support/person';
import { expect, test } from './support/shop';
import { en, formatEuroCents, findBooksToSell, findCopiesToBuy } from './support/trade-books';

test('a swap that costs more than the given books ends in a transfer and the dispatch', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const swapper = new Person(page, shop, 'en');
  await registerMember(context, shop, 'swaps@reader.example');
  const clerk = await Clerk.openDesk(browser, shop, 'swaps@desk.example');
  // Three of the most expensive books cost more than the given ones.
  const dear = await placeTrade(
    context,
    shop,
    { give: await findBooksToSell(swapper, 4, 12), take: await findCopiesToBuy(swapper, 'sort=-price&limit=3') },
    'swap',
  );
  expect(dear.toPay.minor).toBe(0);
  await clerk.receiveAndAcceptAll(dear);
  await swapper.visit(`/trades/${dear.id}`);
  const asked = await readTrade(context, shop, dear.id);
  const given =
    (dear.inbound?.total.minor ?? 0) + (dear.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0);
  const owed = (dear.outbound?.total.minor ?? 0) - given;
  expect([asked.settlementState, asked.toPay.minor]).toEqual(['awaiting-payment', owed]);
  await expect(
    page.getByText(messagePattern(m.trades_next_difference({ amount: formatEuroCents(owed), day: '…' }, en))),
  ).toBeVisible();

  // The bank's statement, pasted; the number is found among other words.
  await clerk.visit('/desk/money');
  await clerk.page
    .getByLabel(m.desk_statement_paste({}, en))
    .fill(
      'Booking date;Payer;Remittance information;Amount;Currency\n' +
        `2026-11-21;A. Byrne;books ${dear.number.toLowerCase()} thank you;${(owed / 100).toFixed(2)};EUR`,
    );
  await clerk.page.getByRole('button', { name: m.desk_statement_book({ count: 1, shown: '1' }, en) }).click();
  await clerk.page.getByRole('link', { name: dear.number }).click();
  await expect(clerk.page).toHaveURL(new RegExp(`/desk/trades/${dear.id}`));
  await expect(page.getByText(m.trade_next_packing({}, en))).toBeVisible({ timeout: 15_000 });
  for (const { book } of dear.outbound?.lines ?? []) await clerk.scan(book.isbn);
  await clerk.page.getByRole('button', { name: m.desk_pack({}, en), exact: true }).click();
  await clerk.page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await clerk.scan('CE123456785IE');
  await expect(clerk.page.getByLabel(m.trades_post_tracking({}, en))).toHaveValue('CE123456785IE');
  await clerk.page.getByRole('button', { name: m.desk_dispatch({}, en), exact: true }).click();
  await expect(clerk.page.getByText(m.desk_state_dispatched({}, en)).first()).toBeVisible();
  await expect(page.getByText(m.trade_next_dispatched({}, en))).toBeVisible({ timeout: 15_000 });
  const track = page
    .getByRole('region', { name: m.trades_sent_title({}, en) })
    .getByRole('link', { name: 'CE123456785IE' });
  await expect(track).toHaveAttribute('href', 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE');
  await clerk.context.close();
});

test('a withdrawal from one of three books is confirmed by mail and refunded on return', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const buyer = new Person(page, shop, 'en');
  await registerMember(context, shop, 'three@reader.example');
  const clerk = await Clerk.openDesk(browser, shop, 'three@desk.example');
  const trade = await placeTrade(
    context,
    shop,
    { take: await findCopiesToBuy(buyer, 'sort=-price&limit=6').then((all) => all.slice(3)) },
    'pay-now',
    { payment: 'bank-transfer' },
  );
  await clerk.recordBankTransfer(trade);
  await clerk.packAndDispatch(trade);
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
  await expect(sheet).toContainText(formatEuroCents(second.total.minor));
  expect(
    shop
      .mailsTo('three@reader.example')
      .some(({ subject }) => subject === m.mail_step_withdrawn_subject({ number: trade.number }, en)),
  ).toBe(false);
  await sheet.getByRole('button', { name: m.trades_withdraw_confirm({}, en) }).click();
  await expect(sheet.getByText(m.trades_withdraw_done({ email: 'three@reader.example' }, en))).toBeVisible();
  const mail = await shop.waitForMail('three@reader.example', new RegExp(m.mail_step_withdrawn_title({}, en)));
  expect(mail.text).toContain(second.book.title);
  expect(mail.text).not.toContain(third.book.title);
  await sheet
    .getByRole('button', { name: m.trade_close({}, en) })
    .last()
    .click();

  // The tracking number shows the desk that the return was posted.
  await page.getByRole('button', { name: m.trades_return_sent({}, en) }).click();
  await page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(page.getByText(m.trades_return_tracking_missing({}, en))).toBeVisible();
  await page.getByRole('textbox', { name: m.trades_post_tracking({}, en) }).fill('RR123456785IE');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(
    page.getByText(
      messagePattern(m.trades_return_sent_with({ carrier: 'An Post', tracking: 'RR123456785IE', day: '…' }, en)),
    ),
  ).toBeVisible();

  await clerk.visit(`/desk/trades/${trade.id}`);
  await expect(
    clerk.page.getByText(
      messagePattern(m.desk_back_posted({ carrier: 'An Post', tracking: 'RR123456785IE', day: '…' }, en)),
    ),
  ).toBeVisible();
  await clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true }).click();
  await expect(clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true })).toHaveCount(0);
  await expect(clerk.page.getByText(m.desk_state_refund_due({}, en)).first()).toBeVisible();
  const after = await readTrade(context, shop, trade.id);
  expect(after.payouts).toMatchObject([
    { kind: 'refund', way: 'bank', state: 'due', amount: { minor: second.total.minor } },
  ]);
  expect(after.outbound?.lines.map(({ state }) => state)).toEqual(['sent', 'returned', 'sent']);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: m.trades_refund({}, en) })
      .filter({ hasText: formatEuroCents(second.total.minor) }),
  ).toBeVisible({ timeout: 15_000 });
  await clerk.context.close();
});
