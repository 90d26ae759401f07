/** Milliseconds between two attempts to reach the shop again. */
const retryMs = 4000;

/**
 * Calls `retry` when the network comes back, and every four seconds: a network may return without an event, or work
 * only a moment after the event. Returns the function that ends this.
 */
export function retryUntilOnline(retry: () => void): () => void {
  addEventListener('online', retry);
  const timer = setInterval(retry, retryMs);
  return () => {
    removeEventListener('online', retry);
    clearInterval(timer);
  };
}
