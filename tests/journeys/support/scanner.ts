import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { alive, expect, type Shop } from './shop';

/** Books of the embedded catalogue that the shop takes. */
export const books = {
  gatsby: { isbn: '9780743273565', title: 'The Great Gatsby' },
  hobbit: { isbn: '9780345339683', title: 'The Hobbit' },
  twilight: { isbn: '9780316015844', title: 'Twilight' },
  divergent: { isbn: '9780062024039', title: 'Divergent' },
  help: { isbn: '9780399155345', title: 'The Help' },
} as const;

/** Milliseconds between two characters of a hand scanner. */
const gap = 12;

/** A person on the scanning page, in one language; labels come from the messages. */
export class Scanner {
  readonly page: Page;
  readonly shop: Pick<Shop, 'url'>;
  readonly language: Language;
  constructor(page: Page, shop: Pick<Shop, 'url'>, language: Language = 'en') {
    this.page = page;
    this.shop = shop;
    this.language = language;
  }

  get say() {
    return { locale: this.language };
  }

  get address(): string {
    return `${this.shop.url}/${this.language}/bulk-scanning`;
  }

  async open(): Promise<void> {
    await this.page.goto(this.address);
    await this.ready();
  }

  /** Waits until the page's own part is alive, which loads after its frame. */
  async ready(): Promise<void> {
    await alive(this.page);
    await this.field.evaluate(async (field) => {
      // React writes its own property on each element that it has taken over.
      while (!Object.keys(field).some((name) => name.startsWith('__reactProps')))
        await new Promise(requestAnimationFrame);
    });
  }

  get field(): Locator {
    return this.page.getByLabel(m.scanning_paste_label({}, this.say)).first();
  }

  /** Puts a text into the field in one go, as pasting does. */
  async paste(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.insertText(text);
  }

  /** Pastes and presses Enter. */
  async readIn(...codes: readonly string[]): Promise<void> {
    await this.paste(codes.join('\n'));
    await this.field.press('Enter');
  }

  /** Sends a hand scanner's burst of keys to the focused element, as browser events at the scanner's speed. */
  async burst(code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
    const wire = await this.page.context().newCDPSession(this.page);
    const start = Date.now() - gap * (code.length + 1);
    const keys = [
      ...[...code].map((digit) => ({
        key: digit,
        code: `Digit${digit}`,
        text: digit,
        windowsVirtualKeyCode: digit.charCodeAt(0),
      })),
      end === 'Enter'
        ? { key: end, code: end, text: '\r', windowsVirtualKeyCode: 13 }
        : { key: end, code: end, windowsVirtualKeyCode: 9 },
    ];
    await Promise.all(
      keys.flatMap((key, at) => {
        const timestamp = (start + at * gap) / 1000;
        return [
          wire.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
          wire.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
        ];
      }),
    );
    await wire.detach();
  }

  /** Chooses files by one of the page's choosers. */
  async choose(which: 'photo' | 'list', files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const words = which === 'photo' ? m.scanning_photo({}, this.say) : m.scanning_file({}, this.say);
    const asked = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: words }).first().click();
    await (await asked).setFiles(files);
  }

  /** All rows in view. */
  get rows(): Locator {
    return this.page.locator('[data-line]');
  }

  /** The row of a book, by its title. */
  row(title: string): Locator {
    return this.rows.filter({ has: this.page.locator('b > bdi').getByText(title, { exact: true }) });
  }

  /** Waits until so many copies were read and each has its answer. */
  async valued(copies: number): Promise<void> {
    const count = { count: copies, shown: formatNumber(copies, this.language) };
    await expect(this.page.getByText(m.scanning_read_all(count, this.say), { exact: true })).toBeVisible();
  }

  /** Returns the number of copies in a book's row; 1 when the row shows none. */
  async expectCopies(title: string, copies: number): Promise<void> {
    await expect(this.row(title)).toHaveCount(1);
    const words = m.scanning_copies_count({ count: copies, shown: formatNumber(copies, this.language) }, this.say);
    if (copies === 1)
      await expect(this.row(title)).not.toContainText(m.scanning_copies_count({ count: 2, shown: '2' }, this.say));
    else await expect(this.row(title).getByText(words, { exact: true }).first()).toBeAttached();
  }

  /** Waits until the page's offline copy is stored and its service worker runs. */
  async keptOffline(): Promise<void> {
    await this.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  }
}
