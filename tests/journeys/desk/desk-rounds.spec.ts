import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, placeTrade, readTrade } from '../support/clerk';
import { addAuthenticator, callApi, registerMember, password } from '../support/member';
import { Person, messageStartPattern } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';
import { en, findBooksToSell, findCopiesToBuy } from '../support/trade-books';

const gradeWords = {
  new: m.grade_new,
  'like-new': m.grade_like_new,
  'very-good': m.grade_very_good,
  good: m.grade_good,
  acceptable: m.grade_acceptable,
} as const;

/** Options of a double click, for buttons that must act once. */
const doubleClick = { clickCount: 2 } as const;

test('a copy graded offline on a phone in Arabic is sent once, refused and returned', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const ar = { locale: 'ar' } as const;
  const seller = new Person(page, shop, 'ar');
  await registerMember(context, shop, 'graded-offline@reader.example');
  const clerk = await Clerk.openDesk(browser, shop, 'phone@desk.example', 'ar', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const desk = clerk.page;
  const trade = await placeTrade(context, shop, { give: await findBooksToSell(seller, 12) }, 'payout', {
    payout: 'bank',
  });
  expect(await clerk.callDeskApi('POST', `/parcels/${parcelCode(trade.number, 1)}/receive`)).toBe(200);
  const lines = trade.inbound?.lines ?? [];
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) throw new Error('no lines');
  await clerk.visit(`/desk/trades/${trade.id}`);
  const asSaid = desk.getByRole('button', { name: messageStartPattern(m.desk_as_said({ grade: '' }, ar)) });
  const inView = async () => {
    for (const button of [
      asSaid,
      desk.getByRole('button', { name: m.desk_regrade({}, ar) }),
      desk.getByRole('button', { name: m.desk_reject({}, ar) }),
      desk.getByRole('button', { name: m.desk_missing({}, ar) }),
    ])
      await expect(button).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole('status').first()).toBeInViewport();
  };
  // From wherever the list was scrolled to, the copy in hand and the ways to grade it are on the screen.
  await clerk.copyRow(last.line).click();
  await inView();
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await clerk.gradeCopy(first);
  await inView();

  await clerk.context.setOffline(true);
  await asSaid.click(doubleClick);
  await expect(desk.getByText(m.desk_kept_offline({}, ar))).toBeVisible();
  // A book of this parcel needs no network to be taken in hand.
  await clerk.gradeCopy(second);
  await clerk.context.setOffline(false);
  await expect(clerk.copyRow(first.line)).toContainText(m.desk_line_as_said({}, ar));
  await expect(desk.getByText(m.desk_kept_offline({}, ar))).toHaveCount(0);
  expect(
    (await readTrade(context, shop, trade.id)).lineEvents.filter(({ line }) => line === first.line).map(({ to }) => to),
  ).toEqual(['as-said']);

  await desk.getByRole('button', { name: m.desk_reject({}, ar) }).click();
  const why = desk.getByRole('group', { name: m.desk_why_rejected({}, ar) });
  await expect(why.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  const found = await findAxeFaults(desk);
  expect(found).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await why.getByRole('button', { name: new RegExp(m.desk_reason_water({}, ar)) }).click(doubleClick);
  await expect(clerk.copyRow(second.line)).toContainText(m.desk_line_rejected({}, ar));
  for (const { line } of lines.slice(2))
    expect(await clerk.callDeskApi('PUT', `/trades/${trade.id}/lines/${line}/grading`, { as: 'as-said' })).toBe(200);
  expect(await clerk.callDeskApi('POST', `/trades/${trade.id}/finish-grading`)).toBe(200);
  expect(
    await callApi(context, shop, 'POST', `/trades/${trade.id}/decide`, {
      decisions: [{ line: second.line, decision: 'return' }],
    }),
  ).toBe(200);

  await clerk.scanTrade(trade);
  const send = desk.getByRole('button', { name: m.desk_send_back_send({ count: 1, shown: '١' }, ar) });
  await send.click();
  await expect(desk.getByText(m.trades_post_carrier_missing({}, ar))).toBeVisible();
  const carrier = desk.getByLabel(m.trades_post_carrier({}, ar));
  // A scan while the list has the focus selects nothing in it.
  await carrier.selectOption('An Post');
  await carrier.focus();
  await clerk.scan('RR123456785IE');
  await expect(desk.getByLabel(m.trades_post_tracking({}, ar))).toHaveValue('RR123456785IE');
  await expect(carrier).toHaveValue('an-post');
  await send.click(doubleClick);
  await expect(send).toHaveCount(0);
  await expect(desk.getByText(m.desk_line_returned({}, ar)).first()).toBeVisible();
  const { inbound } = await readTrade(context, shop, trade.id);
  expect(inbound?.lines.find(({ line }) => line === second.line)).toMatchObject({
    state: 'returned',
    sentBack: { carrier: 'an-post', tracking: 'RR123456785IE' },
  });
  await clerk.context.close();
});

test('staff sign in with a passkey and cannot count stock below the reserved copies', async ({
  page,
  shop,
  context,
}) => {
  const buyer = new Person(page, shop, 'en');
  const [taken] = await findCopiesToBuy(buyer, 'sort=-price&limit=1');
  if (!taken) throw new Error('nothing in stock');
  const [isbn, grade] = taken;
  // One copy is taken by an order: the shelf may not be counted below it.
  const email = 'counted@reader.example';
  await placeTrade(context, shop, { take: [taken] }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await addAuthenticator(page);
  await registerMember(context, shop, 'new@desk.example');
  await shop.grantDeskAccess('new@desk.example');
  await callApi(context, shop, 'DELETE', '/session');
  const asked = `/en/desk/stock?q=${isbn}`;
  await page.goto(shop.url + asked);
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
  await waitForHydration(page);
  await page.getByLabel(m.accounts_email({}, en)).fill('new@desk.example');
  await page.getByLabel(m.accounts_password({}, en), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: m.accounts_sign_in({}, en), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.desk_passkey_title({}, en));
  await expect(page).toHaveURL(shop.url + asked);
  await page.getByRole('button', { name: m.desk_passkey_create({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.desk_stock({}, en));
  await expect(page).toHaveURL(shop.url + asked);

  const book = page
    .getByRole('region')
    .filter({ has: page.getByText(isbn) })
    .first();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: m.desk_correct({}, en) }) })
    .filter({ has: page.getByRole('rowheader', { name: gradeWords[grade]({}, en), exact: true }) });
  await expect(book).toBeVisible();
  const onHand = Number(await row.getByRole('cell').nth(1).textContent());
  await row.getByRole('button', { name: m.desk_correct({}, en) }).click();
  const change = page.getByLabel(m.desk_stock_change({}, en));
  await page.getByLabel(m.desk_col_reason({}, en)).selectOption('loss');
  await change.fill(`-${onHand}`);
  await page.getByRole('button', { name: m.desk_stock_save({}, en) }).click(doubleClick);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: m.problem_stock_reserved({ free: String(onHand - 1) }, en) }),
  ).toBeVisible();
  await expect(change).toHaveValue(`-${onHand}`);
  await page.getByLabel(m.desk_col_reason({}, en)).selectOption('correction');
  await change.fill('2');
  await page.getByRole('button', { name: m.desk_stock_save({}, en) }).click();
  await expect(change).toHaveCount(0);
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(onHand + 2));
  await page.getByText(m.desk_movements({}, en)).click();
  await expect(
    page
      .getByRole('region', { name: m.desk_movements({}, en) })
      .getByRole('row')
      .nth(1),
  ).toContainText(m.desk_move_correction({}, en));
});
