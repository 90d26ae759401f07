import type { Language } from '../../../../domain/language';

let asked = false;

/**
 * Caches the scanning page for use without a network, once it is loaded. The worker's scope is that page alone. Does
 * nothing in development and where there are no service workers.
 */
export function keepPageOffline(language: Language): void {
  if (asked || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  asked = true;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js', { scope: `/${language}/bulk-scanning` })
      .catch(() => undefined);
  };
  // Safari lacks `requestIdleCallback`.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
