import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isMarket } from '../domain/market-codes';
import { connectBrowser } from './lib/api';
import { languageOfPath, useLanguageOfPage } from './lib/language';
import { createRouter } from './router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

useLanguageOfPage();
const language = languageOfPath(location.pathname);
const market = document.documentElement.dataset['market'];
const router = createRouter({
  api: connectBrowser(language),
  language,
  market: isMarket(market) ? market : 'IE',
  origin: location.origin,
});

/** Tells from outside (journeys, screenshots) that the script has taken over the server's page. */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'yes';
  }, []);
  return null;
}

function takeOver(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
      <Alive />
    </StrictMode>,
  );
}

// The server's page is painted before the script takes it over: on a quick line both come at once, and taking over takes
// longer than painting. A page that nobody sees is never painted.
if (document.hidden) takeOver();
else requestAnimationFrame(() => setTimeout(takeOver));
