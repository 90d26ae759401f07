import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { shopEnv } from '../../../tests/worker-browser';
import { scriptless } from '../../../tests/worker-scriptless';
import { seedTexts } from '../../../tests/worker-texts';
import { addEditions, testIsbn } from '../../testing/shelf';

const emma = testIsbn(1);
let person: ReturnType<typeof scriptless>;
beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 20, price: 550 } } }]);
  await seedTexts(shopEnv, [...languages]);
});
beforeEach(() => {
  person = scriptless();
});

/** Returns the words that a page shows, without its tags. */
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(languages)('%s', (language) => {
  const say = { locale: language };
  const act = (verb: string, fields: Record<string, string>) => person.post(`/${language}/do/${verb}`, fields);

  it('places an order of a guest', async () => {
    await act('add-to-cart', { isbn: emma, copy: 'good:550' });
    const checkout = await person.get(`/${language}/checkout`);
    const quote = /<button[^>]*name="quote"[^>]*>/.exec(checkout.text)?.[0] ?? '';

    const placed = await act('place-order', {
      name: 'Aoife Byrne',
      email: `guest-${language}@reader.example`,
      line1: '1 Quay Street',
      city: 'Cork',
      country: 'IE',
      payment: 'bank-transfer',
      terms: 'on',
      quote: /value="([^"]*)"/.exec(quote)?.[1] ?? '',
    });

    expect(wordsIn(checkout.text)).toContain(m.checkout_title({}, say));
    expect([placed.status, placed.location]).toEqual([
      303,
      expect.stringMatching(`^/${language}/trades/[0-9a-z]+\\?placed=true$`),
    ]);
    const order = await person.get(placed.location ?? '');
    expect(order.text).toContain(`<html lang="${language}"`);
    expect(wordsIn(order.text)).toContain(m.trade_pay_iban({}, say));
    expect(wordsIn(order.text)).toContain(m.trade_event_awaiting_payment({}, say));
  });

  it('registers, and shows the address of the mail', async () => {
    const email = `new-${language}@reader.example`;

    const sent = await act('register', { name: 'Nora New', email, password: 'a row of quiet shelves', terms: 'on' });
    const page = await person.get(sent.location ?? '');

    expect(sent.status).toBe(303);
    expect(wordsIn(page.text)).toContain(m.accounts_sent_title({}, say));
    expect(page.text).toContain(email);
  });

  it('refuses a wrong password', async () => {
    const refused = await act('sign-in', { email: `nobody-${language}@reader.example`, password: 'not the right one' });

    expect(refused.status).toBe(401);
    expect(wordsIn(refused.text)).toContain(m.accounts_wrong({}, say));
  });
});
