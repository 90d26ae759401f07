import { dayMs } from '../../../domain/time';
import type { Random } from '../world/random';
import { actFinder, type Act, type FindAct } from './act';
import { outcomeOf, type Outcome, type Tab, type Visitor } from './tab';
import { visitorOf, type Customer, type Town } from './town';

/** Deeds about accounts with mailed links and passwords. No story uses passkeys. */

const sessionCookie = '__Host-session';
/** Share of registrations whose link is opened in another browser. */
const elsewhereRate = 0.2;
/** Networks of browsers that are not the customer's usual one. */
const otherNetworks = 30_000;

const passwordOf = (customer: Customer) => `quiet lantern over the river ${customer.passwords.length + 1}`;

/** Returns whether a customer's browser holds a session. */
export function isSignedIn({ visitor }: Customer): boolean {
  return visitor.cookies.has(sessionCookie);
}

const here = ({ customers }: Town) => customers.filter(({ isDeleted }) => !isDeleted);

/** A guest registers; a mail with a link follows. */
export async function registers(tab: Tab, customer: Customer): Promise<Outcome> {
  const password = passwordOf(customer);
  customer.passwords.push(password);
  const { name, email, visitor } = customer;
  return outcomeOf(await tab.call(visitor, 'POST', '/api/accounts', { name, email, password, terms: true }));
}

/** Signs a person in with the newest password, or with the one before where the shop has not stored the new one. */
export async function signsIn(tab: Tab, { email, visitor, passwords }: Customer): Promise<Outcome> {
  let outcome = 'nothing';
  for (const password of passwords.slice(-2).toReversed()) {
    outcome = outcomeOf(await tab.call(visitor, 'POST', '/api/session', { email, password }));
    if (outcome !== 'wrong-credentials') return outcome;
  }
  return outcome;
}

/** Returns the token of the newest link of one kind in a customer's mails of the last days, or null. */
function tokenOf({ world: { mail, clock } }: Town, { email }: Customer, path: string): string | null {
  const found = mail.taken.findLast(
    ({ to, link, at }) =>
      to === email && (link ?? '').includes(`/${path}#token=`) && Date.parse(at) > clock.now - mailAgeMs,
  );
  return found?.link?.split('#token=')[1] ?? null;
}

const one = (find: (town: Town) => Customer[], actOf: (town: Town, random: Random, customer: Customer) => Act | null) =>
  actFinder(
    (town) => find(town).map((customer) => ({ customer, number: null })),
    (town, random, { customer }) => actOf(town, random, customer),
  );

/** Share of people who open a mailed link at once; others open it later, or never. */
const atOnceRate = 0.6;
/** Age in milliseconds after which mails are not opened any more; some links have expired by then. */
const mailAgeMs = 2 * dayMs;

/** Opens the link of a registration, here or in another browser, which is asked for name and password. */
async function confirms(tab: Tab, town: Town, customer: Customer, visitor: Visitor): Promise<Outcome> {
  const token = tokenOf(town, customer, 'login/confirm');
  const ask = (body: object) => tab.call(visitor, 'POST', '/api/accounts/confirmations', body);
  let answer = await ask({ token });
  if (answer.status === 200 && answer.json.kind === 'password-needed') {
    const password = passwordOf(customer);
    customer.passwords.push(password);
    answer = await ask({ token, person: { name: customer.name, password, terms: true } });
  }
  const [row] = town.world.primary.read('SELECT id FROM accounts WHERE email = ?1', customer.email);
  if (row !== undefined) customer.account = String(row['id']);
  return outcomeOf(answer);
}

export const register: FindAct = one(
  (town) => here(town).filter(({ account }) => account === null),
  (town, random, customer) => {
    const isAtOnce = random.chance(atOnceRate);
    return {
      told: `${customer.name} registers${isAtOnce ? ' and opens the link' : ''}`,
      run: async (tab) => {
        const outcome = await registers(tab, customer);
        if (outcome !== 'done' || !isAtOnce) return outcome;
        await tab.finish();
        return tokenOf(town, customer, 'login/confirm') === null
          ? 'no mail yet'
          : confirms(tab, town, customer, customer.visitor);
      },
    };
  },
);

export const confirmMail: FindAct = one(
  (town) => here(town).filter((each) => each.account === null && tokenOf(town, each, 'login/confirm') !== null),
  (town, random, customer) => {
    const isElsewhere = random.chance(elsewhereRate);
    const other = visitorOf(customer.market, otherNetworks + random.below(1000));
    return {
      told: `${customer.name} opens the link of the registration${isElsewhere ? ' in another browser' : ''}`,
      run: (tab) => confirms(tab, town, customer, isElsewhere ? other : customer.visitor),
    };
  },
);

const withPassword = (town: Town, signedIn: boolean) =>
  here(town).filter((each) => each.account !== null && each.passwords.length > 0 && isSignedIn(each) === signedIn);

export const signOut: FindAct = one(
  (town) => withPassword(town, true),
  (_town, _random, customer) => ({
    told: `${customer.name} signs out`,
    run: async (tab) => outcomeOf(await tab.call(customer.visitor, 'DELETE', '/api/session')),
  }),
);

export const signIn: FindAct = one(
  (town) => withPassword(town, false),
  (_town, random, customer) => {
    const isWrong = random.chance(0.15);
    const body = { email: customer.email, password: 'not the password' };
    return {
      told: `${customer.name} signs in${isWrong ? ' with a wrong password' : ''}`,
      run: async (tab) =>
        isWrong ? outcomeOf(await tab.call(customer.visitor, 'POST', '/api/session', body)) : signsIn(tab, customer),
    };
  },
);

/** Sets a new password by the mailed link, and signs in with it. */
async function resets(tab: Tab, town: Town, customer: Customer): Promise<Outcome> {
  const token = tokenOf(town, customer, 'reset-password');
  const password = passwordOf(customer);
  const outcome = outcomeOf(await tab.call(customer.visitor, 'PUT', '/api/password-resets', { token, password }));
  if (outcome !== 'done') return outcome;
  customer.passwords.push(password);
  return signsIn(tab, customer);
}

export const forget: FindAct = one(
  (town) => here(town).filter(({ account }) => account !== null),
  (town, random, customer) => {
    const isAtOnce = random.chance(atOnceRate);
    const { email, visitor } = customer;
    return {
      told: `${customer.name} asks for a new password${isAtOnce ? ' and sets it' : ''}`,
      run: async (tab) => {
        const outcome = outcomeOf(await tab.call(visitor, 'POST', '/api/password-resets', { email }));
        if (outcome !== 'done' || !isAtOnce) return outcome;
        await tab.finish();
        return tokenOf(town, customer, 'reset-password') === null ? 'no mail yet' : resets(tab, town, customer);
      },
    };
  },
);

export const reset: FindAct = one(
  (town) => here(town).filter((each) => each.account !== null && tokenOf(town, each, 'reset-password') !== null),
  (town, _random, customer) => ({
    told: `${customer.name} sets a new password`,
    run: (tab) => resets(tab, town, customer),
  }),
);
