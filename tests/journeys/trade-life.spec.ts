import { readFileSync } from 'node:fs';
import { m } from '../../messages/compiled/messages.js';
import { Clerk, deskEmail, iban, placeTrade, readTrade } from './support/clerk';
import { registerMember } from './support/member';
import { Person, messagePattern } from './support/person';
import { expect, test } from './support/shop';
import { en, formatEuroCents, findBooksToSell, firstParcelCode } from './support/trade-books';

test('eleven of twelve books arrive, are graded, decided, settled and paid to the cent', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const seller = new Person(page, shop, 'en');
  await registerMember(context, shop, 'twelve@reader.example');
  const placed = await placeTrade(context, shop, { give: await findBooksToSell(seller, 12) }, 'payout', {
    payout: 'bank',
  });
  const lines = placed.inbound?.lines ?? [];
  await seller.visit(`/trades/${placed.id}`);
  await page.getByRole('button', { name: m.trades_post({}, en) }).click();
  await page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await page.getByLabel(m.trades_post_tracking({}, en)).fill('RR123456785IE');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(page.getByText(m.trade_next_way({}, en))).toBeVisible();

  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  await clerk.visit('/desk');
  await clerk.typeCode(firstParcelCode(placed));
  await expect(clerk.page).toHaveURL(/\/en\/desk\/receive/);
  const grade = async ({ line }: (typeof lines)[number]) =>
    expect(await clerk.callDeskApi('PUT', `/trades/${placed.id}/lines/${line}/grading`, { as: 'as-said' })).toBe(200);
  // `clerks-day.spec.ts` scans whole parcels.
  const link = clerk.page
    .getByRole('row', { name: new RegExp(firstParcelCode(placed)) })
    .getByRole('link', { name: m.desk_grade({}, en) });
  await expect(link).toBeVisible();
  for (const line of lines.slice(0, 7)) await grade(line);
  await link.click();
  await expect(clerk.page).toHaveURL(`${shop.url}/en/desk/trades/${placed.id}`);
  // The seller's page shows it without a reload.
  await seller.returnToTab();
  await expect(page.getByText(messagePattern(m.trade_next_received({ count: 2, shown: '…' }, en)))).toBeVisible();
  const [eighth, ninth] = lines.slice(7);
  if (!eighth || !ninth) throw new Error('not twelve');
  await clerk.gradeCopy(eighth, 'Enter');
  await expect(clerk.copyRow(eighth.line)).toContainText(m.desk_line_as_said({}, en));
  // A colleague grades the copy that this clerk holds. The first grade is kept, and this clerk sees it.
  await clerk.gradeCopy(ninth);
  await grade(ninth);
  await expect(clerk.copyRow(ninth.line)).toContainText(m.desk_line_offered({}, en));
  await clerk.press('m');
  await expect(clerk.page.getByRole('status').filter({ hasText: m.desk_moved({}, en) })).toContainText(
    m.desk_moved_line({ title: ninth.book.title, state: m.desk_line_as_said({}, en) }, en),
  );
  await expect(clerk.copyRow(ninth.line)).toContainText(m.desk_line_as_said({}, en));
  const [tenth, eleventh, twelfth] = lines.slice(9);
  if (!tenth || !eleventh || !twelfth) throw new Error('not twelve');
  // R, condition 3, the first reason; a photo of it.
  await clerk.gradeCopy(tenth, 'r', '3', 'a');
  await expect(clerk.copyRow(10)).toContainText(m.desk_line_regraded({}, en));
  const chooser = clerk.page.waitForEvent('filechooser');
  await clerk.page.getByRole('button', { name: m.desk_photo({}, en) }).click();
  await (await chooser).setFiles('public/icon-180.png');
  await expect(
    clerk.page.getByRole('img', { name: m.desk_photo_of({ at: '1', title: tenth.book.title }, en) }),
  ).toBeVisible();
  await clerk.gradeCopy(eleventh, '4', 'b');
  await expect(clerk.copyRow(11)).toContainText(m.desk_line_regraded({}, en));
  // The twelfth is not in the parcel: nothing to scan, so it is chosen in the list.
  await clerk.copyRow(12).click();
  await clerk.page.getByRole('button', { name: m.desk_missing({}, en) }).click();
  await expect(clerk.copyRow(12)).toContainText(m.desk_line_missing({}, en));
  await expect(clerk.page.getByText(m.desk_left_none({}, en))).toBeVisible();
  await clerk.page.getByRole('button', { name: m.desk_finish({}, en) }).click();
  await clerk.page
    .getByRole('dialog')
    .getByRole('button', { name: m.desk_finish_ask({}, en) })
    .click();
  await expect(clerk.page.getByText(m.desk_state_awaiting_decision({}, en)).first()).toBeVisible();

  const decision = page.getByRole('region', { name: messagePattern(m.trades_decide_until({ day: '…' }, en)) });
  await seller.returnToTab();
  await expect(decision).toBeVisible();
  await shop.waitForMail('twelve@reader.example', new RegExp(tenth.book.title.replace(/[^\w ].*/u, '')));
  const asked = await readTrade(context, shop, placed.id);
  const lower = asked.inbound?.lines.find(({ line }) => line === 10)?.lower?.minor ?? 0;
  expect(lower).toBeGreaterThan(0);
  await expect(
    decision.getByRole('button', {
      name: m.trades_photo_enlarge(
        { photo: m.trades_photo_of({ at: '1', count: '1', title: tenth.book.title }, en) },
        en,
      ),
    }),
  ).toBeVisible();
  await decision
    .getByRole('group', { name: m.trades_decide_about({ title: tenth.book.title }, en) })
    .getByRole('radio', { name: m.trades_decide_accept({ amount: formatEuroCents(lower) }, en) })
    .check();
  await decision
    .getByRole('group', { name: m.trades_decide_about({ title: eleventh.book.title }, en) })
    .getByRole('radio', { name: m.trades_decide_return({}, en) })
    .check();
  const nine = lines.slice(0, 9).reduce((sum, { amount }) => sum + amount.minor, 0);
  const postage = placed.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  const due = nine + lower + postage;
  await decision
    .getByRole('button', {
      name: m.trades_decide_send({ result: m.trades_result_get({ amount: formatEuroCents(due) }, en) }, en),
    })
    .click();
  await expect(page.getByText(messagePattern(m.trades_next_payout_held({ day: '…' }, en)))).toBeVisible();
  const settled = await readTrade(context, shop, placed.id);
  expect(settled.ledger.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['books-in', nine + lower],
    ['postage-to-us', postage],
  ]);
  expect(settled.payouts).toMatchObject([{ kind: 'payout', way: 'bank', state: 'due', amount: { minor: due } }]);

  await shop.endPayoutHold('twelve@reader.example');
  await clerk.followLink(m.desk_payouts_and_refunds({}, en));
  await expect(clerk.page.getByRole('row', { name: new RegExp(placed.number) })).toContainText(formatEuroCents(due));
  const download = clerk.page.waitForEvent('download');
  await clerk.page.getByRole('button', { name: /pain\.001/ }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  const transfer = /<CdtTrfTxInf>(?:(?!<\/CdtTrfTxInf>).)*<\/CdtTrfTxInf>/gsu;
  expect([...file.matchAll(transfer)].map(([text]) => text).find((text) => text.includes(placed.number))).toMatch(
    new RegExp(`<InstdAmt Ccy="EUR">${(due / 100).toFixed(2)}</InstdAmt>.*<IBAN>${iban}</IBAN>`, 's'),
  );
  await clerk.page.getByRole('button', { name: m.desk_file_confirm({}, en) }).click();
  await expect(clerk.page.getByRole('button', { name: m.desk_file_confirm({}, en) })).toHaveCount(0);
  await seller.returnToTab();
  await expect(page.getByText(messagePattern(m.trades_payout_done({ day: '…' }, en)))).toBeVisible();
  expect((await readTrade(context, shop, placed.id)).toGet.minor).toBe(0);
  await clerk.context.close();
});

