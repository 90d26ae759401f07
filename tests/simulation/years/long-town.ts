import type { Tab } from '../people/tab';
import { addCustomer, openTown, type Customer, type Town } from '../people/town';
import type { Random } from '../world/random';
import type { World } from '../world/world';

/** A town that lives for years: what a day does must not take longer because of the people and trades of the past. */
export interface LongTown extends Town {
  readonly byEmail: Map<string, Customer>;
  /** Those who buy and sell at the moment; who came first leaves first. */
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

/** Opens a town with its first customers; `editions` are on the shelves. */
export async function openLongTown(world: World, random: Random, editions: number): Promise<LongTown> {
  world.primary.database.exec(ownIndexes);
  const town = await openTown(world, random, activeAtOnce / 2, editions);
  return {
    ...town,
    byEmail: new Map(town.customers.map((customer) => [customer.email, customer])),
    active: [...town.customers],
    openTrade: (tab, customer, id) => openByLink(town, tab, customer, id),
  };
}

/** Adds a new customer. Where there are many, the oldest one leaves. */
export async function welcome(town: LongTown, random: Random): Promise<void> {
  const customer = await addCustomer(town, random);
  town.byEmail.set(customer.email, customer);
  town.active.push(customer);
  if (town.active.length > activeAtOnce) town.active.shift();
}

/** A guest whose browser has lost the trade opens it by the link of the mail, where that is among the last ones. */
async function openByLink(town: Town, tab: Tab, customer: Customer, id: string): Promise<void> {
  if (customer.account !== null || customer.visitor.cookies.has(`__Host-trade-${id}`)) return;
  const mail = town.world.mail.taken.findLast(({ to, link }) => to === customer.email && (link ?? '').includes(id));
  const key = /[#&?]key=([\w-]+)/.exec(mail?.link ?? '')?.[1];
  if (key !== undefined) await tab.call(customer.visitor, 'POST', `/api/trades/${id}/key`, { key });
}
