import { dayMs, hourMs, minuteMs } from '../../domain/time';
import { checkStep } from './checks/every-step';
import { deeds, type DeedName } from './people/deeds';
import { addCustomer, openTown, type Town } from './people/town';
import type { Act, EachDeed } from './people/act';
import { calm } from './shim/line';
import { doAct } from './stories/run-part';
import { Finding } from './stories/finding';
import { drawFaults, fair } from './weather/faults';
import { firstImage } from './world/image';
import { replaceGlobals, say } from './world/globals';
import { randomOf, type Random } from './world/random';
import { hashOf } from './world/tables';
import { World } from './world/world';

/** A shop that trades every day for years, in fair weather: fewer faults, no replicas, each day checked at its end. */

const [seed = '1', years = '1', perDay = '50'] = process.argv.slice(2);
const daysOfYear = 365.25;
const start = '2026-11-23T06:00:00.000Z';
/** Editions on the shelves. */
const shelf = 900;
/** New people a day; the others come again. */
const newPeople = 5;
/** Days between two full checks; the shop's own runs every night. */
const checkDays = 30;

/** What is done to everything that waits, once a day, and how likely each is (of one). */
const routine: readonly (readonly [DeedName, number])[] = [
  ['post', 0.5],
  ['receive', 0.5],
  ['grade', 1],
  ['finish', 1],
  ['decide', 0.3],
  ['sendBack', 1],
  ['beginCard', 0.7],
  ['clearWarning', 1],
  ['pack', 1],
  ['dispatch', 1],
  ['arrived', 0.15],
  ['lose', 0.005],
  ['withdraw', 0.004],
  ['returnSent', 0.5],
  ['takeBack', 0.4],
  ['refundAccount', 0.5],
  ['retry', 0.5],
  ['fail', 0.0005],
  ['confirm', 0.3],
];
/** What comes up now and then, this often a day. */
const seldom: readonly (readonly [DeedName, number])[] = [
  ['payByCard', 25],
  ['event', 25],
  ['statement', 12],
  ['match', 1],
  ['correctStock', 6],
  ['payoutFile', 1],
  ['confirmFile', 0.2],
  ['dispute', 0.02],
  ['decideDispute', 0.02],
  ['deleteAccount', 0.01],
  ['changePayout', 0.1],
  ['mailDown', 0.01],
  ['providersDown', 0.01],
  ['browse', 5],
  ['wish', 5],
];

async function does(town: Town, random: Random, act: Act | null): Promise<void> {
  if (act === null) return;
  const faults = drawFaults(random, fair.faults);
  await doAct(town, act, faults.length === 0 ? calm : { ...calm, faults });
}

async function liveDay(town: Town, random: Random, trades: number): Promise<void> {
  const { clock } = town.world;
  await does(town, random, deeds.night[1](town, random));
  clock.move(3 * hourMs);
  await does(town, random, deeds.morning[1](town, random));
  for (let number = 0; number < newPeople; number += 1) await addCustomer(town, random);
  for (let number = 0; number < trades; number += 1) {
    await does(town, random, deeds.trade[1](town, random));
    // Whoever could not place the trade empties the lists, so that old offers stop nobody the next time.
    town.world.primary.write('DELETE FROM basket_lines');
    town.world.primary.write('DELETE FROM cart_lines');
    clock.move((8 * hourMs) / trades);
    if (number % 10 === 9) await does(town, random, deeds.minute[1](town, random));
  }
  for (const [name, rate] of seldom) {
    for (let left = rate; left > 0; left -= 1)
      if (random.chance(Math.min(1, left))) await does(town, random, deeds[name][1](town, random));
  }
  for (const [name, rate] of routine) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the routine names deeds of this kind alone
    for (const act of (deeds[name][1] as EachDeed).each(town, random))
      if (random.chance(rate)) await does(town, random, act);
  }
  clock.move(30 * minuteMs);
  await does(town, random, deeds.minute[1](town, random));
}

replaceGlobals();
const world = new World(Number(seed), start, await firstImage(shelf));
const random = randomOf(Number(seed), 8);
const town = await openTown(world, random, 40, shelf);
const began = performance.now();
const end = Math.round(Number(years) * daysOfYear);
let finding: string | null = null;
for (let number = 1; number <= end && finding === null; number += 1) {
  try {
    const midnight = world.clock.now;
    await liveDay(town, random, Number(perDay));
    world.clock.now = midnight + dayMs;
    world.complaints.splice(0, world.complaints.length, ...world.complaints.slice(-200));
    world.mail.taken.splice(0, Math.max(0, world.mail.taken.length - 5000));
    if (number % checkDays === 0 || number === end) await checkStep(town);
  } catch (error) {
    if (!(error instanceof Finding)) throw error;
    finding = `day ${number}: ${error.message.slice(0, 1000)}`;
  }
  if (number % checkDays === 0) {
    const trades = Number(world.primary.read('SELECT count(*) AS n FROM trades')[0]?.['n']);
    const seconds = (performance.now() - began) / 1000;
    const day = world.clock.iso().slice(0, 10);
    say(`${day}: ${trades} trades, ${seconds.toFixed(0)} s, ${(trades / seconds).toFixed(0)} trades a second`);
  }
}
say(finding ?? `${end} days, every check clean (${((performance.now() - began) / 1000).toFixed(0)} s)`);
say(hashOf(world.primary));
process.exit(finding === null ? 0 : 1);
