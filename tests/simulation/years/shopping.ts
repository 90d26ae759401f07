import { addressesByMarket } from '../../../worker/testing/sellers';
import { testIsbn } from '../../../worker/testing/shelf';
import type { Act } from '../people/act';
import { checkOut } from '../people/checkout';
import { send } from '../people/money';
import type { Shopper } from '../people/shopper';
import { outcomeOf, type Outcome, type Tab } from '../people/tab';
import type { Customer } from '../people/simulation';
import type { Wanted } from '../people/wanted';
import type { Random } from '../world/random';
import type { LongSimulation } from './long-simulation';

/** Copies that can be bought, as people saw them this morning; what they buy is taken off. */
export interface Shelf {
  readonly copies: { readonly isbn: string; readonly grade: string; free: number }[];
}

/** Reads what is on the shelves. */
export function readShelf({ world }: LongSimulation): Shelf {
  return {
    copies: world.primary
      .read('SELECT isbn, grade, on_hand - reserved AS free FROM stock WHERE on_hand > reserved ORDER BY isbn, grade')
      .map(({ isbn, grade, free }) => ({ isbn: String(isbn), grade: String(grade), free: Number(free) })),
  };
}

/** Seven of ten only buy, two only sell, one swaps: a shop that sells more than it takes in. */
const settlements = [...Array<'pay-now'>(7).fill('pay-now'), 'payout', 'payout', 'swap'] as const;
/** Share of the people who pay on the page of the card provider. */
const paysAtOnce = 0.94;
/** Shares of Stripe's events that are lost (the schedule then asks), and that come twice. */
const [eventLost, eventTwice] = [0.03, 0.05];

function chooseCopies(random: Random, shelf: Shelf): Wanted['take'] {
  const lines: [string, string, number][] = [];
  for (let left = random.pick([1, 1, 1, 2, 2, 3]); left > 0 && shelf.copies.length > 0; left -= 1) {
    const at = random.below(shelf.copies.length);
    const copy = shelf.copies[at];
    if (copy === undefined || lines.some(([isbn]) => isbn === copy.isbn)) continue;
    lines.push([copy.isbn, copy.grade, 1]);
    copy.free -= 1;
    if (copy.free === 0) shelf.copies.splice(at, 1);
  }
  return lines;
}

function wantedBy(simulation: LongSimulation, random: Random, shelf: Shelf, { account, market }: Customer): Wanted {
  const settlement = random.pick(settlements);
  const gives = settlement === 'pay-now' ? 0 : random.pick([2, 3, 3, 4]);
  // Guests have no store credit, and not every market can be paid by bank.
  const canBank = addressesByMarket[market].iban !== null;
  const payout = account === null || (canBank && random.chance(0.7)) ? 'bank' : 'store-credit';
  const isbns = new Set(Array.from({ length: gives }, () => testIsbn(1 + random.below(simulation.editions))));
  return {
    settlement,
    give: [...isbns].map((isbn) => [isbn, random.pick(['like-new', 'very-good', 'good']), 1] as const),
    take: settlement === 'payout' ? [] : chooseCopies(random, shelf),
    payout,
    payment: random.chance(0.6) ? 'stripe' : 'bank-transfer',
    ifWorse: random.pick(['ask', 'ask', 'accept', 'return', 'recycle']),
    isStubborn: false,
  };
}

/** Opens the card's page of a trade and mostly pays there. Stripe mostly reports the payment. */
async function payTrade(shopper: Shopper<LongSimulation>, id: string): Promise<Outcome> {
  const { tab, simulation, random, customer } = shopper;
  await simulation.openTrade(tab, customer, id);
  const begun = await tab.call(customer.visitor, 'POST', `/api/trades/${id}/pay`);
  if (begun.status !== 200) return outcomeOf(begun);
  if (!random.chance(paysAtOnce)) return 'done';
  const { stripe, waiting } = simulation.world.providers;
  const session = String(begun.json.url).split('/').at(-1) ?? '';
  stripe.pay(session, { status: 'succeeded' });
  if (random.chance(eventLost)) return 'done';
  const event = { type: 'checkout.session.completed', id: session, metadata: {} };
  if (random.chance(eventTwice)) waiting.push(event);
  return send(tab, simulation, event);
}

/** Removes the lines that a checkout has left on the lists, as a person does who gives up. */
async function emptyLists(tab: Tab, { visitor }: Customer, { give, take: taken }: Wanted): Promise<void> {
  for (const [list, lines] of [
    ['basket', give],
    ['cart', taken],
  ] as const)
    for (const [isbn, grade] of lines) await tab.call(visitor, 'DELETE', `/api/${list}/lines/${isbn}/${grade}`);
}

/** Fills the lists of a person, checks out, and pays by card where that was chosen. */
export function shopAct(simulation: LongSimulation, random: Random, shelf: Shelf): Act | null {
  const customer = random.pick(simulation.active);
  if (customer.isDeleted) return null;
  const wanted = wantedBy(simulation, random, shelf, customer);
  const isStranded =
    wanted.give.length > 0 && customer.account === null && addressesByMarket[customer.market].iban === null;
  if (isStranded || wanted.give.length + wanted.take.length === 0) return null;
  const number = simulation.next.key;
  simulation.next.key += 2;
  const keyOf = (at: number) => `simulation-key-${String(number + at).padStart(8, '0')}`;
  const [given, taken] = [wanted.give.length, wanted.take.length];
  return {
    description: `${customer.name} trades: ${wanted.settlement}, gives ${given}, takes ${taken}`,
    run: async (tab) => {
      const before = simulation.acknowledged.length;
      const shopper = { tab, simulation, random, customer };
      const outcome = await checkOut(shopper, wanted, [keyOf(0), keyOf(1)]);
      const placed = simulation.acknowledged.at(-1);
      if (placed === undefined || simulation.acknowledged.length === before) await emptyLists(tab, customer, wanted);
      else if (wanted.settlement === 'pay-now' && wanted.payment === 'stripe') await payTrade(shopper, placed.trade);
      return outcome;
    },
  };
}
