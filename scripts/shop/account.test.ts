import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../domain/accounts/schemas';
import { accountChanges } from './account-changes.mjs';
import { migrate } from './shop.mjs';

const stateDir = mkdtempSync(join(tmpdir(), 'dogear-account-'));

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Opens the local shop's database, calls `work` with it and closes it. Returns the result of `work`. */
async function inShop<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const worker = {
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: { DB: { id: 'DB' } },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ cf: false, resourcePersistencePath: resolve(stateDir), workers: [worker] }),
  );
  try {
    return await work(await miniflare.getD1Database('DB'));
  } finally {
    await miniflare.dispose();
  }
}
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/account.mjs', ...words], {
    encoding: 'utf8',
    env: { ...process.env, STATE_DIR: stateDir },
  });
/** Applies the change of a command to the open database, as the command does. Returns the account's row. */
const apply = (...words: string[]) =>
  inShop(async (database) => {
    const change = accountChanges(words, '2026-11-20T10:00:00.000Z');
    if (change.wrong !== undefined) throw new Error(change.wrong);
    return (await database.batch(change.statements.map((sql) => database.prepare(sql)))).at(-1)?.results[0];
  });
const first = (sql: string) => inShop((database) => database.prepare(sql).first());

beforeAll(async () => {
  await inShop(async (database) => {
    await migrate(database);
    await database.batch([
      database.prepare(
        `INSERT INTO accounts (id, email, name, confirmed_at, second_factor, language, created_at)
          VALUES ('ann', 'ann@reader.example', 'Ann', '2026-01-01T00:00:00.000Z', 1, 'en', '2026-01-01T00:00:00.000Z'),
         ('ben', 'ben@reader.example', 'Ben', NULL, 0, 'en', '2026-01-01T00:00:00.000Z')`,
      ),
      database.prepare(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
          VALUES ('k', 'ann', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
  });
}, 60_000);
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

describe('npm run account', () => {
  it('makes a confirmed account an admin once and ends its sessions', async () => {
    expect(run('make-admin', 'ANN@reader.example').stdout).toContain('ann@reader.example is admin now');
    // A second time changes nothing.
    expect(await apply('make-admin', 'ann@reader.example')).toMatchObject({ role: 'admin' });
    const events = `(SELECT json_group_array(json_object('kind', kind, 'facts', json(facts)))
      FROM account_events) AS events`;
    expect(await first(`SELECT role, credential_version AS version, ${events} FROM accounts WHERE id = 'ann'`)).toEqual(
      { role: 'admin', version: 2, events: '[{"kind":"role-changed","facts":{"role":"admin","by":"admin"}}]' },
    );
  }, 60_000);

  it('deletes the passkeys of an account and turns its second factor off', async () => {
    expect(await apply('reset-passkeys', 'ann@reader.example')).toMatchObject({ email: 'ann@reader.example' });
    const last = '(SELECT kind FROM account_events ORDER BY id DESC LIMIT 1) AS last';
    expect(
      await first(
        `SELECT second_factor, (SELECT count(*) FROM passkeys) AS passkeys, ${last} FROM accounts WHERE id = 'ann'`,
      ),
    ).toEqual({ second_factor: 0, passkeys: 0, last: 'passkeys-reset' });
  }, 60_000);

  it('refuses an address without a confirmed account', async () => {
    expect(await apply('make-admin', 'nobody@reader.example')).toBeUndefined();
    const { status, stderr } = run('make-admin', 'ben@reader.example');
    expect([status, stderr]).toEqual([1, 'There is no confirmed account with this mail.\n']);
  }, 60_000);

  it.each([
    [],
    ['make-admin'],
    ['make-admin', `x'--@reader.example`],
    ['set-role', 'ann@reader.example'],
    ['set-role', 'ann@reader.example', 'owner'],
    ['make-admin', 'ann@reader.example', 'now'],
    ['drop', 'ann@reader.example'],
  ])('prints its usage for %j %j %j', (...words) =>
    expect(accountChanges(words, '2026-11-20T10:00:00.000Z').wrong).toContain('make-admin MAIL'),
  );

  it.each(roles)('accepts the role %s', (role) => {
    expect(accountChanges(['set-role', 'ann@reader.example', role], '2026-11-20T10:00:00.000Z').wrong).toBeUndefined();
  });

  it('is a script of package.json', () => {
    expect(
      execFileSync(process.execPath, ['-p', `JSON.parse(require('fs').readFileSync('package.json')).scripts.account`], {
        encoding: 'utf8',
      }).trim(),
    ).toBe('node scripts/account.mjs');
  });
});
