import { Finding } from './stories/finding';
import { Days } from './years/day';
import { checkAll, checkDay } from './years/long-checks';
import { openLongSimulation } from './years/long-simulation';
import { Progress, Tally } from './years/progress';
import { fillShop } from './world/image';
import { replaceGlobals, print } from './world/globals';
import { randomOf } from './world/random';
import { hashOf } from './world/tables';
import { World } from './world/world';

/** Simulates a shop that trades every day for years, with few faults and without replicas and rivals. */

const [seed = '1', years = '1', perDay = '50'] = process.argv.slice(2);
const daysOfYear = 365.25;
/** Trades of the promise: ten years of 50 a day. */
const tenYears = 182_500;
const start = '2026-11-23T00:00:00.000Z';
/** Editions on the shelves. */
const shelf = 900;
/** Days between two lines of progress: a month in a short run, a year in a long one. */
const toldDays = Number(years) > 2 ? daysOfYear : daysOfYear / 12;

replaceGlobals();
// Not from an image: SQLite holds what was an image at most to one gigabyte, and copies its pages at each commit.
const world = new World(Number(seed), start, null);
await fillShop(world.primary, shelf);
const random = randomOf(Number(seed), 8);
const simulation = await openLongSimulation(world, random, shelf);
const [tally, progress] = [new Tally(), new Progress()];
const days = new Days(simulation, random, Number(perDay), tally);
const end = Math.round(Number(years) * daysOfYear);
/** Whether the `length` days that `number` ends, of months or years that are not a whole number of days, are over. */
const ends = (number: number, length: number) => Math.floor(number / length) > Math.floor((number - 1) / length);

let finding: string | null = null;
for (let number = 1; number <= end && finding === null; number += 1) {
  const placed = simulation.acknowledged.length;
  try {
    await days.live(number);
    checkDay(simulation, placed);
    if (number === end || ends(number, daysOfYear)) await checkAll(simulation);
  } catch (error) {
    if (!(error instanceof Finding)) throw error;
    finding = `day ${number}: ${error.message.slice(0, 1000)}`;
  }
  if (ends(number, toldDays) || number === end)
    progress.tell(world.clock.iso().slice(0, 10), simulation.acknowledged.length);
}
const { wall, cpu } = progress.seconds();
const { acts, done } = tally.sums();
const placed = simulation.acknowledged.length;
for (const line of tally.lines()) print(line);
print(finding ?? `${end} days, every check clean`);
const daily = (placed / end).toFixed(1);
print(`${placed} trades (${daily} a day), ${acts} acts of which ${done} were done, ${tally.faults} faults`);
print(
  `${wall.toFixed(0)} s, ${cpu.toFixed(0)} s CPU: ${(placed / wall).toFixed(1)} trades a second, ` +
    `${(placed / cpu).toFixed(1)} a second of CPU; ${progress.estimate(tenYears)}`,
);
print(hashOf(world.primary));
process.exit(finding === null ? 0 : 1);
