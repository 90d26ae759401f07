import type { Page } from '@playwright/test';
import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { alive, expect, type Shop } from './shop';

/** Returns a pattern of a message with any text in place of its placeholder, which was filled with `…`. */
export const withAny = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.+')}$`, 'u');

/**
 * Books in stock that a journey of this worker has used. Pages are cached for a minute, so no two journeys buy the same
 * last copy.
 */
const usedBooks = new Set<string>();
/** Largest list that the API returns. */
const maxListed = 48;

/** A person on the shop's pages, in one language; labels come from the messages. */
export class Person {
  readonly page: Page;
  readonly shop: Shop;
  readonly language: Language;
  constructor(page: Page, shop: Shop, language: Language) {
    this.page = page;
    this.shop = shop;
    this.language = language;
  }

  private get in() {
    return { locale: this.language };
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(`${this.shop.url}/${this.language}${path}`);
    await alive(this.page);
  }

  /** Reads books from the API. Each book in stock is returned once. */
  async stocked(query: string): Promise<readonly { isbn: string; title: string; authors: string[] }[]> {
    return query.includes('in_stock=true') ? this.fresh(query) : this.listed(query);
  }

  /** Books in stock, each with its cheapest free copy. */
  async offered(
    query: string,
  ): Promise<readonly { isbn: string; title: string; cheapest: { grade: Grade; price: Money } }[]> {
    return this.fresh(`in_stock=true&${query}`);
  }

  private async listed<Book>(query: string): Promise<Book[]> {
    const answer = await this.page.request.get(`${this.shop.url}/api/books?${query}`);
    return (await answer.json()).items;
  }

  private async fresh<Book extends { isbn: string }>(query: string): Promise<Book[]> {
    const wanted = new URLSearchParams(query);
    const limit = Number(wanted.get('limit'));
    wanted.set('limit', String(Math.min(maxListed, limit + usedBooks.size)));
    const key = ({ isbn }: Book) => `${this.shop.url} ${isbn}`;
    const all = await this.listed<Book>(wanted.toString());
    const found = [
      ...all.filter((book) => !usedBooks.has(key(book))),
      ...all.filter((book) => usedBooks.has(key(book))),
    ].slice(0, limit);
    for (const book of found) usedBooks.add(key(book));
    return found;
  }

  /** Puts the cheapest free copy of a book into the cart through the API, for journeys about something else. */
  async putInCart(book: { isbn: string; cheapest: { grade: Grade } } | undefined): Promise<void> {
    if (book === undefined) throw new Error('nothing is in stock');
    await this.write('PUT', `/cart/lines/${book.isbn}/${book.cheapest.grade}`, { quantity: 1 });
  }

  /** Puts books on the sell list through the API, for journeys about something else. */
  async putOnSellList(isbns: readonly string[], grade: Grade = 'very-good'): Promise<void> {
    const lines = isbns.map((isbn) => ({ isbn, grade, quantity: 1 }));
    await this.write('POST', '/basket/lines', { lines });
  }

  private async write(method: string, path: string, data: object): Promise<void> {
    const headers = { Origin: this.shop.url, 'Accept-Language': this.language };
    const answer = await this.page.request.fetch(`${this.shop.url}/api${path}`, { method, headers, data });
    expect(answer.status(), path).toBe(200);
  }

  /** Puts the cheapest free copy of a book into the cart from its page. */
  async takeBook(isbn: string): Promise<void> {
    await this.visit(`/books/${isbn}`);
    const { page } = this;
    await page
      .getByRole('button', { name: startOf(m.book_put_in_cart({ amount: '' }, this.in)) })
      .first()
      .click();
    await expect(page.getByText(m.book_in_cart({}, this.in))).toBeVisible();
  }

  /** Types ISBNs into the basket's field and asks for offers. */
  async giveBooks(isbns: readonly string[]): Promise<void> {
    await this.visit('/basket');
    const { page } = this;
    await page.getByLabel(m.basket_add_label({}, this.in)).fill(isbns.join('\n'));
    await page
      .locator('form')
      .filter({ has: page.getByLabel(m.basket_add_label({}, this.in)) })
      .getByRole('button')
      .last()
      .click();
    await expect(
      page.getByRole('button', { name: withAny(m.basket_remove({ title: '…' }, this.in)) }).first(),
    ).toBeVisible();
  }

