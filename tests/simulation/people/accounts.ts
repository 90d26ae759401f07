import { dayMs } from '../../../domain/time';
import type { Random } from '../world/random';
import { actFinder, type Act, type FindAct } from './act';
import { outcomeOf, type Outcome, type Tab, type Visitor } from './tab';
import type { Shopper } from './shopper';
import { visitorOf, type Customer, type Simulation } from './simulation';

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

const activeCustomers = ({ customers }: Simulation) => customers.filter(({ isDeleted }) => !isDeleted);

/** A guest registers; a mail with a link follows. */
export async function sendRegistration(tab: Tab, customer: Customer): Promise<Outcome> {
  const password = passwordOf(customer);
  customer.passwords.push(password);
  const { name, email, visitor } = customer;
  return outcomeOf(await tab.call(visitor, 'POST', '/api/accounts', { name, email, password, terms: true }));
}

/** Signs a person in with the newest password, or with the one before where the shop has not stored the new one. */
export async function signInByPassword(tab: Tab, { email, visitor, passwords }: Customer): Promise<Outcome> {
  let outcome = 'nothing';
  for (const password of passwords.slice(-2).toReversed()) {
    outcome = outcomeOf(await tab.call(visitor, 'POST', '/api/session', { email, password }));
    if (outcome !== 'wrong-credentials') return outcome;
  }
  return outcome;
}

/** Returns the token of the newest link of one kind in a customer's mails of the last days, or null. */
function tokenOf({ world: { mail, clock } }: Simulation, { email }: Customer, path: string): string | null {
  const found = mail.taken.findLast(
    ({ to, link, at }) =>
      to === email && (link ?? '').includes(`/${path}#token=`) && Date.parse(at) > clock.now - mailAgeMs,
  );
  return found?.link?.split('#token=')[1] ?? null;
}

const customerActFinder = (
  find: (simulation: Simulation) => Customer[],
  actOf: (simulation: Simulation, random: Random, customer: Customer) => Act | null,
) =>
  actFinder(
    (simulation) => find(simulation).map((customer) => ({ customer, number: null })),
    (simulation, random, { customer }) => actOf(simulation, random, customer),
  );

/** Share of people who open a mailed link at once; others open it later, or never. */
const atOnceRate = 0.6;
/** Age in milliseconds after which mails are not opened any more; some links have expired by then. */
const mailAgeMs = 2 * dayMs;

/**
 * Opens the link of a registration in a browser. The shop asks another one than the customer's for name and password.
 */
async function openConfirmLink(
  { tab, simulation, customer }: Omit<Shopper, 'random'>,
  visitor: Visitor,
): Promise<Outcome> {
  const token = tokenOf(simulation, customer, 'login/confirm');
  const ask = (body: object) => tab.call(visitor, 'POST', '/api/accounts/confirmations', body);
  let answer = await ask({ token });
  if (answer.status === 200 && answer.json.kind === 'password-needed') {
    const password = passwordOf(customer);
    customer.passwords.push(password);
    answer = await ask({ token, person: { name: customer.name, password, terms: true } });
  }
  const [row] = simulation.world.primary.read('SELECT id FROM accounts WHERE email = ?1', customer.email);
  if (row !== undefined) customer.account = String(row['id']);
  return outcomeOf(answer);
}

export const register: FindAct = customerActFinder(
  (simulation) => activeCustomers(simulation).filter(({ account }) => account === null),
  (simulation, random, customer) => {
    const isAtOnce = random.chance(atOnceRate);
    return {
      description: `${customer.name} registers${isAtOnce ? ' and opens the link' : ''}`,
      run: async (tab) => {
        const outcome = await sendRegistration(tab, customer);
        if (outcome !== 'done' || !isAtOnce) return outcome;
        await tab.finish();
        return tokenOf(simulation, customer, 'login/confirm') === null
          ? 'no mail yet'
          : openConfirmLink({ tab, simulation, customer }, customer.visitor);
      },
    };
  },
);

export const confirmMail: FindAct = customerActFinder(
  (simulation) =>
    activeCustomers(simulation).filter(
      (each) => each.account === null && tokenOf(simulation, each, 'login/confirm') !== null,
    ),
  (simulation, random, customer) => {
    const isElsewhere = random.chance(elsewhereRate);
    const other = visitorOf(customer.market, otherNetworks + random.below(1000));
    return {
      description: `${customer.name} opens the link of the registration${isElsewhere ? ' in another browser' : ''}`,
      run: (tab) => openConfirmLink({ tab, simulation, customer }, isElsewhere ? other : customer.visitor),
    };
  },
);

const withPassword = (simulation: Simulation, signedIn: boolean) =>
  activeCustomers(simulation).filter(
    (each) => each.account !== null && each.passwords.length > 0 && isSignedIn(each) === signedIn,
  );

export const signOut: FindAct = customerActFinder(
  (simulation) => withPassword(simulation, true),
  (_simulation, _random, customer) => ({
    description: `${customer.name} signs out`,
    run: async (tab) => outcomeOf(await tab.call(customer.visitor, 'DELETE', '/api/session')),
  }),
);

export const signIn: FindAct = customerActFinder(
  (simulation) => withPassword(simulation, false),
  (_simulation, random, customer) => {
    const isWrong = random.chance(0.15);
    const body = { email: customer.email, password: 'not the password' };
    return {
      description: `${customer.name} signs in${isWrong ? ' with a wrong password' : ''}`,
      run: async (tab) =>
        isWrong
          ? outcomeOf(await tab.call(customer.visitor, 'POST', '/api/session', body))
          : signInByPassword(tab, customer),
    };
  },
);

/** Sets a new password by the mailed link, and signs in with it. */
async function setNewPassword(tab: Tab, simulation: Simulation, customer: Customer): Promise<Outcome> {
  const token = tokenOf(simulation, customer, 'reset-password');
  const password = passwordOf(customer);
  const outcome = outcomeOf(await tab.call(customer.visitor, 'PUT', '/api/password-resets', { token, password }));
  if (outcome !== 'done') return outcome;
  customer.passwords.push(password);
  return signInByPassword(tab, customer);
}

export const forget: FindAct = customerActFinder(
  (simulation) => activeCustomers(simulation).filter(({ account }) => account !== null),
  (simulation, random, customer) => {
    const isAtOnce = random.chance(atOnceRate);
    const { email, visitor } = customer;
    return {
      description: `${customer.name} asks for a new password${isAtOnce ? ' and sets it' : ''}`,
      run: async (tab) => {
        const outcome = outcomeOf(await tab.call(visitor, 'POST', '/api/password-resets', { email }));
        if (outcome !== 'done' || !isAtOnce) return outcome;
        await tab.finish();
        return tokenOf(simulation, customer, 'reset-password') === null
          ? 'no mail yet'
          : setNewPassword(tab, simulation, customer);
      },
    };
  },
);

export const reset: FindAct = customerActFinder(
  (simulation) =>
    activeCustomers(simulation).filter(
      (each) => each.account !== null && tokenOf(simulation, each, 'reset-password') !== null,
    ),
  (simulation, _random, customer) => ({
    description: `${customer.name} sets a new password`,
    run: (tab) => setNewPassword(tab, simulation, customer),
  }),
);
