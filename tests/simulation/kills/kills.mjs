// Kills workerd amid checkouts, again and again, and looks whether an acknowledged trade is lost or one is doubled.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../../scripts/load-catalogue.mjs';
import { openShop } from '../../../scripts/shop.mjs';
import { bundleSimulation } from '../bundle.mjs';

/** Checkouts under way when the runtime is killed. */
const shoppers = 50;
const port = Number(process.env.PORT ?? 8808);
/** The kill comes at a moment of this span (milliseconds) after the checkouts were sent. */
const earliestMs = 20;
const latestMs = 4000;
/** Copies of each book on the shelves, so that no checkout is refused for want of one. */
const plenty = 100_000;
const address = { line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' };

/** Starts the shop in a process group of its own. */
function serve(stateDir) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), stateDir, String(port)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = new Promise((done, fail) => {
    child.stdout.once('data', (said) => done(String(said).trim().split(' ')));
    child.once('exit', () => fail(new Error('the shop did not start')));
  });
  return {
    opened,
    kill: () =>
      new Promise((done) => {
        child.once('exit', done);
        process.kill(-Number(child.pid), 'SIGKILL');
      }),
  };
}

/** A guest with a filled cart and a quote, about to check out. */
async function shopper(url, book, number) {
  const cookies = new Map([['market', 'IE']]);
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
    });
    for (const set of answer.headers.getSetCookie()) cookies.set(...set.split(';')[0].split(/=(.*)/s).slice(0, 2));
    return { status: answer.status, json: await answer.json() };
  };
  await call('PUT', `/api/cart/lines/${book.isbn}/${book.grade}`, { quantity: 1 });
  const choice = { settlement: 'pay-now', payment: 'bank-transfer' };
  const quote = await call('POST', '/api/checkout/quote', choice);
  const body = {
    ...choice,
    quote: quote.json.quote,
    name: 'Kill Test',
    email: `kill${number}@reader.example`,
    address,
    terms: true,
  };
  return { key: `kill-test-key-${String(number).padStart(8, '0')}`, acknowledged: null, call, body };
}

/** Sends a checkout; keeps the trade when it is acknowledged. A lost answer is no error. */
async function place(one) {
  try {
    const { status, json } = await one.call('POST', '/api/checkout', one.body, { 'Idempotency-Key': one.key });
    if (status === 201) one.acknowledged ??= json.trade.id;
    return status === 201 ? 'placed' : json.code;
  } catch {
    return 'lost';
  }
}

/** Runs the kills; answers whether nothing acknowledged was lost and nothing was doubled. */
export async function runKills(kills) {
  const stateDir = mkdtempSync(join(tmpdir(), 'dogear-kills-'));
  const began = performance.now();
  const setUp = await openShop({ port: 0, stateDir, log: false });
  await loadCatalogue(setUp.url, setUp.secrets.IMPORT_TOKEN);
  const db = await setUp.miniflare.getD1Database('DB');
  await db.batch([
    db
      .prepare(
        `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
            SELECT isbn, grade, ?1 - on_hand, 'correction', 100, '2026-01-01T00:00:00.000Z' FROM stock`,
      )
      .bind(plenty),
    db.prepare('UPDATE stock SET on_hand = ?1').bind(plenty),
  ]);
  const { results: books } = await db
    .prepare(`SELECT isbn, grade FROM stock WHERE price BETWEEN 500 AND 3000 ORDER BY isbn LIMIT 60`)
    .all();
  await setUp.close();

  const people = [];
  let again = [];
  for (let kill = 1; kill <= kills + 1; kill += 1) {
    const shop = serve(stateDir);
    const [, url] = await shop.opened;
    // Who got no answer sends the same again under the same key, as the client does.
    await Promise.all(again.map(place));
    if (kill > kills) {
      await shop.kill();
      break;
    }
    const now = await Promise.all(
      Array.from({ length: shoppers }, (_, at) => shopper(url, books[at % books.length], people.length + at)),
    );
    people.push(...now);
    const sent = now.map(place);
    await new Promise((done) => setTimeout(done, earliestMs + Math.random() * (latestMs - earliestMs)));
    await shop.kill();
    await Promise.all(sent);
    again = now.filter(({ acknowledged }) => acknowledged === null);
    console.log(`kill ${kill}: ${shoppers - again.length} of ${shoppers} were acknowledged before it`);
  }
  const ok = await verify(stateDir, people);
  console.log(`${kills} kills amid ${shoppers} checkouts each, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  // The restore drill can be tried on what the kills have left.
  if (process.env.KEEP_STATE === undefined) rmSync(stateDir, { recursive: true, force: true });
  else console.log(`state: ${stateDir}`);
  return ok;
}

/** Compares what was acknowledged with what the database holds. */
async function verify(stateDir, people) {
  const { findFaults } = await import(await bundleSimulation({ entry: 'drill/rebuild.ts' }));
  const shop = await openShop({ port: 0, stateDir, log: false });
  const db = await shop.miniflare.getD1Database('DB');
  const { results: trades } = await db.prepare('SELECT id, idem_key FROM trades').all();
  const { results: mails } = await db
    .prepare(
      `SELECT count(*) AS n, coalesce(sum(sent_at IS NULL), 0) AS waiting, coalesce(sum(attempts > 1), 0) AS again
          FROM outbox WHERE kind = 'trade-placed'`,
    )
    .all();
  const ids = new Set(trades.map(({ id }) => id));
  const acknowledged = people.filter(({ acknowledged: id }) => id !== null);
  const lost = acknowledged.filter(({ acknowledged: id }) => !ids.has(id));
  const doubled = trades.length - new Set(trades.map(({ idem_key: key }) => key)).size;
  const faults = await findFaults({ db });
  await shop.close();
  const [n, waiting, again] = ['n', 'waiting', 'again'].map((name) => Number(mails[0]?.[name]));
  console.log(`${people.length} checkouts, ${acknowledged.length} acknowledged`);
  console.log(`${lost.length} lost, ${doubled} doubled, ${faults.length} faults in the books`);
  console.log(`mails: ${n} rows, ${waiting} wait for the lease of a killed sender, ${again} were claimed again`);
  return lost.length === 0 && doubled === 0 && faults.length === 0 && acknowledged.length === people.length;
}
