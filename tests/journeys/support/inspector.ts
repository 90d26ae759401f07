import type { BrowserContext, Page } from '@playwright/test';
import { addAxe, findAxeFaults } from './axe-faults';
import { findIdFaults } from './id-faults';
import { Person } from './person';
import type { Shop } from './shop';

type Size = { readonly width: number; readonly height: number };

const phone: Size = { width: 390, height: 844 };
/** Window of a desk, and of a page that is measured on a desktop. */
export const desktop: Size = { width: 1280, height: 900 };

/** The footer is the same on all pages, so axe inspects that of the start page only. */
const sharedFooter = '#footer';
/** From the fourth on, the rows of long lists and the closed questions of a topic. axe inspects the first three. */
const furtherRows = [
  ':is(ul, ol, tbody):has(> :nth-child(7)) > :nth-child(n + 4)',
  `details${' ~ details:not([open])'.repeat(3)}`,
];

/** How a person sees pages, and the size of the window in which axe inspects them. */
interface Variant {
  readonly person: Person;
  readonly colorScheme: 'light' | 'dark';
  readonly size: Size;
}

/**
 * Opens pages in one tab, in English on a light page or in Arabic on a dark one. Each page is opened in one of these
 * two variants, each kind of screen in both. Collects faults: findings of axe, wrong ids, and pages that are wider than
 * a phone or a desktop.
 */
export class Inspector {
  /** Faults, each with the language and the path of its page. */
  readonly faults: string[] = [];
  /** The person of the English pages. */
  readonly reader: Person;
  private readonly english: Variant;
  private readonly arabic: Variant;
  /** Variant of the page that is open. */
  private current: Variant;

  private constructor(english: Variant, arabic: Variant) {
    this.reader = english.person;
    this.english = english;
    this.arabic = arabic;
    this.current = english;
  }

  /** Opens a tab with the cookies of a context. English pages are those of a phone unless a window size is given. */
  static async open(context: BrowserContext, shop: Shop, english = phone): Promise<Inspector> {
    const page = await context.newPage();
    await addAxe(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    return new Inspector(
      { person: new Person(page, shop, 'en'), colorScheme: 'light', size: english },
      { person: new Person(page, shop, 'ar'), colorScheme: 'dark', size: phone },
    );
  }

  /** Opens a page in the present variant and inspects it. Returns the person of that variant. */
  async inspectPage(path: string): Promise<Person> {
    const person = await this.visit(path);
    await this.inspectCurrentPage(person, path);
    return person;
  }

  /** Opens and inspects pages: those with an even index in English, the others in Arabic, the present variant first. */
  async inspectPages(paths: readonly string[]): Promise<void> {
    const inspectOwn = async () => {
      const remainder = this.current === this.english ? 0 : 1;
      for (const path of paths.filter((_, at) => at % 2 === remainder)) await this.inspectPage(path);
    };
    await inspectOwn();
    await this.changeVariant();
    await inspectOwn();
  }

  /** Opens and inspects a page in both variants. */
  async inspectBothVariants(path: string): Promise<void> {
    await this.inspectPages([path, path]);
  }

  /** Opens a page in the present variant and inspects its ids only. Returns the person, who changes the page first. */
  async openPage(path: string): Promise<Person> {
    const person = await this.visit(path);
    this.addFaults(person, path, await findIdFaults(person.page));
    return person;
  }

  /** Opens the next pages in the other variant. The open page is drawn anew in the other colours: change seldom. */
  async changeVariant(): Promise<void> {
    this.current = this.current === this.english ? this.arabic : this.english;
    const { person, colorScheme } = this.current;
    await person.page.emulateMedia({ colorScheme });
  }

  /** Inspects the page as it is now. The window then keeps the size that was inspected last. */
  async inspectCurrentPage(person: Person, path: string): Promise<void> {
    const { page } = person;
    this.addFaults(person, path, await findIdFaults(page));
    const own = this.current.size;
    const other = own.width === phone.width ? desktop : phone;
    // Each page is drawn anew once, not twice: the next one opens in the size that this one ends in.
    const isOwn = page.viewportSize()?.width === own.width;
    for (const size of isOwn ? [own, other] : [other, own]) {
      if (page.viewportSize()?.width !== size.width) await resize(page, size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) this.addFaults(person, path, [`${wide} px wider than ${size.width} px`]);
      if (size !== own) continue;
      const exceptions = path === '' ? furtherRows : [sharedFooter, ...furtherRows];
      this.addFaults(person, path, await findAxeFaults(page, exceptions));
    }
  }

  private async visit(path: string): Promise<Person> {
    const { person } = this.current;
    await person.visit(path);
    if (path === '') await waitForFooter(person.page);
    return person;
  }

  private addFaults({ language }: Person, path: string, found: readonly string[]): void {
    this.faults.push(...found.map((fault) => `${language} ${path}: ${fault}`));
  }
}

/** Changes the size of the window, and waits until the page has reacted to it. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise<void>((go) => void requestAnimationFrame(() => setTimeout(go))));
}

/** Waits until React has taken over the footer, whose script loads near the viewport. */
async function waitForFooter(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('footer')?.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(() => {
    const footer = document.getElementById('footer');
    return footer?.checkVisibility() !== true || Object.keys(footer).some((name) => name.startsWith('__reactProps'));
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