  async signIn(email: string, password: string, returnTo = ''): Promise<void> {
    await this.visit(`/login${returnTo === '' ? '' : `?returnTo=/${this.language}${returnTo}`}`);
    await this.page.getByLabel(m.accounts_email({}, this.in)).fill(email);
    await this.page.getByLabel(m.accounts_password({}, this.in), { exact: true }).fill(password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: m.accounts_sign_in({}, this.in), exact: true })
      .click();
  }

  /** Signs out by the menu, which loads the start page. */
  async signOut(): Promise<void> {
    const { page } = this;
    await page
      .locator('summary')
      .and(page.getByLabel(m.shell_account({}, this.in)))
      .click();
    // The address may be the start page's already, so a mark in the document shows whether it is new.
    await page.evaluate(() => void (document.documentElement.dataset['left'] = 'yes'));
    await page.getByRole('button', { name: m.shell_sign_out({}, this.in), exact: true }).click();
    await page.waitForFunction(() => document.querySelector('html[data-alive=yes]:not([data-left])') !== null);
    await expect(page).toHaveURL(`${this.shop.url}/${this.language}`);
  }

  /** Registers, opens the mail's link and confirms. Ends signed in, where `returnTo` leads. */
  async register(name: string, email: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_register_title({}, this.in));
    await page.getByLabel(m.accounts_name({}, this.in), { exact: true }).fill(name);
    await page.getByLabel(m.accounts_email({}, this.in)).fill(email);
    await page.getByLabel(m.accounts_password({}, this.in), { exact: true }).fill('a row of quiet shelves');
    await page.getByLabel(m.accounts_terms({}, this.in)).check();
    await page.getByRole('button', { name: m.accounts_register({}, this.in) }).click();
    await expect(page.getByText(m.accounts_sent_title({}, this.in))).toBeVisible();
    const letter = await this.shop.letter(email, /login\/confirm/);
    expect(letter.language).toBe(this.language);
    const link = /https?:\/\/\S+\/login\/confirm\S+/.exec(letter.text)?.[0] ?? '';
    await page.goto(link);
    await alive(page);
    await page.getByRole('button', { name: m.accounts_confirm({}, this.in) }).click();
    await expect(page).not.toHaveURL(/confirm/);
  }

  /** Fills the fields of the checkout with an Irish address and agrees to the terms. */
  async fillCheckout(email: string | null): Promise<void> {
    const { page } = this;
    await page.getByLabel(m.checkout_name({}, this.in)).fill('A. Reader');
    if (email !== null) await page.getByLabel(m.checkout_email({}, this.in)).fill(email);
    await page.getByLabel(m.checkout_line1({}, this.in)).fill('1 Example Street');
    await page.getByLabel(m.checkout_city({}, this.in)).fill('Cork');
    const region = page.locator('input[name="region"]');
    if (await region.isVisible()) await region.fill('Cork');
    await page.getByLabel(m.checkout_postcode_ie({}, this.in)).fill('T12 XY00');
    const iban = page.getByLabel(m.checkout_iban({}, this.in), { exact: true });
    if (await iban.isVisible()) await iban.fill('IE29 AIBK 9311 5212 3456 78');
    const declaration = page.getByLabel(m.checkout_declaration({}, this.in));
    if (await declaration.isVisible()) await declaration.check();
    await page.getByLabel(m.checkout_terms({}, this.in)).check();
  }

  /** Returns the button of the checkout. */
  get placeButton() {
    const words = [
      m.checkout_place_pay({}, this.in),
      m.checkout_place_get({ amount: '' }, this.in),
      m.checkout_place_pay_later({}, this.in),
      m.checkout_place_both({}, this.in),
    ];
    return this.page.getByRole('button', {
      name: new RegExp(words.map((each) => startOf(each).source).join('|'), 'u'),
    });
  }
}

/** Returns a pattern of a message's words before its placeholder, which was filled with an empty text. */
export function startOf(text: string): RegExp {
  const start = text.split('·')[0]?.trim() ?? text;
  return new RegExp(start.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'u');
}
