import type { Quote } from '../../../domain/checkout/schemas';
import { signIn } from '../../../worker/testing/sign-in';
import { openAccount } from '../../../worker/testing/shelf';
import type { addressesByMarket } from '../../../worker/testing/sellers';
import { databaseOf } from '../shim/d1';
import { Line } from '../shim/line';
import { shelfSize } from '../world/image';
import type { Random } from '../world/random';
import type { World } from '../world/world';
import type { Visitor } from './tab';

export type SimulatedMarket = keyof typeof addressesByMarket;

/** A customer of the shop. */
export interface Customer {
  /** Unique in a story, so that it can be searched for after a deletion. */
  readonly name: string;
  readonly email: string;
  readonly market: SimulatedMarket;
  /** Id of the account; null for a guest. */
  account: string | null;
  /** Passwords that were set or tried to be set, newest last; none for accounts that the story began with. */
  readonly passwords: string[];
  readonly visitor: Visitor;
  /** The account was deleted: nothing of the person may be left. */
  isDeleted: boolean;
  /** Ordered as a guest, too: that data is not the account's and stays. */
  orderedAsGuest: boolean;
  /** Gives no answer when asked and posts nothing late. */
  readonly isSilent: boolean;
}

/** A checkout that the shop acknowledged. */
export interface Acknowledged {
  readonly key: string;
  readonly trade: string;
}

/** People of a story and the facts that later steps and checks need. */
export interface Simulation {
  readonly world: World;
  readonly customers: Customer[];
  /** Editions in the catalogue, the first of the tests' ISBNs. */
  readonly editions: number;
  readonly clerk: Visitor;
  readonly admin: Visitor;
  /** Checkouts by Idempotency-Key, as they were acknowledged. */
  readonly acknowledged: Acknowledged[];
  /** Quotes of acknowledged checkouts, by trade. */
  readonly quotes: Map<string, Quote>;
  /** Next numbers for keys of checkouts and bookings of the bank. */
  readonly next: { key: number; booking: number };
  /** Number of a trade that is preferred, so that rivals act on the same trade; null: none. */
  focus: string | null;
  /** The copy that a person wanted last. Others want it, too. */
  wanted: { readonly isbn: string; readonly grade: string } | null;
}

const markets: readonly SimulatedMarket[] = ['IE', 'IE', 'IE', 'DE', 'GB', 'PL', 'JP'];
const opened = '2026-01-01T00:00:00.000Z';

/** Returns a browser without cookies, in a market and a network of its own. */
export function visitorOf(market: string, number: number): Visitor {
  return { cookies: new Map(), market, network: `10.0.${number >> 8}.${number & 255}` };
}

async function signInVisitor(world: World, visitor: Visitor, account: string): Promise<void> {
  const database = databaseOf(new Line(), { primary: world.primary, replica: () => null });
  await signIn(
    database,
    { cookies: visitor.cookies, call: () => Promise.reject(new Error('not a browser to call')) },
    account,
  );
}

/** Adds a customer to the simulation; a guest or somebody with an account. */
export async function addCustomer(simulation: Simulation, random: Random): Promise<Customer> {
  const { world, customers } = simulation;
  const number = customers.length + 1;
  const market = random.pick(markets);
  const isGuest = random.chance(0.25);
  const visitor = visitorOf(market, number);
  const account = isGuest ? null : `reader${number}`;
  if (account !== null) {
    const database = databaseOf(new Line(), { primary: world.primary, replica: () => null });
    await openAccount(database, account, opened);
    world.primary.write(
      'UPDATE accounts SET market = ?2, name = ?3 WHERE id = ?1',
      account,
      market,
      `Reader Nr${number}`,
    );
    await signInVisitor(world, visitor, account);
    if (random.chance(0.3)) {
      world.primary.write(
        `INSERT INTO store_credit (id, account, currency, amount, reason, at)
            VALUES (?1, ?1, 'EUR', ?2, 'correction', ?3)`,
        account,
        random.pick([300, 50_000]),
        opened,
      );
    }
  }
  visitor.cookies.set('market', market);
  const customer: Customer = {
    name: `Reader Nr${number}`,
    email: account === null ? `guest${number}@reader.example` : `${account}@reader.example`,
    market,
    account,
    visitor,
    passwords: [],
    isDeleted: false,
    orderedAsGuest: false,
    isSilent: random.chance(0.25),
  };
  customers.push(customer);
  return customer;
}

/** Returns a simulation with a desk and so many customers. */
export async function openSimulation(
  world: World,
  random: Random,
  size: number,
  editions = shelfSize,
): Promise<Simulation> {
  const database = databaseOf(new Line(), { primary: world.primary, replica: () => null });
  const [clerk, admin] = [visitorOf('IE', 60_000), visitorOf('IE', 60_001)];
  for (const [account, role, visitor] of [
    ['clerk', 'staff', clerk],
    ['keeper', 'admin', admin],
  ] as const) {
    await openAccount(database, account, opened);
    await signInVisitor(world, visitor, account);
    world.primary.write('UPDATE accounts SET role = ?2 WHERE id = ?1', account, role);
    world.primary.write('UPDATE sessions SET second_factor = 1 WHERE account = ?1', account);
  }
  const simulation: Simulation = {
    world,
    customers: [],
    editions,
    clerk,
    admin,
    acknowledged: [],
    quotes: new Map(),
    next: { key: 1, booking: 1 },
    focus: null,
    wanted: null,
  };
  for (let number = 0; number < size; number += 1) await addCustomer(simulation, random);
  return simulation;
}

/** Returns the customer of a trade, by its mail address; null for one whose account was deleted. */
export function customerOf(simulation: Simulation, email: string): Customer | null {
  return simulation.customers.find((customer) => customer.email === email && !customer.isDeleted) ?? null;
}