test('store credit is earned with its bonus and spent in the next checkout', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const reader = new Person(page, shop, 'en');
  await registerMember(context, shop, 'credit@reader.example');
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const earned = await placeTrade(
    context,
    shop,
    { give: await findBooksToSell(reader, 6) },
    'payout',
    { payout: 'store-credit' },
    { iban: undefined },
  );
  await clerk.receiveAndAcceptAll(earned);
  const settled = await readTrade(context, shop, earned.id);
  const worth = settled.ledger
    .filter(({ kind }) => kind === 'books-in' || kind === 'postage-to-us')
    .reduce((sum, { amount }) => sum + amount.minor, 0);
  const bonus = earned.rows.find(({ code }) => code === 'credit-bonus')?.amount.minor ?? 0;
  expect(bonus).toBeGreaterThan(0);
  expect(settled.settlementState).toBe('balanced');

  await reader.addToCartByApi((await reader.findCheapestCopies('sort=price&limit=1'))[0]);
  await reader.visit('/checkout');
  await expect(
    page.getByText(messagePattern(m.checkout_use_credit_hint({ amount: formatEuroCents(worth + bonus) }, en))),
  ).toBeVisible();
  await reader.fillCheckout(null);
  await expect(reader.placeOrderButton).toBeEnabled();
  await reader.placeOrderButton.click();
  await expect(page).toHaveURL(/\/en\/trades\//);
  const spent = await readTrade(context, shop, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const total = spent.outbound?.total.minor ?? 0;
  const used = spent.rows.find(({ code }) => code === 'store-credit')?.amount.minor ?? 0;
  expect([used, spent.toPay.minor]).toEqual([Math.min(worth + bonus, total), total - used]);
  await clerk.context.close();
});
