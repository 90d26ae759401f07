import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A double of wrangler. Databases and keys of its account are in account.json, each call is a line of calls.log. */
const wrangler = `
const fs = require('node:fs');
const words = process.argv.slice(2);
fs.appendFileSync('calls.log', words.join(' ') + '\\n');
const account = JSON.parse(fs.readFileSync('account.json', 'utf8'));
const save = () => fs.writeFileSync('account.json', JSON.stringify(account));
const said = words.slice(0, 3).join(' ');
if (said.startsWith('d1 list')) console.log(JSON.stringify(account.databases));
else if (said.startsWith('d1 create')) {
  account.databases.push({ name: 'dogear', uuid: 'db-1' });
  save();
  console.log('database_id = "db-1"');
} else if (said === 'kv namespace list') console.log(JSON.stringify([{ title: 'dogear-KV', id: 'kv-1' }]));
else if (said === 'kv key list')
  console.log(JSON.stringify(Object.keys(account.keys).filter((key) => key.startsWith(words[4]))));
else if (said === 'kv key get') console.log(account.keys[words[3]]);
else if (said === 'kv key put') {
  account.keys[words[3]] = words[4];
  save();
} else if (words[0] === 'deploy') console.log('https://dogear.somebody.workers.dev');
else if (words[0] === 'secret') console.log(JSON.stringify([{ name: 'IMPORT_TOKEN' }, { name: 'DATA_KEY' }]));
`;

let folder = '';
const account = (): { databases: object[]; keys: Record<string, string> } =>
  JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8'));
const calls = () =>
  existsSync(join(folder, 'calls.log')) ? readFileSync(join(folder, 'calls.log'), 'utf8').trim().split('\n') : [];
const deployedVars = () => JSON.parse(readFileSync(join(folder, 'dist/dogear/wrangler.deploy.json'), 'utf8')).vars;
function deploy(...words: string[]) {
  rmSync(join(folder, 'calls.log'), { force: true });
  const env = { PATH: process.env['PATH'] };
  return spawnSync(process.execPath, ['scripts/deploy.mjs', ...words], { cwd: folder, env, encoding: 'utf8' });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dogear-deploy-'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'));
  mkdirSync(join(folder, 'node_modules/wrangler/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/wrangler/package.json'), '{}');
  writeFileSync(join(folder, 'node_modules/wrangler/bin/wrangler.js'), wrangler);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'account.json'), '{"databases":[],"keys":{}}');
  const built = JSON.stringify({ vars: {}, d1_databases: [{}], kv_namespaces: [{}] });
  writeFileSync(
    join(folder, 'scripts/build.mjs'),
    `import fs from 'node:fs';\nfs.mkdirSync('dist/dogear', { recursive: true });\n` +
      `fs.writeFileSync('dist/dogear/wrangler.json', ${JSON.stringify(built)});\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run deploy', () => {
  it('creates the database in the European Union and keeps that for the next deploy', () => {
    expect(deploy().status).toBe(0);
    expect(calls()).toContain('d1 create dogear --jurisdiction eu');
    expect(deployedVars()).toMatchObject({
      DATA_JURISDICTION: 'eu',
      SHOP_ORIGIN: 'https://dogear.somebody.workers.dev',
    });
    expect(account().keys).toMatchObject({ 'deploy:jurisdiction': 'eu' });
    expect(deploy().status).toBe(0);
    expect(calls().some((call) => call.startsWith('d1 create'))).toBe(false);
    expect(deployedVars()).toMatchObject({ DATA_JURISDICTION: 'eu' });
  });

  it('refuses to move the data of a deployed shop and deploys nothing', () => {
    deploy();
    const { status, stderr } = deploy('--jurisdiction', 'us');
    expect([status, stderr]).toEqual([1, expect.stringContaining('cannot move it')]);
    expect(calls().some((call) => call.startsWith('deploy'))).toBe(false);
  });

  it('leaves a shop without a jurisdiction as it was', () => {
    writeFileSync(join(folder, 'account.json'), '{"databases":[{"name":"dogear","uuid":"db-0"}],"keys":{}}');
    expect(deploy('--origin', 'https://one.example').status).toBe(0);
    expect(deployedVars()).toEqual({ SHOP_ORIGIN: 'https://one.example' });
  });
});
