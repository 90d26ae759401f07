// Changes the state of a running local shop. It locks its state, so other commands send what they want to a local port.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Returns the file with the address and the secret of a running shop's port. */
const fileOf = (stateDir) => join(stateDir, 'desk.json');

/** Carries out a command on the key-value storage. Returns the text of the key `maintenance` afterwards, or null. */
export async function carryOut(keys, { act, value }) {
  if (act === 'on') await keys.put('maintenance', value);
  if (act === 'off') await keys.delete('maintenance');
  // The schedule of the next minute starts the job (worker/jobs.ts).
  if (act === 'job') await keys.put('run-job', value);
  return keys.get('maintenance');
}

/**
 * Opens the local port of a running shop. The state has its address and secret in a file that only this user can
 * read. Returns a function that closes it.
 */
export async function openControlPort(stateDir, keys) {
  const secret = randomBytes(24).toString('base64url');
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.headers.authorization !== `Bearer ${secret}`) {
      response.writeHead(403).end();
      return;
    }
    try {
      const parts = [];
      for await (const part of request) parts.push(part);
      response.end(JSON.stringify(await carryOut(keys, JSON.parse(Buffer.concat(parts).toString()))));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  writeFileSync(fileOf(stateDir), JSON.stringify({ url: `http://127.0.0.1:${server.address().port}`, secret }), {
    mode: 0o600,
  });
  return () => {
    rmSync(fileOf(stateDir), { force: true });
    server.closeAllConnections();
    server.close();
  };
}

/** Sends a command to the running shop of a state. Returns its answer, or null when no shop runs. */
export async function sendCommand(stateDir, command) {
  const file = fileOf(stateDir);
  if (!existsSync(file)) return null;
  const { url, secret } = JSON.parse(readFileSync(file, 'utf8'));
  let answer;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify(command),
    });
  } catch {
    // A killed shop leaves its file.
    return null;
  }
  if (!answer.ok) throw new Error(`the running shop answers ${answer.status}`);
  return { text: await answer.json() };
}
