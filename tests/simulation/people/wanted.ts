import { testIsbn } from '../../../worker/testing/shelf';
import type { Random } from '../world/random';
import type { Simulation } from './simulation';

type Line = readonly [isbn: string, grade: string, quantity: number];

/** Wishes of a person for a checkout. */
export interface Wanted {
  readonly settlement: 'pay-now' | 'swap' | 'payout';
  readonly give: readonly Line[];
  readonly take: readonly Line[];
  readonly payout: 'bank' | 'store-credit';
  readonly payment: 'bank-transfer' | 'stripe';
  readonly ifWorse: string;
  /** Places an order that the quote calls impossible, without changing anything first. */
  readonly isStubborn: boolean;
}

const settlements = ['pay-now', 'pay-now', 'payout', 'payout', 'swap', 'swap'] as const;
const givenGrades = ['like-new', 'very-good', 'good'] as const;

/** Returns a book to give, in a grade that the shop takes. */
export function bookToGive(simulation: Simulation, random: Random): Line {
  return [testIsbn(1 + random.below(simulation.editions)), random.pick(givenGrades), random.chance(0.2) ? 2 : 1];
}

/** Draws how many books somebody gives and takes. */
function amountsOf(
  settlement: Wanted['settlement'],
  random: Random,
): { readonly gives: number; readonly takes: number } {
  if (settlement === 'payout') return { gives: 1 + random.below(4), takes: 0 };
  const takes = 1 + random.below(3);
  if (settlement === 'swap') return { gives: 1 + random.below(3), takes };
  return { gives: random.chance(0.2) ? 1 : 0, takes };
}

/** Draws a person's wish; often the copy that another person wanted last. */
export function wantedBy(simulation: Simulation, random: Random): Wanted {
  const settlement = random.pick(settlements);
  const copies = simulation.world.primary.read(
    'SELECT isbn, grade FROM stock WHERE on_hand > reserved ORDER BY isbn, grade',
  );
  const { gives, takes } = amountsOf(settlement, random);
  const copyOf = () => {
    const { isbn, grade } = simulation.wanted !== null && random.chance(0.4) ? simulation.wanted : random.pick(copies);
    return { isbn: String(isbn), grade: String(grade) };
  };
  const chosen = Array.from({ length: copies.length === 0 ? 0 : takes }, copyOf);
  simulation.wanted = chosen[0] ?? null;
  return {
    settlement,
    give: Array.from({ length: gives }, () => bookToGive(simulation, random)),
    take: chosen.map(({ isbn, grade }) => [isbn, grade, 1 + random.below(2)] as const),
    payout: random.chance(0.7) ? 'bank' : 'store-credit',
    payment: random.chance(0.5) ? 'stripe' : 'bank-transfer',
    ifWorse: random.pick(['ask', 'ask', 'ask', 'accept', 'return', 'recycle']),
    isStubborn: random.chance(0.1),
  };
}

/** Returns a wish for the scarcest copy, so that several people want the same one. */
export function wantsLastCopy({ world }: Simulation): Wanted | null {
  const [copy] = world.primary.read(
    `SELECT isbn, grade FROM stock WHERE on_hand > reserved AND price > 0 ORDER BY on_hand - reserved, isbn, grade
      LIMIT 1`,
  );
  if (copy === undefined) return null;
  return {
    settlement: 'pay-now',
    give: [],
    take: [[String(copy['isbn']), String(copy['grade']), 1]],
    payout: 'bank',
    payment: 'stripe',
    ifWorse: 'ask',
    isStubborn: false,
  };
}
