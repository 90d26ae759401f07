import { readFileSync } from 'node:fs';
import { formatMoney } from '../../domain/format';
import { money } from '../../domain/money';
import { m } from '../../messages/compiled/messages.js';
import { axeFaults } from './support/axe';
import { Clerk, iban, place, tradeOf, type Given, type Taken } from './support/clerk';
import { join } from './support/member';
import { Person, withAny } from './support/person';
import { expect, test } from './support/shop';

const en = { locale: 'en' } as const;
const eur = (minor: number) => formatMoney(money(minor, 'EUR'), 'en');
const parcelOf = (trade: { readonly number: string }) => `${trade.number}-1`;

/** Books that the shop takes, all very good. */
async function givable(person: Person, count: number, from = 0): Promise<Given[]> {
  return (await person.stocked(`sort=popular&limit=${from + count}`))
    .slice(from)
    .map(({ isbn }) => [isbn, 'very-good']);
}
/** The cheapest free copies of some books. */
async function takable(person: Person, query: string): Promise<Taken[]> {
  return (await person.offered(query)).map(({ isbn, cheapest }) => [isbn, cheapest.grade]);
}

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
  await expect(page.getByText(withAny(m.trade_next_received({ days: '…' }, en)))).toBeVisible({ timeout: 15_000 });

  for (const line of lines.slice(0, 9)) {
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

test('a swap ends in a transfer and dispatch, another one in a payout', async ({ page, shop, context, browser }) => {
  const swapper = new Person(page, shop, 'en');
  await join(context, shop, 'swaps@reader.example');
  const clerk = await Clerk.atDesk(browser, shop, 'swaps@desk.example');
  // Three are dearer than what is given, whichever of the dearest another journey has bought.
  const dear = await place(
    context,
    shop,
    { give: await givable(swapper, 4, 12), take: await takable(swapper, 'sort=-price&limit=3') },
    'swap',
  );
  expect(dear.toPay.minor).toBe(0);
  await clerk.takesAsSaid(dear);
  await swapper.visit(`/trades/${dear.id}`);
  const asked = await tradeOf(context, shop, dear.id);
  const given =
    (dear.inbound?.total.minor ?? 0) + (dear.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0);
  const owed = (dear.outbound?.total.minor ?? 0) - given;
  expect([asked.settlementState, asked.toPay.minor]).toEqual(['awaiting-payment', owed]);
  await expect(page.getByText(withAny(m.trades_next_difference({ amount: eur(owed), day: '…' }, en)))).toBeVisible();

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

  const cheap = await place(
    context,
    shop,
    { give: await givable(swapper, 12), take: await takable(swapper, 'sort=price&limit=1') },
    'swap',
    { payout: 'bank' },
  );
  await clerk.takesAsSaid(cheap);
  const left =
    (cheap.inbound?.total.minor ?? 0) +
    (cheap.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0) -
    (cheap.outbound?.total.minor ?? 0);
  expect(left).toBeGreaterThan(0);
  expect((await tradeOf(context, shop, cheap.id)).payouts).toMatchObject([
    { kind: 'payout', way: 'bank', state: 'due', amount: { minor: left } },
  ]);
  await shop.endHold('swaps@reader.example');
  await clerk.visit('/desk/payouts');
  await clerk.page
    .getByRole('row', { name: new RegExp(cheap.number) })
    .getByRole('button', { name: withAny(m.desk_payout_confirm_of({ number: '…' }, en)) })
    .click();
  await expect(clerk.page.getByRole('row', { name: new RegExp(cheap.number) })).toContainText(
    m.desk_payout_done({}, en),
  );
  await swapper.visit(`/trades/${cheap.id}`);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: m.trades_payout({}, en) })
    .filter({ hasText: eur(left) });
  await expect(row).toContainText(m.trades_payout_done({ day: '' }, en).trim());
  await clerk.context.close();
});

