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

requireNode();
if (spawnSync(process.execPath, [wranglerBin, 'whoami', '--json'], { stdio: 'ignore' }).status !== 0) {
  stop('No Cloudflare account: set CLOUDFLARE_API_TOKEN, or run "npx wrangler login" first.');
}

const deployOptions = readDeployOptions(process.argv.slice(2));
stopIf(deployOptions.wrong);
const namespaces = JSON.parse(wrangler(['kv', 'namespace', 'list']));
const namespace = findOrCreate({
  what: 'KV namespace',
  found: namespaces.find((each) => each.title === 'dogear-KV')?.id,
  create: ['kv', 'namespace', 'create', 'dogear-KV'],
  printedId: /"?id"?\s*[:=]\s*"([^"]+)"/,
});
// Key-value storage keeps address and jurisdiction for the next deploy, because each build rewrites the configuration.
const readKept = (key) => {
  const place = ['--namespace-id', namespace, '--remote'];
  const exists = JSON.parse(wrangler(['kv', 'key', 'list', '--prefix', key, ...place])).length > 0;
  return exists ? wrangler(['kv', 'key', 'get', key, ...place, '--text']).trim() : undefined;
};
const keep = (key, value) => wrangler(['kv', 'key', 'put', key, value, '--namespace-id', namespace, '--remote']);
const originKey = 'deploy:origin';
const jurisdictionKey = 'deploy:jurisdiction';
const kept = readKept(originKey);
const configuredOrigin = /^SHOP_ORIGIN = "([^"]+)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1];
const settled = settleOrigin({
  given: deployOptions.origin,
  environment: process.env.SHOP_ORIGIN,
  configured: configuredOrigin,
  kept,
});
stopIf(settled.wrong);
const isDatabase = (each) => each.name === 'dogear';
const databases = JSON.parse(wrangler(['d1', 'list', '--json']));
const isNew = !databases.some(isDatabase);
const { jurisdiction, wrong } = settleJurisdiction({
  given: deployOptions.jurisdiction,
  isNew,
  kept: readKept(jurisdictionKey),
});
stopIf(wrong);
const database = findOrCreate({
  what: 'd1 database',
  found: databases.find(isDatabase)?.uuid,
  create: ['d1', 'create', 'dogear', ...(jurisdiction === 'none' ? [] : ['--jurisdiction', jurisdiction])],
  printedId: /"?database_id"?\s*[:=]\s*"([^"]+)"/,
});
if (isNew) keep(jurisdictionKey, jurisdiction);
console.log(`Database and conversations are stored under the jurisdiction "${jurisdiction}".`);

// Open pages request files of earlier builds. The running shop has them, at the address of the last deploy.
const live = kept ?? settled.origin ?? '';
if (live === '')
  console.warn('No address of a running shop: no files of earlier deploys are kept. A first deploy has none.');
execFileSync(process.execPath, ['scripts/build.mjs', `--earlier=${live}`], { stdio: 'inherit' });

// The ids of the account's database and namespace go into the built configuration, not into the repository.
const built = JSON.parse(readFileSync('dist/dogear/wrangler.json', 'utf8'));
built.d1_databases = built.d1_databases.map((each) => ({
  ...each,
  database_id: database,
  migrations_dir: '../../migrations',
}));
built.kv_namespaces = built.kv_namespaces.map((each) => ({ ...each, id: namespace }));
if (jurisdiction !== 'none') built.vars = { ...built.vars, DATA_JURISDICTION: jurisdiction };
let { origin } = settled;
if (origin !== null) built.vars = { ...built.vars, SHOP_ORIGIN: origin };
writeFileSync(deployConfig, JSON.stringify(built, null, 2));
const configured = ['--config', deployConfig];

wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...configured], { stdio: ['ignore', 'inherit', 'inherit'] });
const answer = wrangler(['deploy', ...configured]);
console.log(answer);
if (origin === null) {
  // A first deploy without an address deploys the same build again, with the address that it got.
  origin = printedOrigin(answer);
  if (origin !== null) {
    writeFileSync(deployConfig, JSON.stringify({ ...built, vars: { ...built.vars, SHOP_ORIGIN: origin } }, null, 2));
    wrangler(['deploy', ...configured]);
  }
}
if (origin === null)
  console.log('No address was printed: SHOP_ORIGIN is missing, and mails that open an account wait.');
else {
  keep(originKey, origin);
  console.log(`SHOP_ORIGIN is ${origin}: links in mails lead there, and only there the shop takes orders.`);
}
console.log('Another address: npm run deploy -- --origin https://your.shop');

const secrets = JSON.parse(wrangler(['secret', 'list', ...configured]));
let token = process.env.IMPORT_TOKEN;
if (!secrets.some((each) => each.name === 'IMPORT_TOKEN')) {
  token ??= randomBytes(24).toString('base64url');
  wrangler(['secret', 'put', 'IMPORT_TOKEN', ...configured], { input: token });
  console.log(`IMPORT_TOKEN was set to ${token} (shown once: keep it for catalogue imports)`);
}
if (!secrets.some((each) => each.name === 'DATA_KEY')) {
  // Cloudflare never shows a secret again. Set DATA_KEY yourself and keep a copy, to be able to rotate it later
  // (the old key then becomes DATA_KEY_OLD).
  wrangler(['secret', 'put', 'DATA_KEY', ...configured], {
    input: process.env.DATA_KEY ?? randomBytes(32).toString('base64'),
  });
  console.log('DATA_KEY was set: payout details are sealed under it.');
}
const url = /https:\/\/[^\s]+/.exec(answer)?.[0];
if (url && token) {
  const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
  console.log(`catalogue: ${await loadCatalogue(url, token)}`);
} else {
  console.log(
    'The embedded catalogue was not sent: run this again with IMPORT_TOKEN set, to send what is new in catalogue/.',
  );
}

/** Ends the deploy with a sentence that says what is wrong, if there is one. */
function stopIf(sentence) {
  if (sentence !== undefined) stop(sentence);
}

/**
 * Returns the id of a resource. `found`: that of the one that the account has; undefined: it is created by the words
 * `create` for wrangler, whose output names the id as `printedId` says. `what`: its name for the terminal.
 */
function findOrCreate({ what, found, create, printedId }) {
  if (found) return found;
  console.log(`Creating the ${what} …`);
  const id = printedId.exec(wrangler(create))?.[1];
  if (!id) throw new Error(`wrangler created the ${what} but did not name its id`);
  return id;
}
