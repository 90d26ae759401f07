import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../../domain/language';
import { findAxeFaults } from './axe-faults';
import { findIdFaults } from './id-faults';
import { Person } from './person';
import type { Shop } from './shop';

const phone = { width: 390, height: 844 };
/** Window of a desk, and of a page that is measured on a desktop. */
export const desktop = { width: 1280, height: 900 };

/**
 * Opens pages with the cookies of one context, in turns in English on a light page and in Arabic on a dark one. Each
 * page is opened in one of these two variants, each kind of screen in both. Collects faults: findings of axe, wrong
 * ids, and pages that are wider than a phone or a desktop.
 */
export class Inspector {
  /** Faults, each with the language and the path of its page. */
  readonly faults: string[] = [];
  /** The person of the English pages. */
  readonly reader: Person;
  private readonly people: readonly Person[];
  private turn = 0;

  private constructor(reader: Person, other: Person) {
    this.reader = reader;
    this.people = [reader, other];
  }

  /** Opens a tab for each variant. English pages are those of a phone unless a window size is given. */
  static async open(context: BrowserContext, shop: Shop, english = phone): Promise<Inspector> {
    const person = async (language: Language, colorScheme: 'light' | 'dark', size: typeof phone) => {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      return new Person(page, shop, language);
    };
    return new Inspector(await person('en', 'light', english), await person('ar', 'dark', phone));
  }

  /** Opens a page in the next variant and inspects it. Returns the person of that variant. */
  async inspectPage(path: string): Promise<Person> {
    const person = this.people[this.turn % this.people.length];
    if (person === undefined) throw new Error('there is no variant');
    this.turn += 1;
    await person.visit(path);
    await waitForFooter(person.page);
    await this.inspectCurrentPage(person, path);
    return person;
  }

  /** Opens and inspects a page in both variants. */
  async inspectBothVariants(path: string): Promise<void> {
    for (const _ of this.people) await this.inspectPage(path);
  }

  /** Inspects the page as it is now. */
  async inspectCurrentPage({ page, language }: Person, path: string): Promise<void> {
    // The footer is the same on all pages, and axe needs half of its time for it.
    const axe = await findAxeFaults(page, path === '' ? {} : { except: '#footer' });
    const found = [...(await findIdFaults(page)), ...axe];
    const own = page.viewportSize() ?? phone;
    for (const size of [own.width === phone.width ? desktop : phone, own]) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) found.push(`${wide} px wider than ${size.width} px`);
    }
    this.faults.push(...found.map((fault) => `${language} ${path}: ${fault}`));
  }
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
