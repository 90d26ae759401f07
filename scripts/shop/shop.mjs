// Serves the production build on miniflare, for start, tests and bench.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { localSecrets } from './local-secrets.mjs';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';

/** Rejects with a readable message when the port is in use. */
export async function requireFreePort(port) {
  const isTaken = await new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('close', () => socket.destroy());
  });
  if (isTaken)
    throw new Error(
      `Port ${port} is taken (an earlier Dogear may still run): stop it, or choose another with PORT=8788 npm start`,
    );
}

/**
 * Returns the request listener of the local mailbox. It writes a sent mail to two files of a folder, once for each key.
 * The keys of earlier mails are read from the folder when the first mail comes.
 */
function mailKeeper(mailDir) {
  let kept = null;
  const keep = (mail) => {
    mkdirSync(mailDir, { recursive: true });
    // The name of a file ends with its key and `.json`.
    kept ??= new Set(readdirSync(mailDir).map((file) => file.slice(-17, -5)));
    const key = createHash('sha256').update(mail.key).digest('hex').slice(0, 12);
    // A repeated attempt of a mail that was already delivered.
    if (kept.has(key)) return;
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const name = `${stamp}-${key}`;
    writeFileSync(join(mailDir, `${name}.html`), mail.html);
    writeFileSync(join(mailDir, `${name}.json`), JSON.stringify(mail, null, 2));
    kept.add(key);
  };
  return async (request, answer) => {
    keep(await json(request));
    answer.end('kept');
  };
}

/**
 * Returns the options of Miniflare that the configuration of a build states, as plain data. Builds of one configuration
 * differ in their folders alone. wrangler takes half a second to load, so many shops of one build read this once.
 */
export async function readConfiguration(dist) {
  const { unstable_getMiniflareWorkerOptions: read } = await import('wrangler');
  return read(resolve(dist, 'dogear/wrangler.json')).workerOptions;
}

/** Returns the options of Miniflare for the Worker of a build. `bindings`: settings and secrets, before its own. */
async function workerOptions(dist, mailDir, bindings, configuration) {
  const folder = resolve(dist, 'dogear');
  const options = { ...(configuration ?? (await readConfiguration(dist))) };
  const scripts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|wasm)$/.test(name))
    .map((name) => ({ name, size: name === 'index.js' ? -1 : statSync(join(folder, name)).size }))
    // The main module is first. Miniflare copies all earlier modules for each one that it adds, so large ones are last.
    .toSorted((one, other) => one.size - other.size);
  delete options.modulesRules;
  // The coarse rate limit belongs to the edge: locally all visitors share one address.
  delete options.ratelimits;
  delete options.email;
  return {
    ...options,
    rootPath: folder,
    assets: { ...options.assets, directory: resolve(dist, 'client') },
    modules: scripts.map(({ name }) => ({
      type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
      path: join(folder, name),
    })),
    modulesRoot: folder,
    bindings: { ...options.bindings, ...bindings },
    serviceBindings: {
      ...options.serviceBindings,
      // A listener of Node costs half of what a function of requests and responses does.
      MAILBOX: { node: mailKeeper(mailDir) },
    },
  };
}

/** Returns a Worker that has only the database of `options`. Migrations need no more, and it starts much faster. */
const databaseOnly = ({ name, compatibilityDate, d1Databases }) => ({
  name,
  compatibilityDate,
  d1Databases,
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 503 }) };',
});

