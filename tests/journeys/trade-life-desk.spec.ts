import { m } from '../../messages/compiled/messages.js';
import { axeFaults } from './support/axe';
import { Clerk, place, tradeOf } from './support/clerk';
import { join } from './support/member';
import { Person } from './support/person';
import { expect, test } from './support/shop';
import { en, givable, parcelOf, takable } from './support/trade-books';

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
  // A scan of a parcel and at once of its first book belongs to that parcel, even before its page has loaded.
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
