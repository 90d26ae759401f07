import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isMarket } from '../domain/market/market-codes';
import { Alive } from './alive';
import { connectBrowser } from './lib/api';
import { guardLoaders, loadFirstScreens } from './lib/parts/guard-loaders';
import { keepLeftMatches } from './lib/parts/keep-left-matches';
import { restoreKeptFields } from './lib/parts/keep-fields';
import { languageOfPath, useLanguageOfPage } from './lib/language';
import { reportCaught, reportUncaught } from './lib/reports/report-error';
import { parseSearch, stringifySearch } from './lib/search-params';
import { createRouter } from './router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/transitions.css';
import './styles/print.css';

useLanguageOfPage();

/**
 * Writes the address as the router does, which otherwise takes `?q=a%20b` for another address than `?q=a+b` and loads
 * the page again.
 */
function normaliseAddress(): void {
  const search = stringifySearch(parseSearch(location.search));
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
}

async function hydratePage(): Promise<void> {
  normaliseAddress();
  const language = languageOfPath(location.pathname);
  const { market, form, buying } = document.documentElement.dataset;
  const router = createRouter({
    api: connectBrowser(language),
    language,
    market: isMarket(market) ? market : 'IE',
    canBuy: buying === undefined,
    origin: location.origin,
    form: form && JSON.parse(form),
  });
  reportUncaught(() => router.stores.matches.get().at(-1)?.routeId ?? '');
  guardLoaders(router);
  keepLeftMatches(router);
  await loadFirstScreens(router);
  await restoreKeptFields();
  // Another page, and a part that opens, need the whole sheets. The page itself has the styles that it uses.
  await window.early.sheets;
  // Repeats a press that a person made before React listened to that part of the page.
  window.early.start(() => void import('./lib/early/press-again'));
  // As a transition React works in slices of a few milliseconds, so a press or a scroll need not wait for all of it.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive>
          <RouterClient router={router} />
        </Alive>
      </StrictMode>,
      { onCaughtError: reportCaught },
    );
  });
}

// The server's page is painted by now (worker/html/pages/page-tags.ts). Hydration is a task of its own, so that the
// long task of the modules does not become longer.
setTimeout(() => void hydratePage());
