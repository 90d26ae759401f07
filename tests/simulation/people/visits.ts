import { testIsbn } from '../../../worker/testing/shelf';
import { oneOf, type FindAct } from './act';
import { outcomeOf } from './tab';

/** Reads and list changes of a person who places no trade now: reads must never fail. */
const pages = [
  '/api/books?q=book',
  '/api/suggestions?q=bo',
  '/api/home',
  '/api/subjects/fiction',
  '/api/authors/Ann%20Author',
  '/api/wishes',
  '/api/basket',
  '/api/cart',
  '/api/faq',
  '/api/me',
  '/api/choices',
  '/api/account/credit',
  '/api/account/addresses',
  '/api/sessions',
  '/api/account/events',
  '/api/account/deletion',
  '/api/account/kept-aside',
  '/api/trades?state=open',
  '/api/trades?q=book',
  '/api/health',
] as const;

export const browse: FindAct = (simulation, random) => {
  const customer = oneOf(
    random,
    simulation.customers.filter(({ isDeleted }) => !isDeleted),
  );
  if (customer === null) return null;
  const path = random.pick([...pages, `/api/books/${testIsbn(1 + random.below(simulation.editions))}`]);
  return {
    description: `${customer.name} looks at ${path}`,
    run: async (tab) => outcomeOf(await tab.call(customer.visitor, 'GET', path)),
  };
};

/** Wishes bring a mail when a copy comes in. */
export const wish: FindAct = (simulation, random) => {
  const customer = oneOf(
    random,
    simulation.customers.filter(({ isDeleted }) => !isDeleted),
  );
  if (customer === null) return null;
  const isbn = testIsbn(1 + random.below(simulation.editions));
  const method = random.chance(0.8) ? 'PUT' : 'DELETE';
  return {
    description: `${customer.name} wishes for ${isbn}`,
    run: async (tab) => outcomeOf(await tab.call(customer.visitor, method, `/api/wishes/${isbn}`)),
  };
};

/** An address is kept, or the account's language and mails change. */
export const settle: FindAct = (simulation, random) => {
  const customer = oneOf(
    random,
    simulation.customers.filter(({ isDeleted, account }) => !isDeleted && account !== null),
  );
  if (customer === null) return null;
  const [method, path, body] = random.pick([
    ['PATCH', '/api/account', { language: random.pick(['en', 'de', 'ar', 'ja']) }],
    ['PATCH', '/api/account', { tradeMails: random.chance(0.5) }],
    [
      'POST',
      '/api/account/addresses',
      { name: customer.name, address: { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' } },
    ],
  ] as const);
  return {
    description: `${customer.name} changes the account`,
    run: async (tab) => outcomeOf(await tab.call(customer.visitor, method, path, body)),
  };
};
