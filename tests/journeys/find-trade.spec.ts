import { m } from '../../messages/compiled/messages.js';
import { placeTrade } from './support/clerk';
import { callApi } from './support/member';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';
import { findCopiesToBuy } from './support/trade-books';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

test('a guest without the link finds the trade by number and mail address, and ends all other links', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const person = new Person(page, shop, 'en');
  const en = { locale: 'en' } as const;
  const email = 'lost@reader.example';
  const [buyer, reader] = [await browser.newContext(), await browser.newContext()];
  const take = await findCopiesToBuy(person, 'limit=1');
  const { id, number } = await placeTrade(buyer, shop, { take }, 'pay-now', {}, { email });
  const [, key] = /key=(\S+)/.exec((await shop.waitForMail(email, /trades\//)).text) ?? [];
  expect(await callApi(reader, shop, 'POST', `/trades/${id}/key`, { key })).toBe(200);

  await person.visit('/find-trade');
  await page.getByLabel(m.find_trade_number({}, en)).fill(number.toLowerCase().replace('-', ' '));
  await page.getByLabel(m.find_trade_email({}, en)).fill(email.toUpperCase());
  await page.getByRole('button', { name: m.find_trade_send({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, en));
  const mail = await shop.waitForMail(email, new RegExp(m.mail_found_title({}, en)));
  expect(mail.subject).toBe(m.mail_found_subject({ number }, en));
  const link = /https?:\/\/\S+key=\S+/.exec(mail.text)?.[0] ?? '';
  expect(link).toContain(`/en/trades/${id}/open#key=`);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  expect(page.url()).not.toContain('key=');
  await waitForHydration(page);
  await page.getByRole('button', { name: m.trade_links_end({}, en) }).click();
  await expect(page.getByText(m.trade_links_ended({}, en))).toBeVisible();
  expect(await callApi(reader, shop, 'GET', `/trades/${id}`)).toBe(404);
  expect(await callApi(context, shop, 'GET', `/trades/${id}`)).toBe(200);
  await Promise.all([buyer.close(), reader.close()]);
});
