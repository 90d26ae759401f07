import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isMarket } from '../domain/market-codes';
import { Alive } from './alive';
import { connectBrowser } from './lib/api';
import type { Typed } from './lib/early-typing';
import { languageOfPath, useLanguageOfPage } from './lib/language';
import { showPublicAddress } from './lib/public-address';
import { createRouter } from './router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

useLanguageOfPage();
showPublicAddress();

/** What is written into a field before the script has taken it over is no event for React, so it is read in after. A field with `data-early` sees to it itself. */
function keepEarly(field: Typed): void {
  const { value } = field;
  if ('early' in field.dataset) return;
  const checked = 'checked' in field && field.checked;
  // Fields that say what the server wrote have nothing to tell, and others are rare enough to load the way for.
  if (value !== field.defaultValue || ('checked' in field && checked !== field.defaultChecked)) void import('./lib/early-typing').then(({ readIn }) => readIn(field, { value, checked }));
}

function takeOver(): void {
  const language = languageOfPath(location.pathname);
  const market = document.documentElement.dataset['market'];
  const router = createRouter({
    api: connectBrowser(language),
    language,
    market: isMarket(market) ? market : 'IE',
    origin: location.origin,
  });
  document.querySelectorAll<Typed>('input,textarea').forEach(keepEarly);
  // While the parts of the page are taken over one after the other; React watches a field from then on.
  document.addEventListener('input', ({ target }) => {
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !Object.hasOwn(target, 'value') && !Object.hasOwn(target, 'checked')) keepEarly(target);
  }, true);
  // As a transition React works in slices of a few milliseconds: a press or a scroll meanwhile need not wait for all of it.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive>
          <RouterClient router={router} />
        </Alive>
      </StrictMode>,
    );
  });
}

// By now the server's page has been painted (worker/html/head-tags.ts). In a task of its own: that of the modules was long enough.
setTimeout(takeOver);
