/** Milliseconds between two checks of what React has not hydrated yet. */
const waitMs = 20;
/** Milliseconds after which a press is dropped if its part of the page is not hydrated. */
const maxWaitMs = 20_000;

/** Repeats a press once. A button that is disabled by now is not pressed. */
function pressAgain(element: HTMLElement): void {
  window.early.release();
  if (element.matches(':disabled, [aria-disabled="true"]')) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  // The click of a submit button sends its form, as the browser itself does on Enter.
  else element.click();
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Resolves when React has rendered and run the effects, in which fields report what was entered early. */
const settled = () =>
  new Promise<void>((go) => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));

let isRunning = false;

/**
 * Repeats the last press that a person made before React had hydrated that part of the page. A press on a part that is
 * not hydrated within some seconds is dropped, and the button no longer shows that it waits.
 */
export async function repeatPress(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const { early } = window;
  const end = performance.now() + maxWaitMs;
  try {
    while (early.press !== null) {
      const { press } = early;
      if (!press.isConnected || performance.now() > end) early.release();
      else if (early.isHydrated(press)) {
        await settled();
        // Another button may have been pressed meanwhile: only the last one counts.
        if (early.press === press) pressAgain(press);
      } else {
        // Loads the parts that wait for a touch (client/lib/parts/when-needed.ts).
        dispatchEvent(new Event('early'));
        await pause(waitMs);
      }
    }
  } finally {
    isRunning = false;
  }
}

// This module is loaded by the first early press. From then on it is called for each.
window.early.wake = () => void repeatPress();
window.early.wake();
