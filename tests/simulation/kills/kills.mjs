// Kills workerd during checkouts, repeatedly. Checks that no acknowledged trade is lost or doubled and that each mail
// is sent once and in time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadCatalogue } from '../../../scripts/shop/load-catalogue.mjs';
import { openShop, requireFreePort } from '../../../scripts/shop/shop.mjs';
import { randomOf } from '../world/random.ts';
import { judgeMails, maxLateMs } from './judge-mails.ts';
import { openMailServer } from './mail-server.mjs';
import { fillLists, placeOnce, prepareSimulation, repeatUntilAnswered, shoppers } from './shoppers.mjs';
import { verifyBooks } from './verify-books.mjs';

/** The seed chooses the moment of the kill within this many times the duration of all checkouts. */
const spread = 1.2;
/** First estimate of that time. */
const firstSpanMs = 4_000;
/** Interval of the schedule when deployed, and the shorter one here, so that a run takes minutes instead of an hour. */
const deployedScheduleMs = 60_000;
const scheduleMs = 15_000;
/** Allowed lateness of a mail here; with the deployed interval it is two minutes. */
const maxLateHereMs = maxLateMs - (deployedScheduleMs - scheduleMs);
/** Number of kills before the shop gets the time to send all mails. */
const killsAtOnce = 5;

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until nothing listens on the port: the runtime ends a moment after its parent. */
async function portIsFree(port) {
  for (let at = 1; ; at += 1) {
    try {
      return await requireFreePort(port);
    } catch (error) {
      if (at === 100) throw error;
      await pause(50);
    }
  }
}

/** Prepares a shop in its own process group. Returns the function that opens it. */
function prepareShop(stateDir, port, mailPort, beat) {
  const args = [stateDir, port, mailPort, beat];
  const child = fork(join(import.meta.dirname, 'serve.mjs'), args.map(String), { detached: true });
  const ended = once(child, 'exit');
  const ask = async (what) => {
    const message = Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('the shop ended'))),
    ]);
    child.send(what);
    const [answer] = await message;
    return answer;
  };
  return async () => {
    const { url, held } = await ask('open');
    return {
      url,
      held: new Set(held),
      at: Date.now(),
      waiting: async () => (await ask('waiting')).waiting,
      kill: async () => {
        process.kill(-Number(child.pid), 'SIGKILL');
        await ended;
        await portIsFree(port);
      },
    };
  };
}

/** Waits until the shop has sent all mails, or until the time limit. */
async function waitForMails(shop) {
  const began = Date.now();
  while ((await shop.waiting()) > 0 && Date.now() - began <= maxLateMs) await pause(250);
}

/**
 * Sends all checkouts and kills the shop `afterMs` later. Returns how many were acknowledged before, and after how many
 * milliseconds the last one was.
 */
async function killAmid(shop, people, afterMs) {
  const sent = performance.now();
  let count = 0;
  let lastMs = 0;
  const answers = people.map((person) =>
    placeOnce(person, () => {
      count += 1;
      lastMs = performance.now() - sent;
    }),
  );
  await pause(afterMs);
  await shop.kill();
  await Promise.all(answers);
  return { count, lastMs };
}

/** Makes a state with catalogue, copies and accounts. */
async function openSimulation(stateDir, kills) {
  const shop = await openShop({ port: 0, stateDir, log: false });
  try {
    await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
    return await prepareSimulation(await shop.miniflare.getD1Database('DB'), kills);
  } finally {
    await shop.close();
  }
}

/**
 * Runs the kills and prints one line of figures. Returns whether nothing acknowledged was lost, nothing was doubled,
 * the ledger check passes, and all mails were sent once and in time.
 * `KEEP_STATE` keeps the state, for the restore drill.
 */
export async function runKills(kills, seed = 1) {
  const stateDir = mkdtempSync(join(tmpdir(), 'dogear-kills-'));
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  const random = randomOf(seed);
  const mailServer = await openMailServer();
  const simulation = await openSimulation(stateDir, kills);
  const settings = [stateDir, await freePort(), mailServer.port, scheduleMs];
  const people = [];
  const restarts = [];
  let newest = [];
  let spanMs = firstSpanMs;
  let openNext = prepareShop(...settings);
  for (let kill = 1; kill <= kills + 1; kill += 1) {
    const shop = await openNext();
    restarts.push(shop);
    if (kill <= kills) openNext = prepareShop(...settings);
    // Every client repeats its request under the same key, whether or not it got an answer.
    await Promise.all(newest.map((person) => repeatUntilAnswered(person)));
    if ((kill - 1) % killsAtOnce === 0 || kill > kills) await waitForMails(shop);
    if (kill > kills) {
      await shop.kill();
      break;
    }
    newest = await Promise.all(
      Array.from({ length: shoppers }, (_, at) => fillLists(shop.url, simulation, people.length + at)),
    );
    people.push(...newest);
    const afterMs = Math.round(random.next() * spread * spanMs);
    const { count, lastMs } = await killAmid(shop, newest, afterMs);
    if (count === shoppers) spanMs = lastMs;
    else spanMs = Math.max(spanMs, afterMs);
    console.log(`kill ${kill}: after ${afterMs} ms, ${count} of ${shoppers} acknowledged before it (${seconds()} s)`);
  }
  const books = await verifyBooks(stateDir, people);
  await mailServer.close();
  if (process.env.KEEP_STATE === undefined) rmSync(stateDir, { recursive: true, force: true });
  else console.log(`state: ${stateDir}`);
  return report({ kills, people, restarts, books, arrivals: mailServer.arrivals, seconds: seconds() });
}

function report({ kills, people, restarts, books, arrivals, seconds }) {
  const rows = books.mails.map(({ id, created_at: at }) => ({ id, createdAt: Date.parse(at) }));
  const mails = judgeMails(rows, arrivals, restarts, maxLateHereMs);
  const unanswered = people.filter(({ answers }) => answers.length === 0);
  const strange = arrivals.filter(({ id }) => !rows.some((row) => row.id === id));
  const wrong = [
    ...books.wrong,
    ...unanswered.map(({ kind, key, refused }) => `${kind} ${key} was never acknowledged: ${refused ?? 'no answer'}`),
    ...books.mails.filter(({ sent_at: at }) => at === null).map(({ id }) => `mail ${id} is not noted as sent`),
    ...mails.unsent.map((id) => `mail ${id} never went out`),
    ...mails.doubled.map((id) => `mail ${id} went out twice while its sender lived`),
    ...mails.late.map((id) => `mail ${id} was more than ${maxLateHereMs / 1000} s late`),
    ...strange.map(({ id }) => `mail ${id} is of no row`),
  ];
  for (const line of wrong) console.log(`- ${line}`);
  const held = new Set(restarts.flatMap((restart) => [...restart.held])).size;
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${kills} kills, ${people.length} checkouts, ${people.length - unanswered.length} acknowledged, ` +
      `${books.lost} lost, ${books.doubled} doubled, ${rows.length} mails (${held} held by killed senders), ` +
      `${mails.twice.length} twice after a kill, ${mails.doubled.length} twice otherwise, ` +
      `worst delay ${inSeconds(mails.worstDelayMs)} (after the restart ${inSeconds(mails.worstLateMs)}), ${seconds} s`,
  );
  return wrong.length === 0 && books.lost === 0 && books.doubled === 0;
}
