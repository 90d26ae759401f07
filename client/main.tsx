import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isMarket } from '../domain/market-codes';
import { Alive } from './alive';
import { connectBrowser } from './lib/api';
import { languageOfPath, useLanguageOfPage } from './lib/language';
import { showPublicAddress } from './lib/public-address';
import { createRouter } from './router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

useLanguageOfPage();
showPublicAddress();

function takeOver(): void {
  const language = languageOfPath(location.pathname);
  const { market, form } = document.documentElement.dataset;
  const router = createRouter({
    api: connectBrowser(language),
    language,
    market: isMarket(market) ? market : 'IE',
    origin: location.origin,
    ...(form === undefined ? {} : { form: JSON.parse(form) }),
  });
  // What a person did before React listens to a part of the page is done again then.
  const catchUp = () => void import('./lib/catch-up').then(({ catchUp: run }) => run());
  window.early.wake = catchUp;
  if (window.early.look()) catchUp();
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
