import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isMarket } from '../domain/market/market-codes';
import { Alive } from './alive';
import { connectBrowser } from './lib/api';
import { guardLoaders, loadFirstScreens } from './lib/parts/guard-loaders';
import { restoreKeptFields } from './lib/parts/keep-fields';
import { languageOfPath, useLanguageOfPage } from './lib/language';
import { reportCaught, reportUncaught } from './lib/reports/report-error';
import { createRouter } from './router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

useLanguageOfPage();

async function takeOver(): Promise<void> {
  const language = languageOfPath(location.pathname);
  const { market, form } = document.documentElement.dataset;
  const router = createRouter({
    api: connectBrowser(language),
    language,
    market: isMarket(market) ? market : 'IE',
    origin: location.origin,
    form: form && JSON.parse(form),
  });
  reportUncaught(() => router.stores.matches.get().at(-1)?.routeId ?? '');
  guardLoaders(router);
  await loadFirstScreens(router);
  await restoreKeptFields();
  // What a person did before React listens to a part of the page is done again then.
  window.early.start(() => void import('./lib/early/catch-up'));
  // As a transition React works in slices of a few milliseconds: a press or a scroll meanwhile need not wait for all of
  // it.
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

// By now the server's page has been painted (worker/html/pages/head-tags.ts). In a task of its own: that of the modules
// was long enough.
setTimeout(() => void takeOver());
