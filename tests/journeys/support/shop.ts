import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { addMs, dayMs } from '../../../domain/time';
import { randomIds } from '../../../worker/platform/context';
import { secretHash } from '../../../worker/platform/secret-hash';
import { openShopCopy } from './shop-copy';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

export interface Shop {
  readonly url: string;
  /** Folder of the build that is served. */
  readonly dist: string;
  /**
   * Serves another build at the same address, for the rest of the process. `dist` is its folder, which is removed when
   * the shop serves another one. Journeys call it through two-builds.ts.
   */
  deploy(dist: string): Promise<void>;
  /** Mails the shop has sent to an address, oldest first. */
  mailsTo(to: string): readonly SentMail[];
  /** Waits for the newest mail to an address whose subject or text matches. */
  waitForMail(to: string, wanted: RegExp): Promise<SentMail>;
  /** Ends the ten minutes in which the last proof of an account counts as fresh. */
  expireFreshProof(email: string): Promise<void>;
  /**
   * Stores a registration with a mailed link, as the page of registration does. Returns the link's token and the secret
   * of the browser that registered.
   */
  storeRegistration(person: NewMember): Promise<{ readonly token: string; readonly browser: string }>;
  /** Gives an account the role of staff, with a second factor in all its sessions. */
  grantDeskAccess(email: string): Promise<void>;
  /** Ends the waiting time of payouts after a change of bank details. */
  endPayoutHold(email: string): Promise<void>;
  /** Makes the cached documents of identity providers a minute older, so that they expire. */
  expireProviderDocuments(): Promise<void>;
  /** Closes the shop by the text of its maintenance key. Null opens it. Waits until the shop reports that state. */
  setMaintenance(text: string | null): Promise<void>;
}

/** Milliseconds after which the start of a shop hangs. It waits for the template, beside other processes that start. */
const startLimitMs = 180_000;

/** Folder of the build that a shop serves at first. */
const firstBuild = 'dist';

/** Each Playwright worker has a shop of its own: the production build on a copy of a freshly filled state. */
export const test = base.extend<
  { consoleErrors: string[]; expectedError: RegExp | null },
  { shop: Shop; settings: Readonly<Record<string, string>> }
