/** Bytes that a run of ten thousand lines with its answers needs, roughly. */
const wantedBytes = 10_000_000;

/** Returns whether less storage is left than a large run needs. False where the browser gives no estimate. */
export async function isQuotaLow(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (estimate?.quota === undefined || estimate.quota === 0) return false;
  return estimate.quota - (estimate.usage ?? 0) < wantedBytes;
}

let asked = false;

/** Asks the browser, once a page, to keep the shop's storage when the device runs out of space. */
export function requestPersistentStorage(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
