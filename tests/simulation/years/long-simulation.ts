import type { Tab } from '../people/tab';
import { addCustomer, openSimulation, type Customer, type Simulation } from '../people/simulation';
import type { Random } from '../world/random';
import type { World } from '../world/world';

/** A simulation of years: what a day does must not take longer because of the people and trades of the past. */
export interface LongSimulation extends Simulation {
  readonly byEmail: Map<string, Customer>;
  /** Customers who buy and sell now. The first one of the list leaves first. */
  readonly active: Customer[];
  /** Trades whose link a guest's browser has opened or holds. */
  openTrade(tab: Tab, customer: Customer, id: string): Promise<void>;
}

/** Customers at the beginning, and at most at the same time. With 50 trades a day each trades about once a week. */
const activeAtOnce = 360;

/**
 * Indexes for the questions of the simulation alone, which the shop never asks: trades by a key of any owner, and
 * parcels that are on their way.
 */
const ownIndexes = `CREATE INDEX simulation_trades_by_key ON trades (idem_key);
  CREATE INDEX simulation_parcels_to_come ON parcels (posted_at) WHERE received_at IS NULL`;

/** Opens a simulation with its first customers; `editions` are on the shelves. */
export async function openLongSimulation(world: World, random: Random, editions: number): Promise<LongSimulation> {
  world.primary.database.exec(ownIndexes);
  const simulation = await openSimulation(world, random, activeAtOnce / 2, editions);
  return {
    ...simulation,
    byEmail: new Map(simulation.customers.map((customer) => [customer.email, customer])),
    active: [...simulation.customers],
    openTrade: (tab, customer, id) => openByLink(simulation, tab, customer, id),
  };
}

/** Adds a new customer. Where there are many, the oldest one leaves. */
export async function welcome(simulation: LongSimulation, random: Random): Promise<void> {
  const customer = await addCustomer(simulation, random);
  simulation.byEmail.set(customer.email, customer);
  simulation.active.push(customer);
  if (simulation.active.length > activeAtOnce) simulation.active.shift();
}

/** A guest whose browser has lost the trade opens it by the link of the mail, where that is among the last ones. */
async function openByLink(simulation: Simulation, tab: Tab, customer: Customer, id: string): Promise<void> {
  if (customer.account !== null || customer.visitor.cookies.has(`__Host-trade-${id}`)) return;
  const mail = simulation.world.mail.taken.findLast(
    ({ to, link }) => to === customer.email && (link ?? '').includes(id),
  );
  const key = /[#&?]key=([\w-]+)/.exec(mail?.link ?? '')?.[1];
  if (key !== undefined) await tab.call(customer.visitor, 'POST', `/api/trades/${id}/key`, { key });
}