test('a withdrawal from one of three books is confirmed by mail and refunded on return', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const buyer = new Person(page, shop, 'en');
  await join(context, shop, 'three@reader.example');
  const clerk = await Clerk.atDesk(browser, shop, 'three@desk.example');
  const trade = await place(
    context,
    shop,
    { take: await takable(buyer, 'sort=-price&limit=6').then((all) => all.slice(3)) },
    'pay-now',
    { payment: 'bank-transfer' },
  );
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
  expect(
    shop
      .letters('three@reader.example')
      .some(({ subject }) => subject === m.mail_step_withdrawn_subject({ number: trade.number }, en)),
  ).toBe(false);
  await sheet.getByRole('button', { name: m.trades_withdraw_confirm({}, en) }).click();
  await expect(sheet.getByText(m.trades_withdraw_done({ email: 'three@reader.example' }, en))).toBeVisible();
  const letter = await shop.letter('three@reader.example', new RegExp(m.mail_step_withdrawn_title({}, en)));
  expect(letter.text).toContain(second.book.title);
  expect(letter.text).not.toContain(third.book.title);
  await sheet
    .getByRole('button', { name: m.trade_close({}, en) })
    .last()
    .click();

  // The number of the receipt is the proof that it is on its way; the desk sees it.
  await page.getByRole('button', { name: m.trades_return_sent({}, en) }).click();
  await page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(page.getByText(m.trades_return_tracking_missing({}, en))).toBeVisible();
  await page.getByRole('textbox', { name: m.trades_post_tracking({}, en) }).fill('RR123456785IE');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  await expect(
    page.getByText(withAny(m.trades_return_sent_with({ carrier: 'An Post', tracking: 'RR123456785IE', day: '…' }, en))),
  ).toBeVisible();

  await clerk.visit(`/desk/trades/${trade.id}`);
  await expect(
    clerk.page.getByText(withAny(m.desk_back_posted({ carrier: 'An Post', tracking: 'RR123456785IE', day: '…' }, en))),
  ).toBeVisible();
  await clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true }).click();
  await expect(clerk.page.getByRole('button', { name: m.desk_back_take({}, en), exact: true })).toHaveCount(0);
  await expect(clerk.page.getByText(m.desk_state_refund_due({}, en)).first()).toBeVisible();
  const after = await tradeOf(context, shop, trade.id);
  expect(after.payouts).toMatchObject([
    { kind: 'refund', way: 'bank', state: 'due', amount: { minor: second.total.minor } },
  ]);
  expect(after.outbound?.lines.map(({ state }) => state)).toEqual(['sent', 'returned', 'sent']);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: m.trades_refund({}, en) })
      .filter({ hasText: eur(second.total.minor) }),
  ).toBeVisible({ timeout: 15_000 });
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
    { give: await givable(reader, 12) },
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

test('when two clerks grade a copy, the first grade is kept and the second clerk sees it', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const seller = new Person(page, shop, 'en');
  await join(context, shop, 'clerks@reader.example');
  const [first, second] = [
    await Clerk.atDesk(browser, shop, 'first@desk.example'),
    await Clerk.atDesk(browser, shop, 'second@desk.example'),
  ];
  const trade = await place(context, shop, { give: await givable(seller, 12) }, 'payout', { payout: 'bank' });
  expect(await first.api('POST', `/parcels/${parcelOf(trade)}/receive`)).toBe(200);
  const [line] = trade.inbound?.lines ?? [];
  if (!line) throw new Error('no line');
  await first.visit(`/desk/trades/${trade.id}`);
  await first.grade(line);
  // Who scans a parcel and at once its first book means that parcel, also where its page is not there yet.
  await second.visit('/desk');
  await second.scan(parcelOf(trade));
  await second.grade(line);
  await expect(second.page).toHaveURL(new RegExp(trade.id));
  await first.press('Enter');
  await expect(first.row(1)).toContainText(m.desk_line_as_said({}, en));
  // The second one still sees it as not graded.
  await expect(second.row(1)).toContainText(m.desk_line_offered({}, en));
  await second.press('m');
  await expect(second.page.getByRole('status').filter({ hasText: m.desk_moved({}, en) })).toContainText(
    m.desk_moved_line({ title: line.book.title, state: m.desk_line_as_said({}, en) }, en),
  );
  await expect(second.row(1)).toContainText(m.desk_line_as_said({}, en));
  expect((await tradeOf(context, shop, trade.id)).inbound?.lines[0]).toMatchObject({ state: 'as-said' });
  for (const clerk of [first, second]) await clerk.context.close();
});

for (const [language, colorScheme, viewport] of [
  ['en', 'light', { width: 1440, height: 900 }],
  ['ar', 'dark', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing at the desk and on a trade with open decisions: ${language}, ${colorScheme}`, async ({
    page,
    shop,
    context,
    browser,
  }) => {
    const seller = new Person(page, shop, language);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await join(context, shop, `axe-${language}@seller.example`);
    const clerk = await Clerk.atDesk(browser, shop, `axe-${language}@desk.example`, language, {
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
    });
    const faults: string[] = [];
    const look = async (who: Person, path: string, name: string) => {
      await who.visit(path);
      const found = await axeFaults(who.page);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      const wide = await who.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) faults.push(`${name}: ${wide} px too wide`);
    };
    const trade = await place(
      context,
      shop,
      { give: await givable(seller, 12), take: await takable(seller, 'limit=1') },
      'swap',
      { payout: 'bank' },
    );
    expect(await clerk.api('POST', `/parcels/${parcelOf(trade)}/receive`)).toBe(200);
    await look(clerk, '/desk', 'queue');
    for (const line of trade.inbound?.lines.slice(0, 11) ?? [])
      expect(await clerk.api('PUT', `/trades/${trade.id}/lines/${line.line}/grading`, { as: 'as-said' })).toBe(200);
    await look(clerk, `/desk/trades/${trade.id}?book=${trade.inbound?.lines[11]?.book.isbn}`, 'grading');
    expect(
      await clerk.api('PUT', `/trades/${trade.id}/lines/12/grading`, {
        as: 'regraded',
        grade: 'good',
        reason: 'marks',
      }),
    ).toBe(200);
    await look(clerk, '/desk/payouts', 'payouts');
    expect(await clerk.api('POST', `/trades/${trade.id}/finish-grading`)).toBe(200);
    await look(seller, `/trades/${trade.id}`, 'decision');
    expect(faults).toEqual([]);
    await clerk.context.close();
  });
}
