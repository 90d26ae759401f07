import type { Answer, Browser } from './people';

let keys = 0;
/** Returns a new idempotency key. */
export function newIdempotencyKey(): string {
  keys += 1;
  return `test-key-${String(keys).padStart(12, '0')}`;
}

export const irishAddress = { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' };

/** Puts books into the basket (`give`) and the cart (`take`): [isbn, grade, quantity]. Throws when one is refused. */
export async function fillLists(
  person: Browser,
  lists: { readonly give?: readonly [string, string, number][]; readonly take?: readonly [string, string, number][] },
): Promise<void> {
  const lines = [
    ...(lists.give ?? []).map((line) => ['basket', ...line] as const),
    ...(lists.take ?? []).map((line) => ['cart', ...line] as const),
  ];
  for (const [list, isbn, grade, quantity] of lines) {
    const put = await person.call('PUT', `/api/${list}/lines/${isbn}/${grade}`, { quantity });
    if (put.status !== 200) throw new Error(`${list} ${isbn}: ${put.text}`);
  }
}

/** Requests the quote of a person's lists. */
export async function askForQuote(person: Browser, settlement: string, choice: object = {}): Promise<Answer> {
  return person.call('POST', '/api/checkout/quote', { settlement, ...choice });
}

/** Returns a complete checkout body for a quote. */
export function checkoutBody(quote: string, settlement: string, changes: object = {}): Record<string, unknown> {
  return {
    settlement,
    quote,
    name: 'Aoife Byrne',
    email: 'aoife@reader.example',
    address: irishAddress,
    terms: true,
    declaration: true,
    ...changes,
  };
}

/** Asks for a quote and places it. */
export async function placeOrder(
  person: Browser,
  settlement: string,
  changes: object = {},
  choice: object = {},
): Promise<Answer> {
  const { json } = await askForQuote(person, settlement, choice);
  return sendCheckout(person, checkoutBody(json.quote, settlement, { ...choice, ...changes }));
}

/** Sends a checkout. */
export async function sendCheckout(person: Browser, body: unknown, key = newIdempotencyKey()): Promise<Answer> {
  return person.call('POST', '/api/checkout', body, { 'Idempotency-Key': key });
}
