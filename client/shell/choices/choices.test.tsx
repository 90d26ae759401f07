import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../../domain/language';
import { createApiClient } from '../../lib/api';
import { languageRewrite } from '../../lib/language-rewrite';
import { stringifySearch, parseSearch } from '../../lib/search-params';
import type { RouterContext } from '../../lib/router-context';
import { LanguageLinks } from './language-links';
import { MarketSelect } from './market-select';

const sentCalls: [string, unknown][] = [];
let status = 200;
const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
  sentCalls.push([
    new URL(input instanceof Request ? input.url : input).pathname,
    JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
  ]);
  return status === 200 ? Response.json({ market: 'PL' }) : Response.json({ code: 'unavailable' }, { status });
};

async function show(address: string) {
  const api = createApiClient({ origin: 'https://dogear.example', language: 'en', fetch: answer });
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <>
        <LanguageLinks />
        <MarketSelect />
        <output>{root.useRouteContext().market}</output>
      </>
    ),
    notFoundComponent: () => null,
  });
  const context: RouterContext = { api, language: 'en', market: 'IE', canBuy: true, origin: 'https://dogear.example' };
  const router = createRouter({
    routeTree: root,
    rewrite: languageRewrite('en'),
    context,
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('combobox');
}

afterEach(() => {
  sentCalls.length = 0;
  status = 200;
});

test('every language keeps the page and the query', async () => {
  await show('/en/search?q=emma&sort=price');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    languages.map((lng) => `/${lng}/search?q=emma&sort=price`),
  );
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'العربية' }).getAttribute('lang')).toBe('ar');
});

test('choosing a country stores it in the shop and shows the page in its market', async () => {
  await show('/en');
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect((select as HTMLSelectElement).value).toBe('IE');
  fireEvent.change(select, { target: { value: 'PL' } });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('PL'));
  expect(sentCalls).toEqual([['/api/market', { market: 'PL' }]]);
  expect(document.documentElement.dataset['market']).toBe('PL');
});

test('a failed change of the country is reported, and the old one stays', async () => {
  status = 503;
  await show('/en');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'PL' } });
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t change the country. Please try again.');
  expect(screen.getByRole('status').textContent).toBe('IE');
});
