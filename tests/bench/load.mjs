/** Returns the number below which a share (0 to 1) of sorted numbers is. */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (value) => Math.round(value * 10) / 10;

/**
 * Runs `visit(index)` repeatedly in `concurrency` lanes for `seconds`, at most `maxVisits` times. Resolves to requests
 * per second, latencies in ms, and with a `clock` of the runtime its CPU time for each visit in ms. A visit that throws
 * counts as failed and stays out of the latencies.
 */
export async function load(
  name,
  visit,
  { concurrency = 16, seconds = 3, maxVisits = Infinity, warm = 8, clock = null } = {},
) {
  for (let index = 0; index < warm; index += 1) await visit(index);
  const times = [];
  let started = 0;
  let failed = 0;
  const cpuBefore = clock?.() ?? 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end && started < maxVisits) {
      started += 1;
      const from = performance.now();
      try {
        await visit(started + warm);
        times.push(performance.now() - from);
      } catch (error) {
        if (failed === 0) console.error(`${name}: ${error.message}`);
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const took = (performance.now() - begin) / 1000;
  const cpu = clock === null ? null : clock() - cpuBefore;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    name,
    cpu: cpu === null || sorted.length === 0 ? null : Math.round((cpu / sorted.length) * 100) / 100,
    perSecond: round(sorted.length / took),
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
    done: sorted.length,
    failed,
  };
}
