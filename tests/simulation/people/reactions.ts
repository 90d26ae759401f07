import type { Quote } from '../../../domain/checkout/schemas';
import { sendRegistration, signInByPassword } from './accounts';
import type { Shopper } from './shopper';
import type { Answer } from './tab';
import { bookToGive, type Wanted } from './wanted';

/** Kinds of settlement, payment and payout, which a person changes when one is not possible. */
export interface Choice {
  settlement: Wanted['settlement'];
  payment: Wanted['payment'];
  payout: Wanted['payout'];
}

/** Most books that somebody adds to reach the least worth of a parcel. */
const maxAdded = 8;

/** A shopper, what the shopper has chosen, and the quote that shows a problem. */
interface Situation extends Shopper {
  readonly choice: Choice;
  readonly quote: Quote;
}

const putLine = (
  { tab, customer }: Situation,
  list: string,
  isbn: string,
  grade: string,
  body: unknown,
): Promise<Answer> => tab.call(customer.visitor, 'PUT', `/api/${list}/lines/${isbn}/${grade}`, body);
const remove = ({ tab, customer }: Situation, list: string, isbn: string, grade: string): Promise<Answer> =>
  tab.call(customer.visitor, 'DELETE', `/api/${list}/lines/${isbn}/${grade}`);

/** Adds books until the parcel is worth sending; gives up the basket where that is not reached. */
async function reachMinimum(situation: Situation): Promise<void> {
  const { simulation, random, quote } = situation;
  let missing = quote.basket.missing.minor;
  for (let added = 0; added < maxAdded && missing > 0; added += 1) {
    const [isbn, grade] = bookToGive(simulation, random);
    const { status, json } = await putLine(situation, 'basket', isbn, grade, { quantity: 3 });
    if (status === 200) missing = json.missing.minor;
  }
  if (missing > 0) await emptyBasket(situation);
}

async function emptyBasket(situation: Situation): Promise<void> {
  for (const { book, grade } of situation.quote.basket.lines) await remove(situation, 'basket', book.isbn, grade);
}

/** Signs a person with a password in. Others register and continue when the mail is there, or only buy books. */
async function signInOrTakeOnly(situation: Situation): Promise<boolean> {
  const { tab, customer, random } = situation;
  if (customer.account !== null && customer.passwords.length > 0)
    return (await signInByPassword(tab, customer)) === 'done';
  if (customer.account === null && random.chance(0.4)) {
    await sendRegistration(tab, customer);
    return false;
  }
  await emptyBasket(situation);
  return true;
}

/** Takes today's offers for lines whose hold ended, or takes the lines out. */
async function renewHolds(situation: Situation): Promise<void> {
  const { tab, customer, random, quote } = situation;
  if (random.chance(0.7)) await tab.call(customer.visitor, 'POST', '/api/basket/holds');
  else {
    for (const { book, grade, holdEnded } of quote.basket.lines)
      if (holdEnded) await remove(situation, 'basket', book.isbn, grade);
  }
}

async function takeFewer(situation: Situation): Promise<void> {
  for (const { book, grade, quantity, available } of situation.quote.cart.lines) {
    if (quantity <= available) continue;
    if (available === 0) await remove(situation, 'cart', book.isbn, grade);
    else await putLine(situation, 'cart', book.isbn, grade, { quantity: available });
  }
}

/** Accepts the new price or removes the copy. */
async function answerPrices(situation: Situation): Promise<void> {
  for (const { book, grade, quantity, risenTo } of situation.quote.cart.lines) {
    if (risenTo === null) continue;
    if (situation.random.chance(0.7))
      await putLine(situation, 'cart', book.isbn, grade, { quantity, price: risenTo.minor });
    else await remove(situation, 'cart', book.isbn, grade);
  }
}

function chooseOther({ choice, quote }: Situation): void {
  const { settlements, payments, payouts } = quote.possible;
  if (!settlements.includes(choice.settlement)) choice.settlement = settlements[0] ?? 'pay-now';
  if (!payments.includes(choice.payment)) choice.payment = payments[0] ?? 'stripe';
  if (!payouts.includes(choice.payout)) choice.payout = payouts[0] ?? 'bank';
}

/** Reaction of a person by problem of a quote or checkout; false: the person stops. */
const reactions: Readonly<Record<string, (situation: Situation) => Promise<boolean | void> | boolean | void>> = {
  'hold-ended': renewHolds,
  'basket-below-minimum': reachMinimum,
  'not-enough-stock': takeFewer,
  'price-changed': answerPrices,
  'sign-in-required': signInOrTakeOnly,
  'settlement-not-possible': chooseOther,
  'payout-method-not-possible': chooseOther,
  'transfer-too-large': ({ choice }) => void (choice.payment = 'stripe'),
  'unpaid-transfer-open': ({ choice }) => void (choice.payment = 'stripe'),
  'guest-copies-full': ({ choice }) => void (choice.payment = 'stripe'),
  'copies-limit': emptyBasket,
  'list-changed': () => undefined,
};

/** Performs the reaction to a problem. Returns whether the person continues. */
export async function react(code: string, situation: Situation): Promise<boolean> {
  const reaction = reactions[code];
  return reaction !== undefined && (await reaction(situation)) !== false;
}
