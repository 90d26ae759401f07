/** What a run of ten thousand lines with its answers takes, roughly. */
const wantedBytes = 10_000_000;

/** Whether the browser has less room left than a large run takes; false where it does not tell. */
export async function isRoomLow(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (estimate?.quota === undefined || estimate.quota === 0) return false;
  return estimate.quota - (estimate.usage ?? 0) < wantedBytes;
}

let asked = false;

/** Asks the browser, once a page, not to clear what is kept when the device runs out of room. */
export function askToKeep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
