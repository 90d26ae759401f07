import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { iban } from '../support/clerk';
import { password } from '../support/member';
import { Person, messagePattern } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

/**
 * A sale from a phone, from the first page of a new visitor to the order. The usual run has few dear books, Arabic
 * pages and no pauses. `PHONE_WALK=20 npx playwright test sell-on-a-phone` types 20 numbers on English pages, pauses
 * like a person, and reports where the time goes. Nothing fails for being slow.
 */
const walked = Number(process.env['PHONE_WALK'] ?? 0);
const isWalk = walked > 0;
const books = isWalk ? walked : 3;
const language = isWalk ? 'en' : 'ar';
const inLanguage = { locale: language } as const;
/** Milliseconds that a person needs for a key, before a press, to read a screen, and to open a mail. */
const pauses = isWalk
  ? { key: 120, press: 1_000, screen: 2_000, mail: 5_000 }
  : { key: 0, press: 0, screen: 0, mail: 0 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, actionTimeout: 20_000 });

/** A visitor with one thumb. Counts what is pressed and typed, and how long the person and the pages need. */
class Thumb {
  private readonly page: Page;
  private readonly now = { person: 0, presses: 0, keys: 0, screens: 0 };
  private from = { at: Date.now(), ...this.now };
  readonly stages: object[] = [];
  constructor(page: Page) {
    this.page = page;
  }

  async pause(ms: number): Promise<void> {
    this.now.person += ms;
    if (ms > 0) await this.page.waitForTimeout(ms);
  }

  async press(target: Locator): Promise<void> {
    await this.pause(pauses.press);
    this.now.presses += 1;
    await target.tap();
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.now.keys += text.length;
    this.now.person += pauses.key * text.length;
    // A key is slower than those of a hand scanner, by which the page tells the two apart.
    if (isWalk) for (const key of text) await this.page.keyboard.type(key, { delay: pauses.key });
    else await this.page.keyboard.insertText(text);
  }

  async fill(label: string, text: string, exact = false): Promise<void> {
    await this.press(this.page.getByLabel(label, { exact }));
    await this.type(text);
  }

  async see(sign: Locator): Promise<void> {
    await expect(sign).toBeVisible();
    await waitForHydration(this.page);
    this.now.screens += 1;
    await this.pause(pauses.screen);
  }

  /** Ends a part of the walk. */
  note(stage: string): void {
    const { at, ...before } = this.from;
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    const [all, person] = [Date.now() - at, this.now.person - before.person];
    this.stages.push({
      stage,
      seconds: seconds(all),
      person: seconds(person),
      page: seconds(all - person),
      presses: this.now.presses - before.presses,
      keys: this.now.keys - before.keys,
      screens: this.now.screens - before.screens,
    });
    this.from = { at: Date.now(), ...this.now };
  }
}

test('a new visitor types books on a phone, creates an account on the way and sells them', async ({ page, shop }) => {
  test.setTimeout(60_000 + walked * 15_000);
  const email = 'phone@reader.example';
  const wanted = await new Person(page, shop, language).findBooks(`sort=-price&limit=${books}`);
  const thumb = new Thumb(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await page.goto(`${shop.url}/${language}`);
  await thumb.see(page.getByRole('heading', { level: 1 }));
  await thumb.press(
    page
      .getByRole('main')
      .getByRole('link', { name: m.home_sell_yours({}, inLanguage) })
      .first(),
  );
  await thumb.see(heading(m.scanning_title({}, inLanguage)));
  thumb.note('find the field');

  const field = page.getByLabel(m.scanning_paste_label({}, inLanguage));
  await thumb.press(field);
  for (const { isbn, title } of wanted) {
    await thumb.type(isbn);
    await thumb.press(page.locator('form').filter({ has: field }).getByRole('button').first());
    await expect(field).toHaveValue('');
    // The field keeps the focus, and the answer stands below it.
    await expect(field).toBeFocused();
    await expect(page.getByRole('region', { name: m.scanning_last_book({}, inLanguage) })).toContainText(title);
  }
  thumb.note(`type ${books} books`);

  await thumb.press(
    page
      .getByRole('button', {
        name: m.scanning_add_short({ count: books, shown: formatNumber(books, language) }, inLanguage),
      })
      .last(),
  );
  await thumb.press(page.getByRole('link', { name: m.scanning_to_basket({}, inLanguage) }).first());
  await thumb.see(heading(m.basket_title({}, inLanguage)));
  await thumb.press(page.getByRole('complementary').getByRole('link', { name: m.balance_check_out({}, inLanguage) }));
  await thumb.see(heading(m.checkout_title({}, inLanguage)));
  thumb.note('sell list to checkout');

  await thumb.press(page.getByRole('link', { name: m.checkout_register({}, inLanguage), exact: true }).first());
  await thumb.see(heading(m.accounts_register_title({}, inLanguage)));
  await thumb.fill(m.accounts_name({}, inLanguage), 'A. Reader', true);
  await thumb.fill(m.accounts_email({}, inLanguage), email);
  await thumb.fill(m.accounts_password({}, inLanguage), password, true);
  await thumb.press(page.getByLabel(m.accounts_terms({}, inLanguage)));
  await thumb.press(button(m.accounts_register({}, inLanguage)));
  await expect(page.getByText(m.accounts_sent_title({}, inLanguage))).toBeVisible();
  const { text } = await shop.waitForMail(email, /login\/confirm/);
  await thumb.pause(pauses.mail);
  await page.goto(/https?:\/\/\S+\/login\/confirm\S+/.exec(text)?.[0] ?? '');
  await thumb.see(button(m.accounts_confirm({}, inLanguage)));
  await thumb.press(button(m.accounts_confirm({}, inLanguage)));
  await thumb.see(heading(m.checkout_title({}, inLanguage)));
  thumb.note('create an account');

  await thumb.fill(m.checkout_line1({}, inLanguage), '1 Example Street');
  await thumb.fill(m.checkout_city({}, inLanguage), 'Cork');
  await thumb.fill(m.checkout_postcode_ie({}, inLanguage), 'T12 XY00');
  await thumb.fill(m.checkout_iban({}, inLanguage), iban, true);
  await thumb.press(page.getByLabel(m.checkout_declaration({}, inLanguage)));
  await thumb.press(page.getByLabel(m.checkout_terms({}, inLanguage)));
  await thumb.press(
    page.getByRole('button', { name: messagePattern(m.checkout_place_get({ amount: '…' }, inLanguage)) }),
  );
  await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
  await thumb.see(page.getByText(m.trade_send_title({}, inLanguage)).first());
  thumb.note('fill in checkout');
  await expect(page.getByText(m.trade_event_awaiting_parcel({}, inLanguage)).first()).toBeVisible();
  await shop.waitForMail(email, /trades\//);

  console.table(thumb.stages);
});
