import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import type { Browser, BrowserContext, BrowserContextOptions, Locator } from '@playwright/test';
import type { Grade, UsedGrade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { call, join } from './member';
import { Person, withAny } from './person';
import { expect, type Shop } from './shop';

export const iban = 'IE29AIBK93115212345678';
export const address = { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' };

export type Given = readonly [isbn: string, grade: UsedGrade];
type Line = { readonly book: { readonly isbn: string; readonly title: string } };
export type Taken = readonly [isbn: string, grade: Grade];

/** Reads a trade from the API. */
export async function tradeOf(context: BrowserContext, shop: Shop, id: string): Promise<Trade> {
  return (await context.request.get(`${shop.url}/api/trades/${id}`)).json();
}

/** Fills the lists of the context's person and places a trade through the API. Returns it as placed. */
export async function place(
  context: BrowserContext,
  shop: Shop,
  lists: { readonly give?: readonly Given[]; readonly take?: readonly Taken[] },
  settlement: 'pay-now' | 'swap' | 'payout',
  choice: object = {},
  more: object = {},
): Promise<Trade> {
  const given = (lists.give ?? []).map(([isbn, grade]) => ({ isbn, grade, quantity: 1 }));
  if (given.length > 0) expect(await call(context, shop, 'POST', '/basket/lines', { lines: given })).toBe(200);
  for (const [isbn, grade] of lists.take ?? [])
    expect(await call(context, shop, 'PUT', `/cart/lines/${isbn}/${grade}`, { quantity: 1 }), isbn).toBe(200);
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
  return tradeOf(context, shop, (await answer.json()).trade.id);
}

/** A clerk in a browser of their own, with a scanner, keys, and pages in one language. */
export class Clerk extends Person {
  private struckAt = 0;

  static async atDesk(
    browser: Browser,
    shop: Shop,
    email: string,
    language: Language = 'en',
    options: BrowserContextOptions = {},
  ): Promise<Clerk> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    await join(context, shop, email);
    await shop.giveDesk(email);
    return new Clerk(await context.newPage(), shop, language);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  private get say() {
    return { locale: this.language };
  }

  /** Types a code where the scanner can't read it. */
  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel(m.desk_scan_label({}, this.say)).fill(code);
    await this.page.getByLabel(m.desk_scan_label({}, this.say)).press('Enter');
    // The page handles its keys only outside of fields.
    await this.page.getByLabel(m.desk_scan_label({}, this.say)).blur();
  }

  /** Scans a code with the hand scanner: a burst of keys, ended by Enter. */
  async scan(code: string): Promise<void> {
    await this.strike([...code, 'Enter']);
  }

  /** Presses one key of the page by hand. */
  async press(key: string): Promise<void> {
    await this.strike([key]);
  }

  /**
   * Sends key events with times of their own: 12 ms apart like a scanner, with a pause after each code. The page tells
   * a scanner from a hand by these times, so the speed of the machine does not matter.
   */
  private async strike(keys: readonly string[]): Promise<void> {
    const wire = await this.page.context().newCDPSession(this.page);
    this.struckAt = Math.max(Date.now(), this.struckAt + 300);
    for (const [at, key] of keys.entries()) {
      const timestamp = (this.struckAt + at * 12) / 1000;
      const code =
        key === 'Enter' ? key : /\d/.test(key) ? `Digit${key}` : key === '-' ? 'Minus' : `Key${key.toUpperCase()}`;
      const event = { timestamp, key, code, text: key === 'Enter' ? '\r' : key };
      await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
      await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    }
    this.struckAt += keys.length * 12;
    await wire.detach();
  }

  /** Scans a copy of the open parcel and presses keys. Each key waits for its result on the page. */
  async grade(line: Line, ...keys: readonly string[]): Promise<void> {
    const { page } = this;
    await this.scan(line.book.isbn);
    await expect(page.getByRole('heading', { level: 3, name: line.book.title, exact: true })).toBeVisible();
    for (const key of keys) {
      await this.press(key);
      if (key === 'r') await expect(page.getByText(m.desk_which_grade({}, this.say))).toBeVisible();
      if (/^\d$/.test(key))
        await expect(
          page.getByRole('group', { name: withAny(m.desk_why_lower({ grade: '…' }, this.say)) }),
        ).toBeVisible();
    }
  }

  /** A copy in the list of the parcel, by its line. */
  row(line: number): Locator {
    return this.page.locator(`[data-line="${line}"]`);
  }

  /** Calls the desk's API as this clerk, for steps that the journey does not test. */
  async api(method: string, path: string, data?: object): Promise<number> {
    return call(this.context, this.shop, method, `/desk${path}`, data);
  }

  /** Books a bank transfer to a trade, by its number. */
  async bankTells(trade: Trade): Promise<void> {
    const row = {
      eventId: `bank-${trade.id}-${trade.version}`,
      amount: trade.toPay.minor,
      currency: trade.toPay.currency,
      reference: trade.number,
      payer: 'A. Byrne',
      at: trade.placedAt,
    };
    expect(await this.api('POST', '/money', { rows: [row] })).toBe(200);
  }

  /** Packs a paid order and gives it to a carrier. */
  async sends(trade: Trade): Promise<void> {
    expect(await this.api('POST', `/trades/${trade.id}/pack`)).toBe(200);
    expect(await this.api('POST', `/trades/${trade.id}/dispatch`, { carrier: 'an-post', tracking: 'CE1' })).toBe(200);
  }

  /** Receives a parcel and accepts all its copies as described, until the trade is settled. */
  async takesAsSaid(trade: Trade): Promise<void> {
    expect(await this.api('POST', `/parcels/${parcelCode(trade.number, 1)}/receive`)).toBe(200);
    for (const { line } of trade.inbound?.lines ?? [])
      expect(await this.api('PUT', `/trades/${trade.id}/lines/${line}/grading`, { as: 'as-said' })).toBe(200);
    expect(await this.api('POST', `/trades/${trade.id}/finish-grading`)).toBe(200);
  }
}
