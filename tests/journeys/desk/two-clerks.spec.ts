import { m } from '../../../messages/compiled/messages.js';
import { Clerk, placeTrade, readTrade } from '../support/clerk';
import { registerMember } from '../support/member';
import { Person } from '../support/person';
import { expect, test } from '../support/shop';
import { en, findBooksToSell, firstParcelCode } from '../support/trade-books';

test('when two clerks grade a copy, the first grade is kept and the second clerk sees it', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const seller = new Person(page, shop, 'en');
  await registerMember(context, shop, 'clerks@reader.example');
  const [first, second] = [
    await Clerk.openDesk(browser, shop, 'first@desk.example'),
    await Clerk.openDesk(browser, shop, 'second@desk.example'),
  ];
  const trade = await placeTrade(context, shop, { give: await findBooksToSell(seller, 6) }, 'payout', {
    payout: 'bank',
  });
  expect(await first.callDeskApi('POST', `/parcels/${firstParcelCode(trade)}/receive`)).toBe(200);
  const [line] = trade.inbound?.lines ?? [];
  if (!line) throw new Error('no line');
  await first.visit(`/desk/trades/${trade.id}`);
  await first.gradeCopy(line);
  // A scan of a parcel and at once of its first book belongs to that parcel, even before its page has loaded.
  await second.visit('/desk');
  await second.scan(firstParcelCode(trade));
  await second.gradeCopy(line);
  await expect(second.page).toHaveURL(new RegExp(trade.id));
  await first.press('Enter');
  await expect(first.copyRow(1)).toContainText(m.desk_line_as_said({}, en));
  // The second clerk's page still shows it as not graded.
  await expect(second.copyRow(1)).toContainText(m.desk_line_offered({}, en));
  await second.press('m');
  await expect(second.page.getByRole('status').filter({ hasText: m.desk_moved({}, en) })).toContainText(
    m.desk_moved_line({ title: line.book.title, state: m.desk_line_as_said({}, en) }, en),
  );
  await expect(second.copyRow(1)).toContainText(m.desk_line_as_said({}, en));
  expect((await readTrade(context, shop, trade.id)).inbound?.lines[0]).toMatchObject({ state: 'as-said' });
  for (const clerk of [first, second]) await clerk.context.close();
});
