/** First and longest wait between two requests. Each request without news multiplies the wait by `waitFactor`. */
const firstWaitMs = 4_000;
const maxWaitMs = 60_000;
const waitFactor = 1.4;

/**
 * Polls by `request` while the page is visible and has a network. The wait grows while nothing is new. When the person
 * returns to the page, the next request is sent at once. `request` resolves to whether something was new, and never
 * rejects. Returns the function that stops polling.
 */
export function pollWhileVisible(request: () => Promise<boolean>): () => void {
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  let isStopped = false;
  const canRequest = () => document.visibilityState === 'visible' && navigator.onLine;
  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped && canRequest()) timer = setTimeout(() => void requestOnce(), wait);
  };
  const requestOnce = async () => {
    if (isRequesting) return;
    isRequesting = true;
    wait = (await request()) ? firstWaitMs : Math.min(wait * waitFactor, maxWaitMs);
    isRequesting = false;
    schedule();
  };
  const restart = () => {
    clearTimeout(timer);
    if (!canRequest()) return;
    wait = firstWaitMs;
    void requestOnce();
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