>({
  // Settings that the shop of a file has beyond the usual.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  shop: [
    async ({ settings }, use) => {
      // The shop closes and opens at once instead of after some seconds.
      const shop = await openShopCopy({ MAINTENANCE_SECONDS: '0', ...settings });
      let dist = firstBuild;
      const removeServedBuild = () => {
        if (dist !== firstBuild) rmSync(dist, { recursive: true, force: true });
      };
      const mails = new Map<string, SentMail>();
      const readMail = (name: string): SentMail => {
        const mail: SentMail = mails.get(name) ?? JSON.parse(readFileSync(join(shop.mailDir, name), 'utf8'));
        mails.set(name, mail);
        return mail;
      };
      const mailsTo = (to: string): SentMail[] =>
        existsSync(shop.mailDir)
          ? readdirSync(shop.mailDir)
              .filter((name) => name.endsWith('.json'))
              .toSorted()
              .map(readMail)
              .filter((mail) => mail.to === to)
          : [];
      await use({
        url: shop.url,
        get dist() {
          return dist;
        },
        async deploy(next) {
          await shop.deploy(next);
          removeServedBuild();
          dist = next;
        },
        mailsTo,
        async waitForMail(to, wanted) {
          let found: SentMail | undefined;
          await expect
            .poll(() => (found = mailsTo(to).findLast((each) => wanted.test(each.subject + each.text))) !== undefined, {
              intervals: [50, 100, 100, 250],
            })
            .toBe(true);
          if (!found) throw new Error('unreachable');
          return found;
        },
        async setMaintenance(text) {
          const keys = await shop.miniflare.getKVNamespace('KV');
          await (text === null ? keys.delete('maintenance') : keys.put('maintenance', text));
          await expect
            .poll(async () => (await (await fetch(`${shop.url}/api/health`)).json()).open, {
              intervals: [50, 100, 250],
            })
            .toBe(text === null);
        },
        async expireProviderDocuments() {
          const keys = await shop.miniflare.getKVNamespace('KV');
          for (const { name } of (await keys.list({ prefix: 'provider:' })).keys) {
            const document: { readAt: number } = JSON.parse((await keys.get(name, 'text')) ?? '{}');
            await keys.put(name, JSON.stringify({ ...document, readAt: document.readAt - 61_000 }));
          }
        },
        async storeRegistration({ email, name, passwordHash }) {
          const database = await shop.miniflare.getD1Database('DB');
          const [id, token, browser] = [randomIds.id(), randomIds.token(), randomIds.token()];
          const now = new Date().toISOString();
          const end = addMs(now, dayMs);
          await database.batch([
            database
              .prepare(
                `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at,
                  browser_hash) VALUES (?, ?, ?, ?, 'en', 'IE', ?, ?, ?)`,
              )
              .bind(id, email, name, passwordHash, now, end, await secretHash(browser)),
            database
              .prepare('INSERT INTO registration_links (token_hash, registration, ends_at) VALUES (?, ?, ?)')
              .bind(await secretHash(token), id, end),
          ]);
          return { token, browser };
        },
        async grantDeskAccess(email) {
          const database = await shop.miniflare.getD1Database('DB');
          await database.batch([
            database.prepare(`UPDATE accounts SET role = 'staff' WHERE email = ?`).bind(email),
            database
              .prepare(
                'UPDATE sessions SET second_factor = 1 WHERE account = (SELECT id FROM accounts WHERE email = ?)',
              )
              .bind(email),
          ]);
        },
        async endPayoutHold(email) {
          const database = await shop.miniflare.getD1Database('DB');
          await database.prepare('UPDATE accounts SET payouts_held_until = NULL WHERE email = ?').bind(email).run();
        },
        async expireFreshProof(email) {
          const database = await shop.miniflare.getD1Database('DB');
          await database
            .prepare(
              `UPDATE sessions SET proved_at = '2020-01-01T00:00:00.000Z' WHERE account = (SELECT id FROM accounts
                WHERE email = ?)`,
            )
            .bind(email)
            .run();
        },
      });
      await shop.close();
      removeServedBuild();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // A line of the console that a journey causes on purpose.
  expectedError: [null, { option: true }],
  // Any other error in the console of any tab fails the journey.
  consoleErrors: [
    async ({ browser, context, expectedError }, use) => {
      const errors: string[] = [];
      // The browser reports a transition that a faster navigation has replaced. The page itself changes as it should.
      context.on('weberror', (event) => {
        const { message } = event.error();
        if (!message.startsWith('Transition was skipped')) errors.push(`page error: ${message}`);
      });
      context.on('console', (message) => {
        if (
          message.type() === 'error' &&
          !/status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/.test(message.text()) &&
          expectedError?.test(message.text()) !== true
        )
          errors.push(`console: ${message.text()}`);
      });
      // React's own error does not say what a component threw. Its cause says it.
      await context.addInitScript(() => {
        addEventListener('error', ({ error }) => {
          if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
        });
      });
      await use(errors);
      // Pages of other people would go on asking the shop for news.
      for (const other of browser.contexts()) if (other !== context) await other.close();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until React has taken over the page and all visible controls. React sets properties of its own on elements that
 * it has taken over.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // A page may still be left for another one, for example after another tab signed out.
  await expect(async () => {
    await waitForHydratedControls(page);
    // Effects, which add listeners to the page, run within two frames.
    await page.evaluate(
      () => new Promise<void>((go) => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)))),
    );
  }).toPass();
}

async function waitForHydratedControls(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A document that the browser has just begun has no root element yet.
    if (document.querySelector('html[data-alive=yes]') === null) return false;
    const isTaken = (part: Element) => Object.keys(part).some((name) => name.startsWith('__reactProps'));
    const isSeen = (part: Element) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    return [
      ...document.querySelectorAll(
        'main, main :is(form, button, input, textarea, select, summary), body > header, header :is(button, summary)',
      ),
    ].every((part) => isTaken(part) || !isSeen(part));
  });
}

export { expect };
