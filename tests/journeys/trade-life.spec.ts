import { readFileSync } from 'node:fs';
import { m } from '../../messages/compiled/messages.js';
import { Clerk, iban, place, tradeOf } from './support/clerk';
import { join } from './support/member';
import { Person, withAny } from './support/person';
import { expect, test } from './support/shop';
import { en, eur, givable, parcelOf } from './support/trade-books';

test('eleven of twelve books arrive, are graded, decided, settled and paid to the cent', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const seller = new Person(page, shop, 'en');
  await join(context, shop, 'twelve@reader.example');
  const placed = await place(context, shop, { give: await givable(seller, 12) }, 'payout', { payout: 'bank' });
  const lines = placed.inbound?.lines ?? [];
  await seller.visit(`/trades/${placed.id}`);
  await page.getByRole('button', { name: m.trades_post({}, en) }).click();
  await page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await page.getByLabel(m.trades_post_tracking({}, en)).fill('RR123456785IE');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(page.getByText(m.trade_next_way({}, en))).toBeVisible();

  const clerk = await Clerk.atDesk(browser, shop, 'twelve@desk.example');
  await clerk.visit('/desk');
  await clerk.typeCode(parcelOf(placed));
  await expect(clerk.page).toHaveURL(/\/en\/desk\/receive/);
  await clerk.page
    .getByRole('row', { name: new RegExp(parcelOf(placed)) })
    .getByRole('link', { name: m.desk_grade({}, en) })
    .click();
  await expect(clerk.page).toHaveURL(`${shop.url}/en/desk/trades/${placed.id}`);
  // The seller's page hears of it by itself.
  await expect(page.getByText(withAny(m.trade_next_received({ count: 2, shown: '…' }, en)))).toBeVisible({
    timeout: 15_000,
  });

  // `clerks-day.spec.ts` scans whole parcels.
  for (const { line } of lines.slice(0, 6))
    expect(await clerk.api('PUT', `/trades/${placed.id}/lines/${line}/grading`, { as: 'as-said' })).toBe(200);
  await clerk.visit(`/desk/trades/${placed.id}`);
  for (const line of lines.slice(6, 9)) {
    await clerk.grade(line, 'Enter');
    await expect(clerk.row(line.line)).toContainText(m.desk_line_as_said({}, en));
  }
  const [tenth, eleventh, twelfth] = lines.slice(9);
  if (!tenth || !eleventh || !twelfth) throw new Error('not twelve');
  // R, condition 3, the first reason; a photo of it.
  await clerk.grade(tenth, 'r', '3', 'a');
  await expect(clerk.row(10)).toContainText(m.desk_line_regraded({}, en));
  const chooser = clerk.page.waitForEvent('filechooser');
  await clerk.page.getByRole('button', { name: m.desk_photo({}, en) }).click();
  await (await chooser).setFiles('public/icon-180.png');
  await expect(
    clerk.page.getByRole('img', { name: m.desk_photo_of({ at: '1', title: tenth.book.title }, en) }),
  ).toBeVisible();
  await clerk.grade(eleventh, '4', 'b');
  await expect(clerk.row(11)).toContainText(m.desk_line_regraded({}, en));
  // The twelfth is not in the parcel: nothing to scan, so it is chosen in the list.
  await clerk.row(12).click();
  await clerk.page.getByRole('button', { name: m.desk_missing({}, en) }).click();
  await expect(clerk.row(12)).toContainText(m.desk_line_missing({}, en));
  await expect(clerk.page.getByText(m.desk_left_none({}, en))).toBeVisible();
  await clerk.page.getByRole('button', { name: m.desk_finish({}, en) }).click();
  await clerk.page
    .getByRole('dialog')
    .getByRole('button', { name: m.desk_finish_ask({}, en) })
    .click();
  await expect(clerk.page.getByText(m.desk_state_awaiting_decision({}, en)).first()).toBeVisible();

  const decision = page.getByRole('region', { name: withAny(m.trades_decide_until({ day: '…' }, en)) });
  await expect(decision).toBeVisible({ timeout: 15_000 });
  await shop.letter('twelve@reader.example', new RegExp(tenth.book.title.replace(/[^\w ].*/u, '')));
  const asked = await tradeOf(context, shop, placed.id);
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
    .getByRole('radio', { name: m.trades_decide_accept({ amount: eur(lower) }, en) })
    .check();
  await decision
    .getByRole('group', { name: m.trades_decide_about({ title: eleventh.book.title }, en) })
    .getByRole('radio', { name: m.trades_decide_return({}, en) })
    .check();
  const nine = lines.slice(0, 9).reduce((sum, { amount }) => sum + amount.minor, 0);
  const postage = placed.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  const due = nine + lower + postage;
  await decision
    .getByRole('button', { name: m.trades_decide_send({ result: m.trades_result_get({ amount: eur(due) }, en) }, en) })
    .click();
  await expect(page.getByText(withAny(m.trades_next_payout_held({ day: '…' }, en)))).toBeVisible();
  const settled = await tradeOf(context, shop, placed.id);
  expect(settled.ledger.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['books-in', nine + lower],
    ['postage-to-us', postage],
  ]);
  expect(settled.payouts).toMatchObject([{ kind: 'payout', way: 'bank', state: 'due', amount: { minor: due } }]);

  await shop.endHold('twelve@reader.example');
  await clerk.visit('/desk/payouts');
  await expect(clerk.page.getByRole('row', { name: new RegExp(placed.number) })).toContainText(eur(due));
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
  await expect(page.getByText(withAny(m.trades_payout_done({ day: '…' }, en)))).toBeVisible({ timeout: 20_000 });
  expect((await tradeOf(context, shop, placed.id)).toGet.minor).toBe(0);
  await clerk.context.close();
});

test('store credit is earned with its bonus and spent in the next checkout', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const reader = new Person(page, shop, 'en');
  await join(context, shop, 'credit@reader.example');
  const clerk = await Clerk.atDesk(browser, shop, 'credit@desk.example');
  const earned = await place(
    context,
    shop,
    { give: await givable(reader, 6) },
    'payout',
    { payout: 'store-credit' },
    { iban: undefined },
  );
  await clerk.takesAsSaid(earned);
  const settled = await tradeOf(context, shop, earned.id);
  const worth = settled.ledger
    .filter(({ kind }) => kind === 'books-in' || kind === 'postage-to-us')
    .reduce((sum, { amount }) => sum + amount.minor, 0);
  const bonus = earned.rows.find(({ code }) => code === 'credit-bonus')?.amount.minor ?? 0;
  expect(bonus).toBeGreaterThan(0);
  expect(settled.settlementState).toBe('balanced');

  await reader.putInCart((await reader.offered('sort=price&limit=1'))[0]);
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
