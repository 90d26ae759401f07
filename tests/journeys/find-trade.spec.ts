import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

test('a guest without the link finds the trade by number and mail address', async ({ page, shop, browser }) => {
  test.setTimeout(90_000);
  const person = new Person(page, shop, 'en');
  const en = { locale: 'en' } as const;
  const email = 'lost@reader.example';
  const [book] = await person.findCheapestCopies('limit=1');
  await person.addToCartByApi(book);
  await person.visit('/checkout');
  await person.fillCheckout(email);
  await person.placeOrderButton.click();
  await expect(page).toHaveURL(/\/trades\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.thanks_title({}, en));
  await expect(page.getByText(m.thanks_account_title({}, en))).toBeVisible();
  const confirmation = /https?:\/\/\S+key=\S+/.exec((await shop.waitForMail(email, /trades\//)).text)?.[0] ?? '';
  const [id = ''] = /[0-9a-z]{26}/.exec(page.url()) ?? [];
  const [number = ''] = /IE-[0-9A-Z]{4,}/.exec((await shop.waitForMail(email, /trades\//)).subject) ?? [];

  const other = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await other.goto(`${shop.url}/en/login`);
  await waitForHydration(other);
  await expect(other.getByRole('main').getByRole('link', { name: m.find_trade_title({}, en) })).toBeVisible();
  await other
    .getByRole('contentinfo')
    .getByRole('link', { name: m.find_trade_title({}, en) })
    .click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_title({}, en));
  // The footer loads late: until then its link loads the page again.
  await waitForHydration(other);
  const ask = async (typed: string, mail: string) => {
    await other.getByLabel(m.find_trade_number({}, en)).fill(typed);
    await other.getByLabel(m.find_trade_email({}, en)).fill(mail);
    await other.getByRole('button', { name: m.find_trade_send({}, en) }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, en));
    await expect(other.getByText(m.find_trade_sent_text({ email: mail }, en))).toBeVisible();
    await other.getByRole('button', { name: m.find_trade_again({}, en) }).click();
  };
  await ask(number, 'nobody@reader.example');
  await ask('IE-ZZZZ', email);
  await ask(number.toLowerCase().replace('-', ' '), email.toUpperCase());
  const mail = await shop.waitForMail(email, new RegExp(m.mail_found_title({}, en)));
  expect(shop.mailsTo('nobody@reader.example')).toEqual([]);
  expect(shop.mailsTo(email).filter(({ subject }) => subject === m.mail_found_subject({ number }, en))).toHaveLength(1);
  const link = /https?:\/\/\S+key=\S+/.exec(mail.text)?.[0] ?? '';
  expect(link).toContain(`/en/trades/${id}/open#key=`);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(number);
  expect(other.url()).not.toContain('key=');
  await other.context().clearCookies();
  // The link of the first mail still works, until the buyer ends all other links.
  await other.goto(confirmation);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: m.trade_links_end({}, en) }).click();
  await expect(page.getByText(m.trade_links_ended({}, en))).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.trade_not_found({}, en));
  await other.context().close();
});
