import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../../domain/pages/schemas';
import { pageSlugs } from '../../../domain/pages/slugs';
import { showScreen } from '../../../tests/client/show-screen';
import { pageHeadOf } from './page-head';
import { slugOfPath } from './slug-of-path';
import { PageScreen } from './page-screen';

const shipping: Page = {
  slug: 'shipping',
  language: 'en',
  title: 'Delivery',
  description: 'Postage and parcels.',
  changed: '2026-11-21',
  html:
    '<h2 id="s-there">From us &amp; you &amp;lt;</h2><p><a href="/en/contact">write to us</a> <a ' +
    'href="https://example.org/" rel="noopener">elsewhere</a> <a href="/de/contact">auf Deutsch</a></p><h2 ' +
    'id="s-back">Back</h2><h2 id="s-late">Late</h2>',
};
const show = (page: Partial<Page> = {}) => showScreen(<PageScreen page={{ ...shipping, ...page }} />, () => null);

test('a page has its date and the contents of a long text', async () => {
  show();
  expect(await screen.findByText('Last updated on 21 November 2026')).toBeDefined();
  const [rail] = screen.getAllByRole('navigation', { name: 'On this page' });
  expect([...(rail?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    [
      ['#s-there', 'From us & you &lt;'],
      ['#s-back', 'Back'],
      ['#s-late', 'Late'],
    ],
  );
  expect(screen.queryByText(/This page hasn’t been translated yet/)).toBeNull();
});

test('a page that is missing in this language says so, and is marked with its own language', async () => {
  show({ language: 'ar', title: 'الشحن', html: '<p>نص</p>' });
  expect(await screen.findByText('This page hasn’t been translated yet, so it is in Arabic.')).toBeDefined();
  for (const text of ['الشحن', 'نص']) {
    const place = screen.getByText(text).closest('[lang]');
    expect([place?.getAttribute('lang'), place?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  }
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('links of a text to the shop’s pages open without a load; the browser handles all others', async () => {
  const { router } = show();
  const press = async (name: string, keys: object = {}) => {
    const link = await screen.findByRole('link', { name });
    const event = createEvent.click(link, keys);
    // jsdom knows no navigation: what is left to the browser ends here.
    const end = (each: Event) => each.preventDefault();
    let taken = false;
    const look = (each: Event) => {
      taken = each.defaultPrevented;
      end(each);
    };
    window.addEventListener('click', look, { once: true });
    fireEvent(link, event);
    return taken;
  };
  expect(await press('elsewhere')).toBe(false);
  expect(await press('auf Deutsch')).toBe(false);
  expect(await press('write to us', { ctrlKey: true })).toBe(false);
  expect(router.state.location.pathname).toBe('/');
  expect(await press('write to us')).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});

test('the self-check is beside the page on grading without a link; elsewhere it links to that page', async () => {
  show({ slug: 'grading' });
  expect((await screen.findByText('Find the right condition')).closest('details')).toHaveProperty('open', true);
  expect(screen.queryByRole('link', { name: 'About book conditions' })).toBeNull();
});

test('exactly the addresses of the list are pages, each described by its kind', () => {
  expect(pageSlugs.map((slug) => slugOfPath(slug))).toEqual([...pageSlugs]);
  for (const other of ['About', 'toString', '', 'about-us']) expect(slugOfPath(other)).toBeNull();
  const context = { origin: 'https://shop.test', language: 'en' } as const;
  const kind = (page: Page) => JSON.parse(pageHeadOf(page, context).scripts[0]?.children ?? '')['@type'];
  expect([kind(shipping), kind({ ...shipping, slug: 'about' })]).toEqual(['WebPage', 'AboutPage']);
});

const guarantee: Partial<Page> = { slug: 'legal-guarantee', title: 'Legal guarantee', html: '<p>Two years.</p>' };

test('the official notice is shown with a link to Your Europe where the shop has its file', async () => {
  const notice = { image: '/notice-de.svg', language: 'de', site: 'europa.eu/youreurope/garantien' } as const;
  show({ ...guarantee, notice });
  const image = await screen.findByRole('img', { name: /^Official notice of the European Union/ });
  expect([image.getAttribute('src'), image.closest('a')?.getAttribute('href')]).toEqual([
    '/notice-de.svg',
    '/notice-de.svg',
  ]);
  const link = screen.getByRole('link', { name: 'Read about your rights on Your Europe' });
  expect(link.getAttribute('href')).toBe('https://europa.eu/youreurope/garantien');
  expect(screen.getByText('Two years.')).toBeDefined();
});

test('the text of the notice is shown alone where the shop has no file', async () => {
  show({ ...guarantee, notice: null });
  expect(await screen.findByText('Two years.')).toBeDefined();
  expect(screen.queryByRole('img', { name: /^Official notice/ })).toBeNull();
});
