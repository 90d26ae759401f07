import { median, phone } from './measure-press.mjs';

/** Network and processor of Lighthouse's mobile preset: round trip in ms, bytes a second, slowdown. */
const preset = { latency: 150, download: (1638.4 * 1000) / 8, upload: (675 * 1000) / 8, slowdown: 4 };
/** Loads of each page. The median is the figure. */
const loads = 3;
/** Milliseconds until a page has certainly painted its largest content. */
const settleMs = 3000;

/** Keeps the time of the largest paint, and the time at which React has taken over. Runs in the page. */
function keepTimes() {
  window.benchTimes = { painted: 0, alive: 0 };
  new PerformanceObserver((list) => {
    window.benchTimes.painted = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.alive !== 'yes') return;
    window.benchTimes.alive = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] });
}

/** Returns the milliseconds of a first visit until the largest paint and until a press is answered. */
export async function measureLoad(browser, url, { path }) {
  const found = [];
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(keepTimes);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: preset.latency,
      downloadThroughput: preset.download,
      uploadThroughput: preset.upload,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: preset.slowdown });
    await page.goto(url + path, { waitUntil: 'load' });
    await page.locator('html[data-alive=yes]').waitFor({ state: 'attached' });
    await new Promise((go) => setTimeout(go, settleMs));
    found.push(await page.evaluate(() => window.benchTimes));
    await context.close();
  }
  return {
    painted: Math.round(median(found.map(({ painted }) => painted))),
    alive: Math.round(median(found.map(({ alive }) => alive))),
  };
}