/** Applies the pending migrations, each in one batch with its name, as `wrangler d1 migrations apply` would. */
export async function migrate(database) {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const done = new Set((await database.prepare('SELECT name FROM d1_migrations').all()).results.map((row) => row.name));
  const pending = readdirSync('migrations')
    .filter((name) => name.endsWith('.sql') && !done.has(name))
    .toSorted();
  if (pending.length === 0) return pending;
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  for (const name of pending) {
    const statements = split(readFileSync(join('migrations', name), 'utf8'));
    await database.batch([
      ...statements.map((sql) => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations(name) VALUES (?)').bind(name),
    ]);
  }
  return pending;
}

/** Returns the options of Miniflare for a shop with one Worker. `port` 0 takes any free one. */
async function miniflareOptions(worker, { port, stateDir, log, inspectorPort }) {
  const { convertV4MiniflareOptions, Log, LogLevel } = await import('miniflare');
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    cf: false,
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    log: new Log(log ? LogLevel.WARN : LogLevel.ERROR),
    resourcePersistencePath: resolve(stateDir),
    unsafeTriggerHandlers: true,
    // Tests and bench do not log each request.
    ...(log ? {} : { handleStructuredLogs: () => {} }),
    workers: [worker],
  });
}

/**
 * Starts a Worker that has only the database, applies the pending migrations and chooses the port. Returns the
 * Miniflare that runs it, the names of the applied migrations, and the port.
 */
async function startMigrated(worker, runtime) {
  const { Miniflare } = await import('miniflare');
  const miniflare = new Miniflare(await miniflareOptions(databaseOnly(worker), { ...runtime, port: 0 }));
  const migrated = await migrate(await miniflare.getD1Database('DB'));
  const port = runtime.port === 0 ? Number((await miniflare.ready).port) : runtime.port;
  return { miniflare, migrated, port };
}

/**
 * Opens the shop: migrated before the port listens. Returns its address `url`, the folder `mailDir` of its mails, its
 * `secrets`, the names of the applied migrations `migrated`, its `miniflare`, `deploy` and `close`.
 * `port`: 0 takes any free one. `stateDir`: folder of database, files and mails. `dist`: folder of the build.
 * `demo`: whether the shop has the data of the demo. `log`: whether warnings and requests are logged.
 * `settings`: environment variables of the Worker.
 * `isMigrated`: the state needs no migration and the port is given, so the runtime starts once instead of twice.
 * `configuration`: what `readConfiguration` returned for this build or for another one of the same configuration.
 * `inspectorPort`: port of the Worker's inspector; without it there is none.
 * @throws Error when there is no build or the port is in use
 */
export async function openShop({
  port,
  stateDir,
  demo = true,
  log = true,
  settings = {},
  dist = 'dist',
  isMigrated = false,
  configuration,
  inspectorPort,
}) {
  if (!existsSync(join(dist, 'dogear/index.js'))) throw new Error('There is no build yet: npm run build');
  if (port !== 0) await requireFreePort(port);
  const { Miniflare } = await import('miniflare');
  const mailDir = join(stateDir, 'mail');
  const secrets = localSecrets(stateDir);
  const runtime = { port, stateDir, log, inspectorPort };
  const optionsOf = async (build, ownPort) => {
    // A local shop uses its own address instead of the one in wrangler.toml. `settings` may override it.
    const origin = `http://localhost:${ownPort}`;
    const bindings = { ...secrets, ...(demo ? { DEMO: 'on' } : {}), SHOP_ORIGIN: origin, ...settings };
    const worker = await workerOptions(build, mailDir, bindings, configuration);
    return miniflareOptions(worker, { ...runtime, port: ownPort });
  };
  const started = isMigrated
    ? { miniflare: new Miniflare(await optionsOf(dist, port)), migrated: [], port }
    : await startMigrated(await workerOptions(dist, mailDir, {}, configuration), runtime);
  const { miniflare } = started;
  if (!isMigrated) await miniflare.setOptions(await optionsOf(dist, started.port));
  const { port: openPort } = await miniflare.ready;
  return {
    url: `http://localhost:${openPort}`,
    mailDir,
    secrets,
    migrated: started.migrated,
    miniflare,
    // A deploy keeps address and state and replaces the build.
    deploy: async (build) => miniflare.setOptions(await optionsOf(build, started.port)),
    close: () => miniflare.dispose(),
  };
}
