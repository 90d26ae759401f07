import type { Page } from '@playwright/test';
import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { waitForHydration, expect, type Shop } from './shop';

/** Returns a pattern of a message with any text in place of its placeholder, which was filled with `…`. */
export const messagePattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.+')}$`, 'u');

/**
 * Books in stock that a journey of this worker has used. Pages are cached for a minute, so no two journeys buy the same
 * last copy.
 */
const usedBooks = new Set<string>();
/** Largest list that the API returns. */
const maxListed = 48;

/** A person on the shop's pages, in one language. Labels come from the messages. */
export class Person {
  readonly page: Page;
  readonly shop: Shop;
  readonly language: Language;
  constructor(page: Page, shop: Shop, language: Language) {
    this.page = page;
    this.shop = shop;
    this.language = language;
  }

  protected get inLanguage() {
    return { locale: this.language };
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(`${this.shop.url}/${this.language}${path}`);
    await waitForHydration(this.page);
  }

  /** Returns to the tab from another one. The page then asks for news at once instead of after some seconds. */
  async returnToTab(): Promise<void> {
    // Playwright keeps every page visible, so the browser itself does not send this event.
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** Reads books from the API. Each book in stock is returned once. */
  async findBooks(query: string): Promise<readonly { isbn: string; title: string; authors: string[] }[]> {
    return query.includes('in_stock=true') ? this.findUnusedBooks(query) : this.requestBooks(query);
  }

  /** Reads books in stock from the API, each with its cheapest free copy. */
  async findCheapestCopies(
    query: string,
  ): Promise<readonly { isbn: string; title: string; cheapest: { grade: Grade; price: Money } }[]> {
    return this.findUnusedBooks(`in_stock=true&${query}`);
  }

  private async requestBooks<Book>(query: string): Promise<Book[]> {
    const answer = await this.page.request.get(`${this.shop.url}/api/books?${query}`);
    return (await answer.json()).items;
  }

  private async findUnusedBooks<Book extends { isbn: string }>(query: string): Promise<Book[]> {
    const wanted = new URLSearchParams(query);
    const limit = Number(wanted.get('limit'));
    wanted.set('limit', String(Math.min(maxListed, limit + usedBooks.size)));
    const key = ({ isbn }: Book) => `${this.shop.url} ${isbn}`;
    const all = await this.requestBooks<Book>(wanted.toString());
    const found = [
      ...all.filter((book) => !usedBooks.has(key(book))),
      ...all.filter((book) => usedBooks.has(key(book))),
    ].slice(0, limit);
    for (const book of found) usedBooks.add(key(book));
    return found;
  }

  /** Puts the cheapest free copy of a book into the cart through the API, for journeys about something else. */
  async addToCartByApi(book: { isbn: string; cheapest: { grade: Grade } } | undefined): Promise<void> {
    if (book === undefined) throw new Error('nothing is in stock');
    await this.sendRequest('PUT', `/cart/lines/${book.isbn}/${book.cheapest.grade}`, { quantity: 1 });
  }

  /** Puts books on the sell list through the API, for journeys about something else. */
  async addToBasketByApi(isbns: readonly string[], grade: Grade = 'very-good'): Promise<void> {
    const lines = isbns.map((isbn) => ({ isbn, grade, quantity: 1 }));
    await this.sendRequest('POST', '/basket/lines', { lines });
  }

  private async sendRequest(method: string, path: string, data: object): Promise<void> {
    const headers = { Origin: this.shop.url, 'Accept-Language': this.language };
    const answer = await this.page.request.fetch(`${this.shop.url}/api${path}`, { method, headers, data });
    expect(answer.status(), path).toBe(200);
  }

  /** Puts the cheapest free copy of a book into the cart from its page. */
  async addToCart(isbn: string): Promise<void> {
    await this.visit(`/books/${isbn}`);
    const { page } = this;
    await page
      .getByRole('button', { name: messageStartPattern(m.book_put_in_cart({ amount: '' }, this.inLanguage)) })
      .first()
      .click();
    await expect(page.getByText(m.book_in_cart({}, this.inLanguage))).toBeVisible();
  }

  /** Types ISBNs into the basket's field and asks for offers. */
  async addToBasket(isbns: readonly string[]): Promise<void> {
    await this.visit('/basket');
    const { page } = this;
    await page.getByLabel(m.basket_add_label({}, this.inLanguage)).fill(isbns.join('\n'));
    await page
      .locator('form')
      .filter({ has: page.getByLabel(m.basket_add_label({}, this.inLanguage)) })
      .getByRole('button')
      .last()
      .click();
    await expect(
      page.getByRole('button', { name: messagePattern(m.basket_remove({ title: '…' }, this.inLanguage)) }).first(),
    ).toBeVisible();
  }

  async signIn(email: string, password: string, returnTo = ''): Promise<void> {
    await this.visit(`/login${returnTo === '' ? '' : `?returnTo=/${this.language}${returnTo}`}`);
    await this.sendSignInForm(email, password);
  }

  /** Fills and sends the form of the sign-in page, which is open. */
  async sendSignInForm(email: string, password: string): Promise<void> {
    await this.page.getByLabel(m.accounts_email({}, this.inLanguage)).fill(email);
    await this.page.getByLabel(m.accounts_password({}, this.inLanguage), { exact: true }).fill(password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: m.accounts_sign_in({}, this.inLanguage), exact: true })
      .click();
  }

