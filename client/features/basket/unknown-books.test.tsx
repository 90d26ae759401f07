import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleBasket, sampleBasketLine } from '../../../tests/client/sample-lists';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import type { RouterContext } from '../../lib/router-context';
import { BasketScreen } from './basket-screen';

const unknown = '9781472154668';
const refused = { isbn: unknown, grade: 'good', quantity: 1, reason: 'not-in-catalogue' };
beforeEach(() => sessionStorage.clear());

const field = () => screen.findByRole('textbox', { name: 'One or more ISBNs' });

const reader = { name: 'Robin', email: 'robin@reader.example', role: 'customer', tag: 'robin' };

interface Visit {
  readonly isbn?: string;
  readonly form?: RouterContext['form'];
  readonly isSignedIn?: boolean;
}

function show(answers: Answers, { isbn = '', form, isSignedIn = false }: Visit = {}) {
  const searches: unknown[] = [];
  const shown = showScreen(
    <BasketScreen
      page={{ basket: sampleBasket([]), lines: 0, found: 0 }}
      search={{ q: '', sort: 'added', page: 1, isbn }}
      onSearch={(search) => searches.push(search)}
      market="IE"
      isSignedIn={isSignedIn}
      taking={0}
      Tabs={() => null}
    />,
    (call) =>
      call.path === '/me' ? { account: isSignedIn ? reader : null, language: 'en', market: 'IE' } : answers(call),
    form === undefined ? {} : { form },
    ['/login'],
  );
  return { ...shown, searches };
}

/** Returns a shop whose catalogue lacks the book until somebody has asked about it. */
function shop(state: 'open' | 'known'): Answers {
  let isAsked = false;
  return ({ method, path }) => {
    if (path === '/asked-books') return { items: [] };
    if (path === `/asked-books/${unknown}`) {
      isAsked = true;
      return { isbn: unknown, state };
    }
    if (method !== 'POST') return {};
    return state === 'known' && isAsked
      ? { basket: sampleBasket([sampleBasketLine(unknown, 'The Humans')]), refused: [] }
      : { basket: sampleBasket([]), refused: [refused] };
  };
}

/** Answers a guest, who has to sign in before the shop looks a book up. */
const guestShop: Answers = ({ path }) => {
  if (path === '/asked-books') return { items: [] };
  return path.startsWith('/asked-books/')
    ? Response.json({ code: 'sign-in-required', facts: {} }, { status: 401 })
    : { basket: sampleBasket([]), refused: [refused] };
};

async function addUnknown(): Promise<void> {
  fireEvent.change(await field(), { target: { value: unknown } });
  fireEvent.click(screen.getByRole('button', { name: 'Get 1 offer' }));
}

test('the shop looks up a typed book that the catalogue lacks', async () => {
  const { calls } = show(shop('open'));
  await addUnknown();

  fireEvent.click(await screen.findByRole('button', { name: 'Look it up for me' }));

  expect(await screen.findByText('We’re looking it up and will email you.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([`/asked-books/${unknown}`]);
});

test('a book that the shop looks up already has no button', async () => {
  show(({ path }) =>
    path === '/asked-books'
      ? { items: [{ isbn: unknown, state: 'open' }] }
      : { basket: sampleBasket([]), refused: [refused] },
  );

  await addUnknown();

  expect(await screen.findByText('We’re looking it up and will email you.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Look it up for me' })).toBeNull();
});

test('a book that is in the catalogue by now is added', async () => {
  show(shop('known'));
  await addUnknown();

  fireEvent.click(await screen.findByRole('button', { name: 'Look it up for me' }));

  expect(await screen.findByRole('heading', { name: 'The Humans' })).toBeDefined();
  expect(await screen.findByText('1 book added to your sell list')).toBeDefined();
  expect(screen.queryByText(/isn’t in our catalogue/)).toBeNull();
});

test('a book that is refused for another reason has no button', async () => {
  show(() => ({ basket: sampleBasket([]), refused: [{ ...refused, reason: 'list-full' }] }));

  await addUnknown();

  expect(await screen.findByText('We couldn’t add these books')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Look it up for me' })).toBeNull();
});

test('a guest gets a link to the sign-in that keeps the number', async () => {
  show(guestShop);
  await addUnknown();

  fireEvent.click(await screen.findByRole('button', { name: 'Look it up for me' }));

  const link = await screen.findByRole('link', { name: 'Sign in' });
  const returnTo = new URL(link.getAttribute('href') ?? '', 'http://shop.test').searchParams.get('returnTo');
  expect(returnTo).toBe(`/en/basket?isbn=${unknown}`);
});

test('a question of a guest is sent once after the sign-in', async () => {
  show(guestShop);
  await addUnknown();
  fireEvent.click(await screen.findByRole('button', { name: 'Look it up for me' }));
  await screen.findByRole('link', { name: 'Sign in' });
  cleanup();

  const { calls, searches } = show(shop('open'), { isbn: `${unknown} 9780141439587`, isSignedIn: true });

  expect(await screen.findByText('We’re looking it up and will email you.')).toBeDefined();
  expect((await field()).textContent).toBe('9780141439587');
  expect(searches).toHaveLength(1);
  cleanup();
  const later = show(shop('open'), { isSignedIn: true });
  await field();
  expect([...calls, ...later.calls].filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a posted question about a book shows its state', async () => {
  show(() => ({ items: [] }), { form: { page: '/en/basket', verb: 'ask-for-book', values: { isbn: unknown } } });

  expect(await screen.findByText(/9781472154668: it isn’t in our catalogue/)).toBeDefined();
  expect(screen.getByText('We’re looking it up and will email you.')).toBeDefined();
});

test('the field begins with the number of the address, which ends when the books are added', async () => {
  const { searches } = show(shop('open'), { isbn: unknown });
  expect((await field()).textContent).toBe(unknown);

  fireEvent.click(screen.getByRole('button', { name: 'Get 1 offer' }));

  await waitFor(() => expect(searches).toHaveLength(1));
});
