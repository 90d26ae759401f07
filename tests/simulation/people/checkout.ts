import type { Quote } from '../../../domain/checkout/schemas';
import { addressesByMarket } from '../../../worker/testing/sellers';
import { Finding } from '../stories/finding';
import type { Random } from '../world/random';
import { isSignedIn, signInByPassword } from './accounts';
import type { Act, FindAct } from './act';
import { react, type Choice } from './reactions';
import type { Shopper } from './shopper';
import { outcomeOf, type Outcome } from './tab';
import type { Simulation } from './simulation';
import { wantedBy, wantsLastCopy, type Wanted } from './wanted';

/** Most attempts to place a checkout. Each changed attempt has its own Idempotency-Key. */
const keysOfTrade = 4;
/** Most quotes that a person requests before giving up. */
const maxQuotes = 7;

/**
 * Fills the lists, requests a quote, resolves the problems that it reports, and places the checkout.
 * Repeats this with a new quote when the shop reports a change. `keys`: an Idempotency-Key for each attempt.
 */
export async function checkOut(shopper: Shopper, wanted: Wanted, keys: readonly string[]): Promise<Outcome> {
  const { tab, customer } = shopper;
  const { visitor } = customer;
  if (customer.account !== null && customer.passwords.length > 0 && !isSignedIn(customer))
    await signInByPassword(tab, customer);
  const lines = [
    ...wanted.give.map((line) => ['basket', ...line] as const),
    ...wanted.take.map((line) => ['cart', ...line] as const),
  ];
  for (const [list, isbn, grade, quantity] of lines)
    await tab.call(visitor, 'PUT', `/api/${list}/lines/${isbn}/${grade}`, { quantity });
  const { settlement, payout, payment } = wanted;
  const choice: Choice = { settlement, payout, payment };
  const keysLeft = [...keys];
  let outcome: Outcome = 'nothing';
  for (let asked = 0; asked < maxQuotes && keysLeft.length > 0; asked += 1) {
    const answer = await tab.call(visitor, 'POST', '/api/checkout/quote', sentChoice(choice));
    if (answer.status !== 200) return outcomeOf(answer);
    const quote: Quote = answer.json;
    const situation = { ...shopper, choice, quote };
    const [problem] = quote.problems;
    if (problem !== undefined && !wanted.isStubborn) {
      outcome = problem.code;
      if (await react(outcome, situation)) continue;
      return outcome;
    }
    outcome = await place(shopper, { ...wanted, ...choice }, { quote, key: keysLeft.shift() ?? '' });
    if (outcome === 'done' || !(await react(outcome, situation))) return outcome;
  }
  return outcome;
}

/** Returns the fields of a choice that quote and checkout accept. */
function sentChoice({ settlement, payout, payment }: Choice) {
  return { settlement, payout, ...(settlement === 'pay-now' ? { payment } : {}) };
}

/** Places what a quote shows. Throws a Finding where a repeated checkout is refused. `key`: the Idempotency-Key. */
async function place(
  { tab, simulation, customer }: Shopper,
  wanted: Wanted,
  { quote: shown, key }: { readonly quote: Quote; readonly key: string },
): Promise<Outcome> {
  const { address, iban } = addressesByMarket[customer.market];
  const body = {
    ...sentChoice(wanted),
    quote: shown.quote,
    name: customer.name,
    email: customer.email,
    address,
    terms: true,
    declaration: true,
    ifWorse: wanted.ifWorse,
    ...(wanted.payout === 'bank' && shown.basket.books > 0 && iban !== null ? { iban } : {}),
  };
  const placed = await tab.call(customer.visitor, 'POST', '/api/checkout', body, { 'Idempotency-Key': key });
  const outcome = outcomeOf(placed);
  if (placed.status === 201) {
    simulation.acknowledged.push({ key, trade: placed.json.trade.id });
    simulation.quotes.set(placed.json.trade.id, shown);
    const [row] = simulation.world.primary.read('SELECT account FROM trades WHERE id = ?1', placed.json.trade.id);
    // Another tab may have deleted the account in the meantime.
    if (row?.['account'] === null) customer.orderedAsGuest = true;
  } else if (placed.status < 500) requireUnknown(simulation, key, outcome);
  return outcome;
}

/** Throws a Finding where a checkout is refused though its trade is there: the same key must get the same answer. */
function requireUnknown({ world }: Simulation, key: string, outcome: Outcome): void {
  const [trade] = world.primary.read('SELECT number FROM trades WHERE idem_key = ?1', key);
  if (trade !== undefined)
    throw new Finding('a repeated checkout is refused', `${outcome}, but ${trade['number']} is there`);
}

/** Returns the act of a person who places a trade, or null without a person or a wish. */
function tradeOf(
  simulation: Simulation,
  random: Random,
  wants: (simulation: Simulation, random: Random) => Wanted | null,
): Act | null {
  const customers = simulation.customers.filter(({ isDeleted }) => !isDeleted);
  if (customers.length === 0) return null;
  const customer = random.pick(customers);
  const wanted = wants(simulation, random);
  if (wanted === null) return null;
  const number = simulation.next.key;
  simulation.next.key += keysOfTrade;
  const keys = Array.from({ length: keysOfTrade }, (_, at) => `simulation-key-${String(number + at).padStart(8, '0')}`);
  const [given, taken] = [wanted.give.length, wanted.take.length];
  const description = `${customer.name} trades: ${wanted.settlement}, gives ${given}, takes ${taken}`;
  return { description, run: (tab) => checkOut({ tab, simulation, random, customer }, wanted, keys) };
}

/** A person places a trade: sells books, buys books, or both. */
export const trade: FindAct = (simulation, random) => tradeOf(simulation, random, wantedBy);

/** A person buys the copy of which the fewest are left. */
export const takeLast: FindAct = (simulation, random) => tradeOf(simulation, random, wantsLastCopy);
