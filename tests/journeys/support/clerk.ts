import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Locator } from '@playwright/test';
import type { Grade, UsedGrade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { callApi, registerMember } from './member';
import { Person, messagePattern, messageStartPattern } from './person';
import { expect, type Shop } from './shop';

export const iban = 'IE29AIBK93115212345678';
export const address = { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' };

export type GivenBook = readonly [isbn: string, grade: UsedGrade];
type Line = { readonly book: { readonly isbn: string; readonly title: string } };
export type TakenBook = readonly [isbn: string, grade: Grade];

/** Reads a trade from the API. */
export async function readTrade(context: BrowserContext, shop: Shop, id: string): Promise<Trade> {
  return (await context.request.get(`${shop.url}/api/trades/${id}`)).json();
}

/** Fills the lists of the context's person and places a trade through the API. Returns it as placed. */
export async function placeTrade(
  context: BrowserContext,
  shop: Shop,
  lists: { readonly give?: readonly GivenBook[]; readonly take?: readonly TakenBook[] },
  settlement: 'pay-now' | 'swap' | 'payout',
  choice: object = {},
  more: object = {},
): Promise<Trade> {
  const given = (lists.give ?? []).map(([isbn, grade]) => ({ isbn, grade, quantity: 1 }));
  if (given.length > 0) expect(await callApi(context, shop, 'POST', '/basket/lines', { lines: given })).toBe(200);
  for (const [isbn, grade] of lists.take ?? [])
    expect(await callApi(context, shop, 'PUT', `/cart/lines/${isbn}/${grade}`, { quantity: 1 }), isbn).toBe(200);
  const headers = { Origin: shop.url, 'Accept-Language': 'en', 'Idempotency-Key': `journey-${crypto.randomUUID()}` };
  const quote = await (
    await context.request.post(`${shop.url}/api/checkout/quote`, { headers, data: { settlement, ...choice } })
  ).json();
  const answer = await context.request.post(`${shop.url}/api/checkout`, {
    headers,
    data: {
      settlement,
      ...choice,
      quote: quote.quote,
      name: 'Aoife Byrne',
      address,
      iban: settlement === 'pay-now' ? undefined : iban,
      terms: true,
      declaration: lists.give !== undefined,
      ...more,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return readTrade(context, shop, (await answer.json()).trade.id);
}

/** Cookies of each clerk's session in this process, by shop and mail address. */
const openSessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
/** Mail address of the clerk of most journeys. */
export const deskEmail = 'clerk@desk.example';

/** A clerk at the desk in a separate browser, with a hand scanner, a keyboard, and pages in one language. */
export class Clerk extends Person {
  private nextKeyAt = 0;
  private devtools: Promise<CDPSession> | undefined;

  /**
   * Opens a browser context whose person is signed in as staff with a second factor. Journeys with the same address use
   * one session of each shop. The context closes with the journey.
   */
  static async openDesk(
    browser: Browser,
    shop: Shop,
    email: string,
    language: Language = 'en',
    options: BrowserContextOptions = {},
  ): Promise<Clerk> {
    const key = `${shop.url} ${email}`;
    const storageState = openSessions.get(key);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(storageState === undefined ? {} : { storageState }),
      ...options,
    });
    if (storageState === undefined) {
      await registerMember(context, shop, email);
      await shop.grantDeskAccess(email);
      openSessions.set(key, await context.storageState());
    }
    return new Clerk(await context.newPage(), shop, language);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Types a code where the scanner can't read it. */
  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel(m.desk_scan_label({}, this.inLanguage)).fill(code);
    await this.page.getByLabel(m.desk_scan_label({}, this.inLanguage)).press('Enter');
    // The page handles its keys only outside of fields.
    await this.page.getByLabel(m.desk_scan_label({}, this.inLanguage)).blur();
  }

  /** Scans a code with the hand scanner: a burst of keys, ended by Enter. */
  async scan(code: string): Promise<void> {
    await this.sendKeys([...code, 'Enter']);
  }

  /** Presses one key of the page by hand. */
  async press(key: string): Promise<void> {
    await this.sendKeys([key]);
  }

  /**
   * Sends key events with times of their own: 12 ms apart like a scanner, with a pause after each code. The page tells
   * a scanner from a hand by these times, so the speed of the machine does not matter.
   */
  private async sendKeys(keys: readonly string[]): Promise<void> {
    const wire = await (this.devtools ??= this.page.context().newCDPSession(this.page));
    this.nextKeyAt = Math.max(Date.now(), this.nextKeyAt + 300);
    const sent: Promise<unknown>[] = [];
    for (const [at, key] of keys.entries()) {
      const timestamp = (this.nextKeyAt + at * 12) / 1000;
      const code =
        key === 'Enter' ? key : /\d/.test(key) ? `Digit${key}` : key === '-' ? 'Minus' : `Key${key.toUpperCase()}`;
      const event = { timestamp, key, code, text: key === 'Enter' ? '\r' : key };
      // The browser handles these events in their order.
      sent.push(
        wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
        wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
      );
    }
    await Promise.all(sent);
    this.nextKeyAt += keys.length * 12;
  }

  /** Opens a page by its link in the desk's navigation. */
  async followLink(name: string): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: m.desk_title({}, this.inLanguage) })
      .getByRole('link', { name: new RegExp(`^${messageStartPattern(name).source}`, 'u') });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  /** Scans the number of a trade and waits for its page. */
  async scanTrade({ id, number }: Trade): Promise<void> {
    await this.scan(number);
    await expect(this.page).toHaveURL(new RegExp(`/desk/trades/${id}`));
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(number);
  }

  /** Scans a copy of the open parcel and presses keys. Each key waits for its result on the page. */
  async gradeCopy(line: Line, ...keys: readonly string[]): Promise<void> {
    const { page } = this;
    await this.scan(line.book.isbn);
    await expect(page.getByRole('heading', { level: 3, name: line.book.title, exact: true })).toBeVisible();
    for (const key of keys) {
      await this.press(key);
      if (key === 'r') await expect(page.getByText(m.desk_which_grade({}, this.inLanguage))).toBeVisible();
      if (/^\d$/.test(key))
        await expect(
          page.getByRole('group', { name: messagePattern(m.desk_why_lower({ grade: '…' }, this.inLanguage)) }),
        ).toBeVisible();
    }
  }

  /** Returns the row of a copy in the list of the parcel, by its line. */
  copyRow(line: number): Locator {
    return this.page.locator(`[data-line="${line}"]`);
  }

  /** Calls the desk's API as this clerk, for steps that the journey does not test. */
  async callDeskApi(method: string, path: string, data?: object): Promise<number> {
    return callApi(this.context, this.shop, method, `/desk${path}`, data);
  }

  /** Records a bank transfer that pays a trade, by the trade's number. */
  async recordBankTransfer(trade: Trade): Promise<void> {
    const row = {
      eventId: `bank-${trade.id}-${trade.version}`,
      amount: trade.toPay.minor,
      currency: trade.toPay.currency,
      reference: trade.number,
      payer: 'A. Byrne',
      at: trade.placedAt,
    };
    expect(await this.callDeskApi('POST', '/money', { rows: [row] })).toBe(200);
  }

  /** Packs a paid order and gives it to a carrier. */
  async packAndDispatch(trade: Trade): Promise<void> {
    expect(await this.callDeskApi('POST', `/trades/${trade.id}/pack`)).toBe(200);
    expect(
      await this.callDeskApi('POST', `/trades/${trade.id}/dispatch`, { carrier: 'an-post', tracking: 'CE1' }),
    ).toBe(200);
  }

  /** Receives a parcel and accepts all its copies as described, until the trade is settled. */
  async receiveAndAcceptAll(trade: Trade): Promise<void> {
    expect(await this.callDeskApi('POST', `/parcels/${parcelCode(trade.number, 1)}/receive`)).toBe(200);
    for (const { line } of trade.inbound?.lines ?? [])
      expect(await this.callDeskApi('PUT', `/trades/${trade.id}/lines/${line}/grading`, { as: 'as-said' })).toBe(200);
    expect(await this.callDeskApi('POST', `/trades/${trade.id}/finish-grading`)).toBe(200);
  }
}
