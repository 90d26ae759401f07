/** First wait between two questions, and the longest wait, in milliseconds. */
const first = 4_000;
const longest = 60_000;
const slower = 1.4;

/**
 * Asks repeatedly while the page is visible and has a network. The wait grows while nothing is new. When the person
 * returns to the page, it asks at once. `ask` resolves to whether something was new, and never rejects. Returns the
 * function that stops asking.
 */
export function askWhileVisible(ask: () => Promise<boolean>): () => void {
  let wait = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let over = false;
  const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;
  const plan = () => {
    clearTimeout(timer);
    if (!over && isSeen()) timer = setTimeout(() => void turn(), wait);
  };
  const turn = async () => {
    if (asking) return;
    asking = true;
    wait = (await ask()) ? first : Math.min(wait * slower, longest);
    asking = false;
    plan();
  };
  const look = () => {
    clearTimeout(timer);
    if (!isSeen()) return;
    wait = first;
    void turn();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', look);
  plan();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
