import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { alive, expect, test } from './support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

test('a guest without the link finds the trade by number and mail address', async ({ page, shop, browser }) => {
  test.setTimeout(90_000);
  const person = new Person(page, shop, 'en');
  const say = { locale: 'en' } as const;
  const email = 'lost@reader.example';
  const [book] = await person.offered('limit=1');
  await person.putInCart(book);
  await person.visit('/checkout');
  await person.fillCheckout(email);
  await person.placeButton.click();
  await expect(page).toHaveURL(/\/trades\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.thanks_title({}, say));
  await expect(page.getByText(m.thanks_account_title({}, say))).toBeVisible();
  const confirmation = /https?:\/\/\S+key=\S+/.exec((await shop.letter(email, /trades\//)).text)?.[0] ?? '';
  const [id = ''] = /[0-9a-z]{26}/.exec(page.url()) ?? [];
  const [number = ''] = /IE-[0-9A-Z]{4,}/.exec((await shop.letter(email, /trades\//)).subject) ?? [];

  const other = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await other.goto(`${shop.url}/en/login`);
  await alive(other);
  await expect(other.getByRole('main').getByRole('link', { name: m.find_trade_title({}, say) })).toBeVisible();
  await other
    .getByRole('contentinfo')
    .getByRole('link', { name: m.find_trade_title({}, say) })
    .click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_title({}, say));
  // The footer loads late: until then its link loads the page again.
  await alive(other);
  const ask = async (typed: string, mail: string) => {
    await other.getByLabel(m.find_trade_number({}, say)).fill(typed);
    await other.getByLabel(m.find_trade_email({}, say)).fill(mail);
    await other.getByRole('button', { name: m.find_trade_send({}, say) }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, say));
    await expect(other.getByText(m.find_trade_sent_text({ email: mail }, say))).toBeVisible();
    await other.getByRole('button', { name: m.find_trade_again({}, say) }).click();
  };
  await ask(number, 'nobody@reader.example');
  await ask('IE-ZZZZ', email);
  await ask(number.toLowerCase().replace('-', ' '), email.toUpperCase());
  const letter = await shop.letter(email, new RegExp(m.mail_found_title({}, say)));
  expect(shop.letters('nobody@reader.example')).toEqual([]);
  expect(shop.letters(email).filter(({ subject }) => subject === m.mail_found_subject({ number }, say))).toHaveLength(
    1,
  );
  const link = /https?:\/\/\S+key=\S+/.exec(letter.text)?.[0] ?? '';
  expect(link).toContain(`/en/trades/${id}/open#key=`);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(number);
  expect(other.url()).not.toContain('key=');
  await other.context().clearCookies();
  // The link of the first mail still works, until the buyer ends all other links.
  await other.goto(confirmation);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: m.trade_links_end({}, say) }).click();
  await expect(page.getByText(m.trade_links_ended({}, say))).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.trade_not_found({}, say));
  await other.context().close();
});
