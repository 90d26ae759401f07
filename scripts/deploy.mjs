// npm run deploy: creates missing resources, migrates, deploys, and loads the embedded catalogue.
// Needs an account: CLOUDFLARE_API_TOKEN, or "npx wrangler login" beforehand.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { requireNode } from './require-node.mjs';
import { settleJurisdiction } from './deploy/data-jurisdiction.mjs';
import { readDeployOptions } from './deploy/deploy-options.mjs';
import { printedOrigin, settleOrigin } from './deploy/shop-origin.mjs';
import { stop } from './shop/stop.mjs';
import { deployConfig, wrangler, wranglerBin } from './deploy/wrangler.mjs';

const originKey = 'deploy:origin';
const jurisdictionKey = 'deploy:jurisdiction';

requireNode();
requireAccount();
const options = readDeployOptions(process.argv.slice(2));
stopIf(options.wrong);
const namespaceId = ensureNamespace();
const lastOrigin = readStored(originKey);
const chosenOrigin = settleOrigin({
  given: options.origin,
  environment: process.env.SHOP_ORIGIN,
  configured: /^SHOP_ORIGIN = "([^"]+)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1],
  kept: lastOrigin,
});
stopIf(chosenOrigin.wrong);
const { databaseId, jurisdiction } = ensureDatabase();
console.log(`Database and conversations are stored under the jurisdiction "${jurisdiction}".`);

build(lastOrigin ?? chosenOrigin.origin ?? '');
const configuration = deployConfiguration();
writeConfiguration(chosenOrigin.origin);
const ofDeployed = ['--config', deployConfig];
wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...ofDeployed], { stdio: ['ignore', 'inherit', 'inherit'] });
const output = wrangler(['deploy', ...ofDeployed]);
console.log(output);
storeOrigin(chosenOrigin.origin ?? deployWithPrintedOrigin(output));
console.log('Another address: npm run deploy -- --origin https://your.shop');
const importToken = ensureSecrets();
await sendCatalogue(/https:\/\/[^\s]+/.exec(output)?.[0], importToken);

/** Ends the deploy when wrangler is not signed in to an account. */
function requireAccount() {
  if (spawnSync(process.execPath, [wranglerBin, 'whoami', '--json'], { stdio: 'ignore' }).status !== 0)
    stop('No Cloudflare account: set CLOUDFLARE_API_TOKEN, or run "npx wrangler login" first.');
}

/** Ends the deploy with a sentence about the fault, if there is one. */
function stopIf(sentence) {
  if (sentence !== undefined) stop(sentence);
}

/** Returns the id of the shop's key-value namespace. Creates it if the account has none. */
function ensureNamespace() {
  const namespaces = JSON.parse(wrangler(['kv', 'namespace', 'list']));
  const existing = namespaces.find(({ title }) => title === 'dogear-KV');
  if (existing) return existing.id;
  return createResource('KV namespace', ['kv', 'namespace', 'create', 'dogear-KV'], /"?id"?\s*[:=]\s*"([^"]+)"/);
}

/**
 * Returns id and jurisdiction of the shop's database. Creates it if the account has none, and stores its jurisdiction.
 * Ends the deploy when the options name a jurisdiction that is unknown or not that of the database.
 */
function ensureDatabase() {
  const databases = JSON.parse(wrangler(['d1', 'list', '--json']));
  const existing = databases.find(({ name }) => name === 'dogear');
  const isNew = existing === undefined;
  const settled = settleJurisdiction({ given: options.jurisdiction, isNew, kept: readStored(jurisdictionKey) });
  stopIf(settled.wrong);
  if (!isNew) return { databaseId: existing.uuid, jurisdiction: settled.jurisdiction };
  const place = settled.jurisdiction === 'none' ? [] : ['--jurisdiction', settled.jurisdiction];
  const command = ['d1', 'create', 'dogear', ...place];
  const id = createResource('d1 database', command, /"?database_id"?\s*[:=]\s*"([^"]+)"/);
  store(jurisdictionKey, settled.jurisdiction);
  return { databaseId: id, jurisdiction: settled.jurisdiction };
}

/**
 * Creates a resource and returns its id. `what`: its name for the terminal. `command`: the words for wrangler.
 * `printedId`: finds the id in the output of wrangler.
 * @throws Error when the output has no id
 */
function createResource(what, command, printedId) {
  console.log(`Creating the ${what} …`);
  const id = printedId.exec(wrangler(command))?.[1];
  if (!id) throw new Error(`wrangler created the ${what} but did not name its id`);
  return id;
}

