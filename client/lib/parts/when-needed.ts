/** Distance from the window at which a part is fetched. */
const margin = '400px';
/** Milliseconds after the first touch in which nothing is fetched, so that what was pressed is painted before. */
const delayAfterTouchMs = 700;

let firstTouch: Promise<void> | undefined;

function waitForFirstTouch(): Promise<void> {
  firstTouch ??= new Promise((resolve) => {
    const options = { once: true, capture: true };
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => setTimeout(resolve, delayAfterTouchMs), options);
    addEventListener('early', () => resolve(), options);
  });
  return firstTouch;
}

function waitUntilNear(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(place);
  });
}

/**
 * Resolves when the script of a part that the server has rendered is needed: it is near the window, or the page was
 * touched for the first time a moment ago, or it was used before its script was loaded (`early`). Until then the part
 * is HTML that can be read and followed. Resolves at once for a part that is not in the page yet, and on the server.
 */
export async function whenNeeded(id: string): Promise<void> {
  const place =
    typeof document === 'undefined' || typeof IntersectionObserver === 'undefined' ? null : document.getElementById(id);
  if (place !== null && !window.early?.isChanged) await Promise.race([waitUntilNear(place), waitForFirstTouch()]);
}
