import { dayMs, hourMs } from '../../../domain/time';
import { actFinders, type ActName } from '../people/act-finders';
import { crons } from '../people/keeper';
import type { Act } from '../people/act';
import { outcomeOf } from '../people/tab';
import { idealConditions } from '../shim/line';
import { doAct } from '../stories/run-part';
import { drawFaults, rareFaults } from '../faults/faults';
import type { Random } from '../world/random';
import { actsOf } from './chore';
import { customerChores } from './customer-chores';
import { deskChores } from './desk-chores';
import { welcome, type LongSimulation } from './long-simulation';
import type { Tally } from './progress';
import { readShelf, shopAct } from './shopping';

/** Hours (UTC) at which the minute's schedule runs: each run sends up to 40 mails, and a day has about 200. */
const scheduleHours = [1, 5, 8, 10, 12, 14, 16, 18, 20, 21, 22, 23] as const;
const [nightHour, morningHour, deskHour, firstOrder, lastOrder] = [2, 9, 15, 8, 22] as const;
/**
 * Jobs of the night that an admin runs one by one where the night's schedule is left out; the check is not among them.
 */
const nightJobs = [
  'refreshRates',
  'countDemand',
  'repriceStock',
  'refreshFacets',
  'forgetEnded',
  'forgetSent',
  'forgetStaleLists',
  'forgetOldTrades',
  'forgetLeftovers',
  'forgetConversations',
] as const;
/** Days from one run of the night's schedule, with the shop's own check of all books, to the next. */
export const wholeNightDays = 30;

/** Number of new people a day. */
const newPeople = 5;
/** Most tries for each trade of a day. */
const maxTries = 3;
/** Copies that the desk buys for sold-out books, and shelves a day. */
const [bought, boughtShelves] = [8, 12];
/** Most rows of one bank statement that the desk books at once. */
const rowsOfStatement = 40;
/** Share of customers who pay by transfer on a day, and share of these who use a wrong amount or reference. */
const [paysToday, errs] = [0.45, 0.02];

/** Rare events and their number a day. */
const seldom: readonly (readonly [ActName, number])[] = [
  ['event', 3],
  ['dispute', 0.02],
  ['decideDispute', 0.05],
  ['deleteAccount', 0.03],
  ['changePayout', 0.1],
  ['mailDown', 0.01],
  ['providersDown', 0.01],
  ['browse', 4],
  ['wish', 2],
  ['readDeskPage', 3],
];

/** Runs day after day and counts the results of each act. */
export class Days {
  private readonly simulation: LongSimulation;
  private readonly random: Random;
  private readonly tally: Tally;
  private readonly perDay: number;

  constructor(simulation: LongSimulation, random: Random, perDay: number, tally: Tally) {
    this.simulation = simulation;
    this.random = random;
    this.perDay = perDay;
    this.tally = tally;
  }

  /** Does an act at rare faults: one act in a hundred meets one. */
  private async runAct(kind: string, act: Act | null): Promise<void> {
    if (act === null) return;
    const faults = drawFaults(this.random, rareFaults.faults);
    const { outcome, faults: struck } = await doAct(
      this.simulation,
      act,
      faults.length === 0 ? idealConditions : { ...idealConditions, faults },
    );
    this.tally.note(kind, outcome, struck.length);
  }

  private async runDrawn(name: ActName): Promise<void> {
    await this.runAct(name, actFinders[name][1](this.simulation, this.random));
  }

  private async night(number: number): Promise<void> {
    if (number % wholeNightDays === 0) return this.runDrawn('night');
    for (const name of nightJobs)
      await this.runAct('night', {
        description: `the keeper runs ${name} of the night`,
        run: async (tab) => outcomeOf(await tab.call(this.simulation.admin, 'POST', `/api/desk/jobs/${name}/run`)),
      });
  }

