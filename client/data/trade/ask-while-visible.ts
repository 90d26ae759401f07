/** First and longest wait between two requests. Each request without news multiplies the wait by `waitFactor`. */
const firstWaitMs = 4_000;
const maxWaitMs = 60_000;
const waitFactor = 1.4;

/**
 * Calls `ask` repeatedly while the page is visible and has a network. The wait grows while nothing is new. When the
 * person returns to the page, it asks at once. `ask` resolves to whether something was new, and never rejects. Returns
 * the function that stops it.
 */
export function askWhileVisible(ask: () => Promise<boolean>): () => void {
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;
  const canAsk = () => document.visibilityState === 'visible' && navigator.onLine;
  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped && canAsk()) timer = setTimeout(() => void askOnce(), wait);
  };
  const askOnce = async () => {
    if (isAsking) return;
    isAsking = true;
    wait = (await ask()) ? firstWaitMs : Math.min(wait * waitFactor, maxWaitMs);
    isAsking = false;
    schedule();
  };
  const restart = () => {
    clearTimeout(timer);
    if (!canAsk()) return;
    wait = firstWaitMs;
    void askOnce();
  };
  document.addEventListener('visibilitychange', restart);
  addEventListener('online', restart);
  addEventListener('offline', restart);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
    removeEventListener('online', restart);
    removeEventListener('offline', restart);
  };
}