/** Returns a value that an earlier deploy has stored, or undefined. */
function readStored(key) {
  const place = ['--namespace-id', namespaceId, '--remote'];
  const exists = JSON.parse(wrangler(['kv', 'key', 'list', '--prefix', key, ...place])).length > 0;
  return exists ? wrangler(['kv', 'key', 'get', key, ...place, '--text']).trim() : undefined;
}

/** Stores a value in the shop's namespace for the next deploy. Files do not keep it: each build rewrites them. */
function store(key, value) {
  wrangler(['kv', 'key', 'put', key, value, '--namespace-id', namespaceId, '--remote']);
}

/**
 * Builds the shop. Open pages request files of earlier builds, which the build fetches from the running shop.
 * `runningOrigin`: address of the running shop; empty if it is unknown.
 */
function build(runningOrigin) {
  if (runningOrigin === '')
    console.warn('No address of a running shop: no files of earlier deploys are kept. A first deploy has none.');
  execFileSync(process.execPath, ['scripts/build.mjs', `--earlier=${runningOrigin}`], { stdio: 'inherit' });
}

/**
 * Returns the configuration of the build with the account's database and namespace, without the address. Their ids are
 * not in the repository.
 */
function deployConfiguration() {
  const built = JSON.parse(readFileSync('dist/dogear/wrangler.json', 'utf8'));
  return {
    ...built,
    d1_databases: built.d1_databases.map((database) => ({
      ...database,
      database_id: databaseId,
      migrations_dir: '../../migrations',
    })),
    kv_namespaces: built.kv_namespaces.map((namespace) => ({ ...namespace, id: namespaceId })),
    vars: { ...built.vars, ...(jurisdiction === 'none' ? {} : { DATA_JURISDICTION: jurisdiction }) },
  };
}

/** Writes the configuration of the deploy. `origin`: address of the shop; null if it is unknown. */
function writeConfiguration(origin) {
  const vars = { ...configuration.vars, ...(origin === null ? {} : { SHOP_ORIGIN: origin }) };
  writeFileSync(deployConfig, JSON.stringify({ ...configuration, vars }, null, 2));
}

/**
 * Deploys the same build again with the address that its first deploy got. Returns the address, or null if
 * `firstOutput` has none.
 */
function deployWithPrintedOrigin(firstOutput) {
  const origin = printedOrigin(firstOutput);
  if (origin === null) return null;
  writeConfiguration(origin);
  wrangler(['deploy', ...ofDeployed]);
  return origin;
}

/** Stores the address of the shop for the next deploy. `origin`: null if it is unknown. */
function storeOrigin(origin) {
  if (origin === null) {
    console.log('No address was printed: SHOP_ORIGIN is missing, and mails that open an account wait.');
    return;
  }
  store(originKey, origin);
  console.log(`SHOP_ORIGIN is ${origin}: links in mails lead there, and only there the shop takes orders.`);
}

/**
 * Sets the missing secrets of the shop. Returns the token of imports, or undefined if it was set earlier and
 * IMPORT_TOKEN does not have it.
 */
function ensureSecrets() {
  const names = new Set(JSON.parse(wrangler(['secret', 'list', ...ofDeployed])).map(({ name }) => name));
  const setSecret = (name, value) => wrangler(['secret', 'put', name, ...ofDeployed], { input: value });
  let token = process.env.IMPORT_TOKEN;
  if (!names.has('IMPORT_TOKEN')) {
    token ??= randomBytes(24).toString('base64url');
    setSecret('IMPORT_TOKEN', token);
    console.log(`IMPORT_TOKEN was set to ${token} (shown once: keep it for catalogue imports)`);
  }
  if (!names.has('DATA_KEY')) {
    // Cloudflare never shows a secret again. Set DATA_KEY yourself and keep a copy, to be able to rotate it later
    // (the old key then becomes DATA_KEY_OLD).
    setSecret('DATA_KEY', process.env.DATA_KEY ?? randomBytes(32).toString('base64'));
    console.log('DATA_KEY was set: payout details are sealed under it.');
  }
  return token;
}

/** Sends what is new in catalogue/ to the shop. Without the address or the token of imports, prints how to do it. */
async function sendCatalogue(url, token) {
  if (!url || !token) {
    console.log(
      'The embedded catalogue was not sent: run this again with IMPORT_TOKEN set, to send what is new in catalogue/.',
    );
    return;
  }
  const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
  console.log(`catalogue: ${await loadCatalogue(url, token)}`);
}
