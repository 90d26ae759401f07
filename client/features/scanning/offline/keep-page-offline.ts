import type { Language } from '../../../../domain/language';

let asked = false;

/**
 * Keeps the scanning page for times without a network, once it and what it needs first are there. The worker's scope is
 * that page alone: no other page of the shop ever meets it. Does nothing in development and where there are no workers.
 */
export function keepPageOffline(language: Language): void {
  if (asked || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  asked = true;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js', { scope: `/${language}/bulk-scanning` })
      .catch(() => undefined);
  };
  // Safari has no word for idle.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
