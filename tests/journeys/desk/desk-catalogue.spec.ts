import { endonyms } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, deskEmail } from '../support/clerk';
import { expect, test } from '../support/shop';
import { en } from '../support/trade-books';

const text = 'Eine Geschichte, die an einem Pult geschrieben wurde.';

test('a clerk corrects a title and writes a German description, and the German page shows both', async ({
  shop,
  context,
  browser,
}) => {
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const desk = clerk.page;
  // A Polish book, which no other journey opens.
  const [book] = await clerk.findBooks('language=pl&sort=popular&limit=1');
  const isbn = book?.isbn ?? '';
  const title = `${book?.title} II`;
  const german = `${shop.url}/de/books/${isbn}`;
  await context.request.get(german);

  await clerk.visit(`/desk/catalogue?q=${encodeURIComponent(book?.title ?? '')}`);
  expect(await findAxeFaults(desk)).toEqual([]);
  await desk.getByLabel(m.desk_catalogue_label({}, en)).fill(isbn);
  await desk.getByLabel(m.desk_catalogue_label({}, en)).press('Enter');
  const field = desk.getByLabel(m.desk_asked_title({}, en), { exact: true });
  await field.fill(title);
  await field.press('Enter');
  await expect(desk.getByText(m.desk_catalogue_saved({}, en))).toBeVisible();
  await desk.getByLabel(m.desk_catalogue_language_more({}, en)).selectOption('de');
  const area = desk.getByLabel(m.desk_catalogue_description_in({ language: endonyms.de }, en));
  await area.fill(text);
  await desk
    .locator('form')
    .filter({ has: area })
    .getByRole('button', { name: m.desk_stock_save({}, en) })
    .click();
  await expect(desk.getByText(m.desk_catalogue_saved({}, en))).toHaveCount(2);
  expect(await findAxeFaults(desk)).toEqual([]);

  // The page is in the shop's cache since the first request, until the change removes it.
  await expect.poll(async () => (await context.request.get(german)).text()).toContain(title);
  expect(await (await context.request.get(german)).text()).toMatch(new RegExp(`lang="de"[^>]*>[^<]*${text}`, 'u'));

  const history = desk.locator('section').filter({ hasText: m.desk_catalogue_history({}, en) });
  await expect(history.getByText(title)).toBeVisible();
  await expect(history.getByRole('button', { name: m.desk_catalogue_undo({}, en) })).toBeVisible();
});
