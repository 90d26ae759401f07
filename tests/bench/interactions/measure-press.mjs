/** Slowdown of the processor, as of a slow phone beside this machine. */
const slowdown = 4;
/** Runs of each interaction, each on a new page. The median is the figure. */
const runs = 3;
/** Milliseconds after which a page that was just loaded has done its own work. */
const quietMs = 1200;
/** Milliseconds in which the frames of an interaction end. */
const settleMs = 1200;

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'en-IE',
};
export const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-IE' };

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const pause = (ms) => new Promise((go) => setTimeout(go, ms));

/** Waits until React has taken over the page. */
export const alive = (page) => page.locator('html[data-alive=yes]').waitFor({ state: 'attached' });

/** Keeps the event timing entries of presses and keys. Runs in the page. */
function keepEvents() {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.benchEvents.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Measures the milliseconds from a click on a link to the painted heading of its page. Runs in the page. */
function awaitHeading() {
  window.benchHeading = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('h1');
        const words = before?.textContent;
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading === null || (heading === before && heading.textContent === words)) requestAnimationFrame(look);
          // A message is handled after the frame of this callback is painted.
          else {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage('');
          }
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Opens a page as it is used: loaded and quiet. From then on the processor is `rate` times slower. */
async function openQuiet(browser, url, { device, path, prepare }, rate = slowdown) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript(keepEvents);
  await page.goto(url + (prepare?.path ?? path), { waitUntil: 'load' });
  await alive(page);
  if (prepare !== undefined) {
    await prepare.run(page);
    if (prepare.path !== undefined && prepare.path !== path) await page.goto(url + path, { waitUntil: 'load' });
    await alive(page);
  }
  await pause(quietMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await pause(300);
  return { context, page, session };
}

/** Runs work while the browser traces its tasks. Returns the trace. */
async function traced(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const trace = [];
  session.on('Tracing.dataCollected', ({ value }) => trace.push(...value));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] } });
  await work();
  const ended = new Promise((end) => session.once('Tracing.tracingComplete', end));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return trace;
}

const inputs = /^(?:pointerdown|pointerup|click|keydown)$/;

/** Returns the processor's milliseconds from each input to the frame that follows it: the most of a trace. */
function processorMs(trace) {
  const given = trace.filter(({ name, args }) => name === 'EventDispatch' && inputs.test(args?.data?.type));
  const own = trace.filter(({ pid, tid }) => pid === given[0]?.pid && tid === given[0]?.tid);
  const ends = own.filter(({ name }) => name === 'Commit').map(({ ts, dur }) => ts + dur);
  const allTasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const spent = given.map(({ ts, dur }) => {
    const end = ends.toSorted((a, b) => a - b).find((each) => each > ts + dur) ?? ts + dur;
    const tasks = allTasks.filter((each) => each.ts + each.dur > ts && each.ts < end);
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  return Math.max(0, ...spent);
}

/** Opens the page of an interaction, leads to it and does it. Returns what `watch` returns of the page. */
async function press(browser, url, interaction, rate, watch) {
  const { context, page } = await openQuiet(browser, url, interaction, rate);
  await interaction.ready?.(page);
  await pause(quietMs);
  const seen = await watch(page, async () => {
    await interaction.press(page);
    await pause(settleMs);
  });
  await context.close();
  return seen;
}

/**
 * Returns the milliseconds from an input to the next paint: the median of several runs, and the longest. `processor`
 * is the processor's time alone, measured at full speed and multiplied: other programs do not lengthen it. The press of
 * the interaction is measured; its `ready` leads to the press.
 */
export async function measurePress(browser, url, interaction) {
  const painted = [];
  const processor = [];
  for (let run = 0; run < runs; run++) {
    const durations = await press(browser, url, interaction, slowdown, async (page, act) => {
      await page.evaluate(() => void (window.benchEvents.length = 0));
      await act();
      return page.evaluate(() => window.benchEvents);
    });
    // Durations below 16 ms are not reported.
    painted.push(Math.max(16, ...durations));
    const trace = await press(browser, url, interaction, 1, (_, act) => traced(browser, act));
    processor.push(Math.round(slowdown * processorMs(trace)));
  }
  return { painted: median(painted), longest: Math.max(...painted), processor: median(processor) };
}

/** Milliseconds of a hand between the pointer's arrival at a link and the press, and of the press itself. */
const hand = { arrives: 150, presses: 70 };

/** Presses a link as a hand does: on a desk the pointer arrives before, on a phone the finger rests shortly. */
async function pressLink(page, session, link) {
  const box = await link.boundingBox();
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  if (page.viewportSize().width < 700) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await pause(hand.presses);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await pause(hand.arrives);
    await page.mouse.down();
    await pause(hand.presses);
    await page.mouse.up();
  }
}

/** Returns the milliseconds from the click on a link of the shop to the painted heading of its page. */
export async function measureNavigation(browser, url, navigation) {
  const found = [];
  for (let run = 0; run < runs; run++) {
    const { context, page, session } = await openQuiet(browser, url, navigation);
    const link = navigation.link(page);
    await link.scrollIntoViewIfNeeded();
    await pause(quietMs);
    await page.evaluate(awaitHeading);
    await pressLink(page, session, link);
    found.push(Math.round(await page.evaluate(() => window.benchHeading)));
    await context.close();
  }
  return { painted: median(found), longest: Math.max(...found) };
}
