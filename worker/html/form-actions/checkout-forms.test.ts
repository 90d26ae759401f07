import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopEnv } from '../../../tests/worker-browser';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { seedTexts } from '../../../tests/worker-texts';
import { addEditions, testIsbn } from '../../testing/shelf';

const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
let person: ReturnType<typeof scriptless>;
let guests = 0;
beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', reference: 2600, stock: { good: { onHand: 30, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 4000 },
  ]);
  await seedTexts(shopEnv, ['en']);
});
beforeEach(async () => {
  person = scriptless();
  await person.post('/en/do/add-to-cart', { isbn: emma, copy: 'good:550' });
});

const addressed = {
  name: 'Aoife Byrne',
  email: 'aoife@reader.example',
  phone: '',
  line1: '1 Quay Street',
  line2: '',
  city: 'Cork',
  region: '',
  postcode: '',
  country: 'IE',
  payment: 'bank-transfer',
  terms: 'on',
};

/** Returns the fingerprint of the quote that the checkout page shows. */
const quoteIn = (html: string) =>
  /value="([^"]*)"/.exec(/<button[^>]*name="quote"[^>]*>/.exec(html)?.[0] ?? '')?.[1] ?? '';

/** Returns the version of the lists that the checkout page shows. */
const listsIn = (html: string) => /value="(\d+)"/.exec(inputIn(html, 'lists'))?.[1] ?? '';

async function checkoutFields(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  guests += 1;
  const page = await person.get('/en/checkout');
  return {
    ...addressed,
    email: `aoife${guests}@reader.example`,
    quote: quoteIn(page.text),
    lists: listsIn(page.text),
    ...changes,
  };
}

const ordersInShop = () => env.DB.prepare('SELECT count(*) AS n FROM trades').first<number>('n');

describe('place-order', () => {
  it('places an order of a guest and leads to its page', async () => {
    const answer = await person.post('/en/do/place-order', await checkoutFields());

    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^\/en\/trades\/[0-9a-z]+\?placed=true$/);
    const order = await person.get(answer.location ?? '');
    expect(order.status).toBe(200);
    expect(order.text).toContain('Emma');
    expect(order.text).toContain('Thank you. We have received your order.');
  });

  it('places one order when the same form is posted twice', async () => {
    const fields = await checkoutFields();
    const before = await ordersInShop();

    const [first, second] = [
      await person.post('/en/do/place-order', fields),
      await person.post('/en/do/place-order', fields),
    ];

    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.location).toBe(first.location);
    expect(await ordersInShop()).toBe((before ?? 0) + 1);
  });

  it('orders the same again after a cancellation', async () => {
    const fields = await checkoutFields();
    const first = await person.post('/en/do/place-order', fields);
    const trade = /trades\/([0-9a-z]+)/.exec(first.location ?? '')?.[1] ?? '';
    await person.post(`/en/do/cancel-order?page=/en/trades/${trade}`, { trade, step: 'confirm' });
    await person.post('/en/do/add-to-cart', { isbn: emma, copy: 'good:550' });
    const { lists, quote } = await checkoutFields();

    const second = await person.post('/en/do/place-order', { ...fields, lists: lists ?? '', quote: quote ?? '' });

    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.location).not.toBe(first.location);
    expect((await person.get('/en/cart')).text).not.toContain('Emma');
  });

  it('keeps the typed fields and marks the missing ones', async () => {
    const { terms: _terms, ...fields } = await checkoutFields({ line1: '', email: 'aoife@' });

    const answer = await person.post('/en/do/place-order', fields);

    expect(answer.status).toBe(400);
    expect(inputIn(answer.text, 'line1')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'email')).toContain('value="aoife@"');
    expect(inputIn(answer.text, 'terms')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'name')).toContain('value="Aoife Byrne"');
    expect(inputIn(answer.text, 'name')).not.toMatch(/aria-invalid/);
  });

  it('asks again when the cart has changed after the page was shown', async () => {
    const fields = await checkoutFields();
    await person.post('/en/do/set-cart-line', { line: `${emma}:good`, quantity: '2' });

    const answer = await person.post('/en/do/place-order', fields);

    expect([answer.status, answer.form.problem[0]]).toEqual([409, 'list-changed']);
    expect(inputIn(answer.text, 'city')).toContain('value="Cork"');
    expect(quoteIn(answer.text)).not.toBe(fields['quote']);
    const again = await person.post('/en/do/place-order', { ...fields, quote: quoteIn(answer.text) });
    expect(again.status).toBe(303);
  });

  it('shows the checkout of another country with the typed fields', async () => {
    const answer = await person.post('/en/do/place-order', await checkoutFields({ country: 'DE', step: 'update' }));

    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<option[^>]*value="DE"[^>]*selected|selected[^>]*value="DE"/);
    expect(inputIn(answer.text, 'line1')).toContain('value="1 Quay Street"');
    expect((await person.get('/en/checkout')).text).toMatch(
      /<option[^>]*value="DE"[^>]*selected|selected[^>]*value="DE"/,
    );
  });

  it('refuses a field that the form does not have', async () => {
    const answer = await person.post('/en/do/place-order', await checkoutFields({ price: '1' }));

    expect(answer.form.problem).toMatchObject(['invalid-input', 400, { paths: ['price'] }]);
  });
});

describe('set-cart-line', () => {
  const line = `${emma}:good`;

  it('sets the quantity, and 0 removes the line', async () => {
    const two = await person.post('/en/do/set-cart-line', { line, quantity: '2' });
    const page = await person.get('/en/cart');
    const none = await person.post('/en/do/set-cart-line', { line, quantity: '0' });

    expect([two.location, none.location]).toEqual(['/en/cart', '/en/cart']);
    expect(page.text).toMatch(/<output>2<\/output>/);
    expect((await person.get('/en/cart')).text).not.toContain('Emma');
  });

  it('shows the problem beside the line', async () => {
    const answer = await person.post('/en/do/set-cart-line', { line, quantity: '20', price: '1' });

    expect([answer.status, answer.form.problem[0]]).toEqual([409, 'price-changed']);
    expect(answer.text).toMatch(/<p class="[^"]*" role="alert">/);
  });

  it.each(['21', '-1', '1.5', 'two', ''])('refuses the quantity %j', async (quantity) => {
    expect((await person.post('/en/do/set-cart-line', { line, quantity })).status).toBe(400);
  });
});

describe('set-sell-line', () => {
  const line = `${dune}:good`;
  beforeEach(async () => {
    await person.post('/en/do/add-to-sell-list', { isbn: dune, give: 'good' });
  });

  it('changes grade and ex-library, then the copies', async () => {
    const fields = { line, copies: '1', grade: 'acceptable', exLibrary: 'on' };
    const changed = await person.post('/en/do/set-sell-line', fields);
    await person.post('/en/do/set-sell-line', {
      line: `${dune}:acceptable`,
      copies: '1',
      grade: 'acceptable',
      exLibrary: 'on',
      quantity: '2',
    });
    const page = await person.get('/en/basket');

    expect([changed.status, changed.form?.problem]).toEqual([303, undefined]);
    expect(page.text).toContain(`value="${dune}:acceptable"`);
    expect(inputIn(page.text, 'copies')).toContain('value="2"');
    expect(inputIn(page.text, 'exLibrary')).toMatch(/checked/);
  });

  it('removes the line with quantity 0', async () => {
    const answer = await person.post('/en/do/set-sell-line', { line, copies: '1', grade: 'good', quantity: '0' });

    expect(answer.location).toBe('/en/basket');
    expect((await person.get('/en/basket')).text).not.toContain(`value="${line}"`);
  });
});
