import { places } from '../../../worker/testing/sellers';
import { testIsbn } from '../../../worker/testing/shelf';
import { Finding } from '../stories/finding';
import type { Random } from '../world/random';
import type { Act, Deed } from './act';
import { outcomeOf, type Outcome, type Tab } from './tab';
import type { Customer, Town } from './town';

/** What somebody wants of a checkout. */
interface Wanted {
  readonly settlement: 'pay-now' | 'swap' | 'payout';
  readonly give: readonly (readonly [string, string, number])[];
  readonly take: readonly (readonly [string, string, number])[];
  readonly payout: 'bank' | 'store-credit';
  readonly payment: 'bank-transfer' | 'stripe';
  readonly ifWorse: string;
}

const settlements = ['pay-now', 'pay-now', 'payout', 'payout', 'swap', 'swap'] as const;

function wantedBy(town: Town, random: Random): Wanted {
  const settlement = random.pick(settlements);
  const copies = town.world.primary.read('SELECT isbn, grade FROM stock WHERE on_hand > reserved ORDER BY isbn, grade');
  const takes = settlement === 'payout' || copies.length === 0 ? 0 : 1 + random.below(3);
  const gives =
    settlement === 'payout'
      ? 1 + random.below(4)
      : settlement === 'swap'
        ? 1 + random.below(3)
        : random.chance(0.2)
          ? 1
          : 0;
  const copyOf = () => {
    const { isbn, grade } = town.wanted !== null && random.chance(0.4) ? town.wanted : random.pick(copies);
    return { isbn: String(isbn), grade: String(grade) };
  };
  const chosen = Array.from({ length: takes }, copyOf);
  town.wanted = chosen[0] ?? null;
  const take = chosen.map(({ isbn, grade }) => [isbn, grade, 1 + random.below(2)] as const);
  const give = Array.from(
    { length: gives },
    () =>
      [
        testIsbn(1 + random.below(town.editions)),
        random.pick(['like-new', 'very-good', 'good']),
        random.chance(0.2) ? 2 : 1,
      ] as const,
  );
  return {
    settlement,
    give,
    take,
    payout: random.chance(0.7) ? 'bank' : 'store-credit',
    payment: random.chance(0.5) ? 'stripe' : 'bank-transfer',
    ifWorse: random.pick(['ask', 'ask', 'ask', 'accept', 'return', 'recycle']),
  };
}

/**
 * Fills the lists, asks for the quote, and places it; tries once more with a new quote where the shop says that
 * something moved.
 */
async function checkOut(
  tab: Tab,
  town: Town,
  customer: Customer,
  wanted: Wanted,
  keys: readonly [string, string],
): Promise<Outcome> {
  const { visitor } = customer;
  const lines = [
    ...wanted.give.map((line) => ['basket', ...line] as const),
    ...wanted.take.map((line) => ['cart', ...line] as const),
  ];
  for (const [list, isbn, grade, quantity] of lines)
    await tab.call(visitor, 'PUT', `/api/${list}/lines/${isbn}/${grade}`, { quantity });
  const choice = {
    settlement: wanted.settlement,
    ...(wanted.give.length > 0 ? { payout: wanted.payout } : {}),
    ...(wanted.settlement === 'pay-now' ? { payment: wanted.payment } : {}),
  };
  const { address, iban } = places[customer.market];
  let outcome: Outcome = 'nothing';
  for (const key of keys) {
    const quote = await tab.call(visitor, 'POST', '/api/checkout/quote', choice);
    if (quote.status !== 200) return outcomeOf(quote);
    const body = {
      ...choice,
      quote: quote.json.quote,
      name: customer.name,
      email: customer.email,
      address,
      terms: true,
      declaration: true,
      ifWorse: wanted.ifWorse,
      ...(wanted.payout === 'bank' && wanted.give.length > 0 && iban !== null ? { iban } : {}),
    };
    const placed = await tab.call(visitor, 'POST', '/api/checkout', body, { 'Idempotency-Key': key });
    outcome = outcomeOf(placed);
    if (placed.status === 201) {
      town.acknowledged.push({ key, trade: placed.json.trade.id });
      // The account was deleted by another tab meanwhile: the books were ordered as a guest, and that data may stay.
      if (customer.isDeleted) customer.orderedAfterDeletion = true;
    } else if (placed.status < 500) requireUnknown(town, key, outcome);
    if (outcome !== 'list-changed' && outcome !== 'price-changed') return outcome;
  }
  return outcome;
}

/** Throws a Finding where a checkout is refused though its trade is there: the same key must get the same answer. */
function requireUnknown({ world }: Town, key: string, outcome: Outcome): void {
  const [trade] = world.primary.read('SELECT number FROM trades WHERE idem_key = ?1', key);
  if (trade !== undefined)
    throw new Finding('a repeated checkout is refused', `${outcome}, but ${trade['number']} is there`);
}

/** Somebody trades: gives books, takes books, or both. */
export const trade: Deed = (town, random): Act | null => {
  const customers = town.customers.filter(({ isDeleted }) => !isDeleted);
  if (customers.length === 0) return null;
  const customer = random.pick(customers);
  const wanted = wantedBy(town, random);
  const number = town.next.key;
  town.next.key += 2;
  const keyOf = (at: number) => `simulation-key-${String(number + at).padStart(8, '0')}`;
  const [given, taken] = [wanted.give.length, wanted.take.length];
  const told = `${customer.name} trades: ${wanted.settlement}, gives ${given}, takes ${taken}`;
  return { told, run: (tab) => checkOut(tab, town, customer, wanted, [keyOf(0), keyOf(1)]) };
};
