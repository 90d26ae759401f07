import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { waitForHydration, expect, type Shop } from './shop';

/** Books of the embedded catalogue that the shop takes. */
export const books = {
  gatsby: { isbn: '9780743273565', title: 'The Great Gatsby' },
  hobbit: { isbn: '9780345339683', title: 'The Hobbit' },
  twilight: { isbn: '9780316015844', title: 'Twilight' },
  divergent: { isbn: '9780062024039', title: 'Divergent' },
  help: { isbn: '9780399155345', title: 'The Help' },
} as const;

/** Options for journeys without the offline copy of the page, which the browser would store meanwhile. */
export const noOfflineCopy = { serviceWorkers: 'block' } as const;

/** Milliseconds between two characters of a hand scanner. */
const keyIntervalMs = 12;

/** The scanning page in one language. Labels come from the messages. */
export class ScanningPage {
  readonly page: Page;
  readonly shop: Pick<Shop, 'url'>;
  readonly language: Language;
  constructor(page: Page, shop: Pick<Shop, 'url'>, language: Language = 'en') {
    this.page = page;
    this.shop = shop;
    this.language = language;
  }

  get inLanguage() {
    return { locale: this.language };
  }

  get address(): string {
    return `${this.shop.url}/${this.language}/bulk-scanning`;
  }

  async open(): Promise<void> {
    await this.page.goto(this.address);
    await this.waitUntilReady();
  }

  /** Waits until the page's own part is hydrated. It loads after the frame. */
  async waitUntilReady(): Promise<void> {
    await waitForHydration(this.page);
    await this.field.evaluate(async (field) => {
      // React writes its own property on each element that it has taken over.
      while (!Object.keys(field).some((name) => name.startsWith('__reactProps')))
        await new Promise(requestAnimationFrame);
    });
  }

  get field(): Locator {
    return this.page.getByLabel(m.scanning_paste_label({}, this.inLanguage)).first();
  }

  /** Puts a text into the field in one go, as pasting does. */
  async paste(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.insertText(text);
  }

  /** Pastes and presses Enter. */
  async pasteAndRead(...codes: readonly string[]): Promise<void> {
    await this.paste(codes.join('\n'));
    await this.field.press('Enter');
  }

  /** Sends a hand scanner's burst of keys to the focused element, as browser events at the scanner's speed. */
  async scanByHand(code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
    const wire = await this.page.context().newCDPSession(this.page);
    const start = Date.now() - keyIntervalMs * (code.length + 1);
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
        const timestamp = (start + at * keyIntervalMs) / 1000;
        return [
          wire.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
          wire.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
        ];
      }),
    );
    await wire.detach();
  }

  /** Chooses files with the button for photos or for lists. */
  async chooseFiles(
    which: 'photo' | 'list',
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    const words = which === 'photo' ? m.scanning_photo({}, this.inLanguage) : m.scanning_file({}, this.inLanguage);
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: words }).first().click();
    await (await chooser).setFiles(files);
  }

  /** Returns all rows that are rendered. */
  get rows(): Locator {
    return this.page.locator('[data-line]');
  }

  /** Returns the row of a book, by its title. */
  row(title: string): Locator {
    return this.rows.filter({ has: this.page.locator('b > bdi').getByText(title, { exact: true }) });
  }

  /** Waits until so many copies were read and each has its offer or refusal. */
  async waitUntilValued(copies: number): Promise<void> {
    const count = { count: copies, shown: formatNumber(copies, this.language) };
    await expect(this.page.getByText(m.scanning_read_all(count, this.inLanguage), { exact: true })).toBeVisible();
  }

  /** Checks the number of copies in a book's row. A row of one copy shows no number. */
  async expectCopies(title: string, copies: number): Promise<void> {
    await expect(this.row(title)).toHaveCount(1);
    const words = m.scanning_copies_count(
      { count: copies, shown: formatNumber(copies, this.language) },
      this.inLanguage,
    );
    if (copies === 1)
      await expect(this.row(title)).not.toContainText(
        m.scanning_copies_count({ count: 2, shown: '2' }, this.inLanguage),
      );
    else await expect(this.row(title).getByText(words, { exact: true }).first()).toBeAttached();
  }

  /** Waits until the page's offline copy is stored and its service worker runs. */
  async waitForOfflineCopy(): Promise<void> {
    await this.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  }
}