  /** Runs the day that begins now (0 o'clock UTC); `number` counts days from 1. */
  async live(number: number): Promise<void> {
    const { simulation, random, perDay } = this;
    const { clock } = simulation.world;
    const midnight = clock.now;
    const setHour = (hour: number) => void (clock.now = midnight + hour * hourMs);
    const shelf = readShelf(simulation);
    const hours = [...new Set([...scheduleHours, nightHour, morningHour, deskHour])].toSorted(
      (one, other) => one - other,
    );
    const orders = lastOrder - firstOrder;
    const before = simulation.acknowledged.length;
    let tries = 0;
    for (const hour of hours) {
      // People order between the desk's and the schedule's hours, evenly from morning to night.
      const due = Math.round((perDay * Math.min(Math.max(hour - firstOrder, 0), orders)) / orders);
      while (simulation.acknowledged.length - before < due && tries < perDay * maxTries) {
        tries += 1;
        clock.now = Math.min(clock.now + (hourMs / perDay) * 4, midnight + hour * hourMs - 1);
        await this.runAct('trade', shopAct(simulation, random, shelf));
      }
      setHour(hour);
      if (hour === nightHour) await this.night(number);
      else if (hour === morningHour) {
        for (let left = newPeople; left > 0; left -= 1) await welcome(simulation, random);
        await this.runDrawn('morning');
      } else if (hour === deskHour) await this.workAtTheDesk();
      else
        await this.runAct('minute', {
          description: `the schedule runs (${crons.minute})`,
          run: (tab) => tab.schedule(crons.minute),
        });
    }
    for (const [name, rate] of seldom)
      for (let left = rate; left > 0; left -= 1) if (random.chance(Math.min(1, left))) await this.runDrawn(name);
    clock.now = midnight + dayMs;
  }

  private async workAtTheDesk(): Promise<void> {
    await this.readStatement();
    await this.buyCopies();
    for (const chore of [...customerChores, ...deskChores])
      for (const act of actsOf(this.simulation, this.random, chore)) await this.runAct(chore.name, act);
  }

  /** Imports the transfers since yesterday. */
  private async readStatement(): Promise<void> {
    const { simulation, random } = this;
    const { clock, primary } = simulation.world;
    const owing = primary
      .read(
        `SELECT t.number, t.currency, -sum(l.amount) AS owed FROM trades t CROSS JOIN trade_ledger l
           ON l.trade_id = t.id AND l.side = 'purchase'
         WHERE t.settlement_state = 'awaiting-payment' AND t.payment IS NOT 'stripe'
         GROUP BY t.id ORDER BY t.placed_at, t.id`,
      )
      .filter(({ owed }) => Number(owed) > 0 && random.chance(paysToday));
    const rows = owing.map(({ number, currency, owed }) => {
      simulation.next.booking += 1;
      const amount = random.chance(errs) ? Number(owed) + random.pick([-1, 1, 100]) : Number(owed);
      const reference = random.chance(errs) ? 'thank you' : `Books ${String(number).replace('-', ' ').toLowerCase()}`;
      const eventId = `bank-${simulation.next.booking}`;
      return { eventId, amount: Math.max(1, amount), currency, reference, payer: 'A. Reader', at: clock.iso() };
    });
    for (let from = 0; from < rows.length; from += rowsOfStatement)
      await this.runAct('statement', {
        description: `the clerk reads in ${rows.length} rows of the bank`,
        run: async (tab) =>
          outcomeOf(
            await tab.call(simulation.clerk, 'POST', '/api/desk/money', {
              rows: rows.slice(from, from + rowsOfStatement),
            }),
          ),
      });
  }

  /** Buys copies for the emptiest shelves, so that there is always something to sell. */
  private async buyCopies(): Promise<void> {
    const { simulation } = this;
    const empty = simulation.world.primary.read(
      `SELECT isbn, grade, on_hand FROM stock ORDER BY on_hand - reserved, isbn, grade LIMIT ?1`,
      boughtShelves,
    );
    for (const { isbn, grade, on_hand: seen } of empty)
      await this.runAct('purchase', {
        description: `the clerk buys copies of ${String(isbn)}`,
        run: async (tab) =>
          outcomeOf(
            await tab.call(simulation.clerk, 'POST', '/api/desk/stock', {
              isbn,
              grade,
              change: bought,
              reason: 'purchase',
              unitCost: 150,
              seen,
            }),
          ),
      });
  }
}
