import type { BrowserContext } from '@playwright/test';
import { languages } from '../../../domain/language';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { Clerk, deskEmail, placeTrade, readTrade, type GivenBook } from '../support/clerk';
import { callApi, registerMember } from '../support/member';
import { Person } from '../support/person';
import { expect, test } from '../support/shop';
import { en, firstParcelCode } from '../support/trade-books';

/**
 * A clerk's day by scanner and keys. The journey has few parcels; `CLERK_DAY=30 npx playwright test clerks-day` has a
 * whole day (30 parcels, 200 books) and reports its keystrokes and seconds. Nothing fails for being slow.
 */
const parcelCount = Number(process.env['CLERK_DAY'] ?? 2);
const parcelsPerSeller = 5;
const countBooks = (parcel: number) => (parcelCount <= 2 ? 5 : parcel % 3 === 2 ? 6 : 7);
/** Every third parcel has a book too many, every fourth a copy found worse, every fifth one too few. */
const hasUnexpectedBook = (parcel: number) => parcel % 3 === 0;
const hasWorseCopy = (parcel: number) => parcel % 4 === 1;
const hasMissingBook = (parcel: number) => parcel % 5 === 4;

/** Books that the shop takes, each once. A page of the catalogue has fewer than a day needs. */
async function findBooksToSell(seller: Person, guest: BrowserContext, count: number): Promise<GivenBook[]> {
  const books: GivenBook[] = [];
  for (const language of languages) {
    for (const { isbn } of await seller.findBooks(`language=${language}&sort=popular&limit=48`)) {
      if (books.length === count) return books;
      const added = await callApi(guest, seller.shop, 'PUT', `/basket/lines/${isbn}/very-good`, { quantity: 1 });
      if (added === 200) books.push([isbn, 'very-good']);
    }
  }
  return books;
}

test('a clerk receives, checks and finishes parcels by scanner and keys alone', async ({
  page,
  shop,
  context,
  browser,
}) => {
  test.setTimeout(120_000 + parcelCount * 60_000);
  const seller = new Person(page, shop, 'en');
  // An account may place only some orders in a quarter of an hour.
  const sellers: BrowserContext[] = [];
  for (let at = 0; at < parcelCount; at += parcelsPerSeller) {
    sellers.push(await browser.newContext());
    await registerMember(sellers[sellers.length - 1] ?? context, shop, `day-${at}@reader.example`);
  }
  const sellerOf = (at: number) => sellers[Math.floor(at / parcelsPerSeller)] ?? context;
  const total = Array.from({ length: parcelCount }, (_, at) => countBooks(at)).reduce((sum, books) => sum + books, 0);
  const [stray, ...books] = await findBooksToSell(seller, context, total + 1);
  if (!stray) throw new Error('no books');
  const trades: Trade[] = [];
  for (let at = 0; at < parcelCount; at += 1)
    trades.push(
      await placeTrade(sellerOf(at), shop, { give: books.splice(0, countBooks(at)) }, 'payout', { payout: 'bank' }),
    );
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const desk = clerk.page;
  const count = { scans: 0, keys: 0, clicks: 0 };
  const scan = async (code: string) => {
    count.scans += 1;
    await clerk.scan(code);
  };
  const press = async (key: string) => {
    count.keys += 1;
    await clerk.press(key);
  };
  const status = desk.getByRole('status').first();
  const began = Date.now();

  await clerk.visit('/desk/receive');
  for (const trade of trades) {
    await scan(firstParcelCode(trade));
    await expect(desk.getByRole('row', { name: new RegExp(firstParcelCode(trade)) })).toBeVisible();
  }
  const received = Date.now();
  // A scan of a received parcel and at once of its first book belongs to that parcel, even before its page has loaded.
  await clerk.followLink(m.desk_queue({}, en));
  if (trades[0] !== undefined) await scan(firstParcelCode(trades[0]));
  for (const [at, trade] of trades.entries()) {
    const lines = trade.inbound?.lines ?? [];
    for (const [nth, line] of lines.entries()) {
      if (hasMissingBook(at) && nth === lines.length - 1) break;
      await scan(line.book.isbn);
      await expect(status).toContainText(line.book.title);
      // The first book of a parcel opens its order.
      if (nth === 0) {
        await expect(desk).toHaveURL(new RegExp(trade.id));
        await expect(desk.getByRole('heading', { level: 3, name: line.book.title, exact: true })).toBeVisible();
        await press('s');
        await expect(desk.getByRole('switch').first()).toBeChecked();
      }
      if (hasWorseCopy(at) && nth === 0) {
        await press('4');
        await press('a');
      }
    }
    if (hasUnexpectedBook(at)) {
      await scan(stray[0]);
      await expect(status).toContainText(m.desk_copy_stranger({}, en));
    } else await press('Enter');
    if (hasMissingBook(at)) {
      count.clicks += 2;
      await desk.getByRole('button', { name: m.desk_copies_missing({}, en) }).click();
      await desk.getByRole('button', { name: m.desk_mark_missing({ count: 1, shown: '1' }, en) }).click();
    }
    // At once, while the last copy is still being saved.
    await press('f');
    const sheet = desk.getByRole('dialog', { name: m.desk_finish_title({}, en) });
    await expect(sheet).toBeVisible();
    if (hasUnexpectedBook(at)) await expect(sheet).toContainText(m.desk_finish_strays({ count: 1, shown: '1' }, en));
    await press('Enter');
    await expect(sheet).toBeHidden();
  }
  const ended = Date.now();

  for (const [at, trade] of trades.entries()) {
    const { inbound } = await readTrade(sellerOf(at), shop, trade.id);
    expect(['awaiting-decision', 'settled']).toContain(inbound?.state);
    expect(inbound?.lines.some(({ state }) => state === 'regraded')).toBe(hasWorseCopy(at));
    expect(inbound?.lines.filter(({ unexpected }) => unexpected)).toHaveLength(hasUnexpectedBook(at) ? 1 : 0);
    expect(inbound?.lines.some(({ state }) => state === 'offered')).toBe(false);
  }
  // The finished order shows the shelves, and its labels print.
  const [first] = trades;
  if (!first) throw new Error('no parcel');
  const { stickers } = await (
    await clerk.context.request.get(`${shop.url}/api/desk/trades/${first.id}/stickers`)
  ).json();
  await clerk.scanTrade(first);
  await expect(desk.getByRole('link', { name: stickers[0].shelf, exact: true }).first()).toBeVisible();
  await clerk.visit(`/desk/trades/${first.id}/print/stickers-62`);
  await expect(desk.getByRole('article')).toHaveCount(stickers.length);
  await expect(desk.getByRole('article').first().getByRole('img')).toHaveJSProperty('complete', true);
  await expect(desk.getByRole('banner')).toBeHidden();
  await expect(desk.getByRole('contentinfo')).toBeHidden();

  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
  console.log(
    `clerk's day: ${parcelCount} parcels, ${total} books;`,
    `${count.scans} scans, ${count.keys} keys, ${count.clicks} clicks;`,
    `${seconds(began, received)} s to receive, ${seconds(received, ended)} s to check,`,
    `${Math.round((ended - received) / total)} ms a book`,
  );
  for (const one of [clerk.context, ...sellers]) await one.close();
});