  /** Signs out by the menu, which loads the start page. */
  async signOut(): Promise<void> {
    const { page } = this;
    await page
      .locator('summary')
      .and(page.getByLabel(m.shell_account({}, this.inLanguage)))
      .click();
    // The address may be the start page's already, so a mark in the document shows whether it is new.
    await page.evaluate(() => void (document.documentElement.dataset['isOld'] = 'yes'));
    await page.getByRole('button', { name: m.shell_sign_out({}, this.inLanguage), exact: true }).click();
    await page.waitForFunction(() => document.querySelector('html[data-alive=yes]:not([data-is-old])') !== null);
    await expect(page).toHaveURL(`${this.shop.url}/${this.language}`);
  }

  /** Registers, opens the mail's link and confirms. Ends signed in, where `returnTo` leads. */
  async register(name: string, email: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_register_title({}, this.inLanguage));
    await page.getByLabel(m.accounts_name({}, this.inLanguage), { exact: true }).fill(name);
    await page.getByLabel(m.accounts_email({}, this.inLanguage)).fill(email);
    await page.getByLabel(m.accounts_password({}, this.inLanguage), { exact: true }).fill('a row of quiet shelves');
    await page.getByLabel(m.accounts_terms({}, this.inLanguage)).check();
    await page.getByRole('button', { name: m.accounts_register({}, this.inLanguage) }).click();
    await expect(page.getByText(m.accounts_sent_title({}, this.inLanguage))).toBeVisible();
    const mail = await this.shop.waitForMail(email, /login\/confirm/);
    expect(mail.language).toBe(this.language);
    const link = /https?:\/\/\S+\/login\/confirm\S+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await waitForHydration(page);
    await page.getByRole('button', { name: m.accounts_confirm({}, this.inLanguage) }).click();
    await expect(page).not.toHaveURL(/confirm/);
  }

  /** Fills the fields of the checkout with an Irish address and agrees to the terms. */
  async fillCheckout(email: string | null): Promise<void> {
    const { page } = this;
    await page.getByLabel(m.checkout_name({}, this.inLanguage)).fill('A. Reader');
    if (email !== null) await page.getByLabel(m.checkout_email({}, this.inLanguage)).fill(email);
    await page.getByLabel(m.checkout_line1({}, this.inLanguage)).fill('1 Example Street');
    await page.getByLabel(m.checkout_city({}, this.inLanguage)).fill('Cork');
    const region = page.locator('input[name="region"]');
    if (await region.isVisible()) await region.fill('Cork');
    await page.getByLabel(m.checkout_postcode_ie({}, this.inLanguage)).fill('T12 XY00');
    const iban = page.getByLabel(m.checkout_iban({}, this.inLanguage), { exact: true });
    if (await iban.isVisible()) await iban.fill('IE29 AIBK 9311 5212 3456 78');
    const declaration = page.getByLabel(m.checkout_declaration({}, this.inLanguage));
    if (await declaration.isVisible()) await declaration.check();
    await page.getByLabel(m.checkout_terms({}, this.inLanguage)).check();
  }

  /** Returns the button that places the order. Its text depends on the settlement. */
  get placeOrderButton() {
    const words = [
      m.checkout_place_pay({}, this.inLanguage),
      m.checkout_place_get({ amount: '' }, this.inLanguage),
      m.checkout_place_pay_later({}, this.inLanguage),
      m.checkout_place_both({}, this.inLanguage),
    ];
    return this.page.getByRole('button', {
      name: new RegExp(words.map((each) => messageStartPattern(each).source).join('|'), 'u'),
    });
  }
}

/** Returns a pattern of a message's words before its placeholder, which was filled with an empty text. */
export function messageStartPattern(text: string): RegExp {
  const start = text.split('·')[0]?.trim() ?? text;
  return new RegExp(start.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'u');
}
