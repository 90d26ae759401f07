// Customers who check out while the shop is killed: guests who buy, and accounts that sell.
import { createHash } from 'node:crypto';

/** Number of checkouts under way when the runtime is killed. */
export const shoppers = 50;
/** Of five shoppers, three guests buy by transfer, one account is paid in store credit, one swaps. */
const kinds = ['buy', 'buy', 'buy', 'payout', 'swap'];
/** Number of accounts that each kill needs. */
const accountsPerKill = (shoppers / kinds.length) * 2;
/** An account may place ten orders in 15 minutes, so each one is asked ten times in a whole run. */
const maxOrders = 10;
/** Number of copies of each book for sale, so that no checkout is refused for want of one. */
const copiesForSale = 100_000;
/** Number of books for sale. */
const booksForSale = 60;
/** Number of books in a basket. With so many it reaches the smallest basket. */
const booksGiven = 8;
/**
 * Number of the dearest editions, for 101 baskets. 101 is not a multiple of the accounts, so no account gives a book
 * more than three times, and no book comes so often that it is declined.
 */
const booksWanted = booksGiven * 101;
const address = { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' };
/** Most tries of a checkout. */
const maxTries = 5;

const hashOf = (text) => createHash('sha256').update(text).digest('base64url');
const tokenOf = (account) => `${account}-${'t'.repeat(43)}`.slice(0, 43);

/** Puts copies on the shelves and opens the accounts. Returns the books for sale, those wanted, and the accounts. */
export async function prepareSimulation(db, kills) {
  const rows = async (sql, ...values) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .all()
    ).results;
  const sold = await rows(
    `SELECT isbn, grade FROM stock WHERE price BETWEEN 500 AND 3000 GROUP BY isbn ORDER BY isbn LIMIT ?1`,
    booksForSale,
  );
  const wanted = await rows(
    `SELECT isbn FROM editions WHERE isbn NOT IN (SELECT value FROM json_each(?1))
     ORDER BY reference_price DESC, isbn LIMIT ?2`,
    JSON.stringify(sold.map(({ isbn }) => isbn)),
    booksWanted,
  );
  const accounts = Array.from(
    { length: Math.max(accountsPerKill, Math.ceil((kills * accountsPerKill) / maxOrders)) },
    (_, at) => `killed${String(at).padStart(4, '0')}`,
  );
  const stocked = [
    ...sold.map(({ isbn, grade }) => [isbn, grade, copiesForSale]),
    ...wanted.map(({ isbn }) => [isbn, null, 0]),
  ];
  const ends = '2126-01-01T00:00:00.000Z';
  await db.batch([
    db
      .prepare(
        `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
         SELECT s.isbn, s.grade, value->>2 - s.on_hand, 'correction', 100, '2026-01-01T00:00:00.000Z'
         FROM json_each(?1) JOIN stock s ON s.isbn = value->>0 AND s.grade = coalesce(value->>1, s.grade)
         WHERE value->>2 <> s.on_hand`,
      )
      .bind(JSON.stringify(stocked)),
    db
      .prepare(
        `UPDATE stock SET on_hand = value->>2 FROM json_each(?1)
         WHERE stock.isbn = value->>0 AND stock.grade = coalesce(value->>1, stock.grade)`,
      )
      .bind(JSON.stringify(stocked)),
    db
      .prepare(
        `INSERT INTO accounts (id, email, name, confirmed_at, language, market, created_at)
         SELECT value, value || '@reader.example', 'Kill Test', ?2, 'en', 'IE', ?2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(accounts), '2026-01-01T00:00:00.000Z'),
    db
      .prepare(
        `INSERT INTO sessions (id, account, credential_version, created_at, last_seen_at, ends_at)
         SELECT value->>0, value->>1, 1, '2026-01-01T00:00:00.000Z', ?2, ?2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(accounts.map((account) => [hashOf(tokenOf(account)), account])), ends),
  ]);
  return { sold, wanted: wanted.map(({ isbn }) => isbn), accounts };
}

/** Returns the cookies and the call of one browser in a network of its own, as the limits on orders count. */
function browserOf(url, number, account) {
  const cookies = new Map([['market', 'IE'], ...(account === null ? [] : [['__Host-session', tokenOf(account)]])]);
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': `10.${number >> 8}.${number & 255}.7`,
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
    });
    for (const set of answer.headers.getSetCookie()) cookies.set(...set.split(';')[0].split(/=(.*)/s).slice(0, 2));
    return { status: answer.status, json: await answer.json() };
  };
}

/** Returns somebody with filled lists and a quote, about to check out. Throws the shop's words where it refuses. */
export async function fillLists(url, simulation, number) {
  const kind = kinds[number % kinds.length];
  // The two kinds of accounts take turns, so that each account gives and swaps.
  const turn = Math.floor(number / kinds.length) * 2 + (kind === 'swap' ? 1 : 0);
  const account = kind === 'buy' ? null : simulation.accounts[turn % simulation.accounts.length];
  const call = browserOf(url, number, account);
  const callOrThrow = async (...request) => {
    const { status, json } = await call(...request);
    if (status !== 200) throw new Error(`${request[1]}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  if (kind !== 'buy') {
    const lines = Array.from({ length: booksGiven }, (_, at) => ({
      isbn: simulation.wanted[(turn * booksGiven + at) % simulation.wanted.length],
      grade: 'like-new',
      quantity: 1,
    }));
    await callOrThrow('POST', '/api/basket/lines', { lines });
  }
  const { isbn, grade } = simulation.sold[number % simulation.sold.length];
  if (kind !== 'payout') await callOrThrow('PUT', `/api/cart/lines/${isbn}/${grade}`, { quantity: 1 });
  const choice =
    kind === 'buy'
      ? { settlement: 'pay-now', payment: 'bank-transfer' }
      : { settlement: kind, payout: 'store-credit', useStoreCredit: false };
  const { quote, problems } = await callOrThrow('POST', '/api/checkout/quote', choice);
  if (problems.length > 0) throw new Error(`${kind} ${number}: ${JSON.stringify(problems)}`);
  const body = {
    ...choice,
    quote,
    name: 'Kill Test',
    ...(account === null ? { email: `kill${number}@reader.example` } : {}),
    address,
    terms: true,
    declaration: kind !== 'buy',
  };
  return { number, kind, key: `kill-test-key-${String(number).padStart(8, '0')}`, url, call, body, answers: [] };
}

/** Sends a checkout and keeps the trade that it is answered with. Returns whether an answer came. */
async function send(person) {
  try {
    const { status, json } = await person.call('POST', '/api/checkout', person.body, { 'Idempotency-Key': person.key });
    if (status === 201) person.answers.push(json.trade.id);
    else person.refused = `${status} ${json.code}`;
    return true;
  } catch {
    // The shop was killed before it answered.
    return false;
  }
}

/** Sends a checkout once; calls `acknowledged` when the shop acknowledges it. */
export async function placeOnce(person, acknowledged) {
  if ((await send(person)) && person.answers.length > 0) acknowledged();
}

/** Sends the same body again under the same key, as the client does, until an answer comes. */
export async function repeatUntilAnswered(person) {
  for (let at = 1; at <= maxTries; at += 1) if (await send(person)) return;
}
