import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Shell } from 'virtual:shell';
import {
  keepEarlierFiles,
  readFromFolder,
  readVersions,
  versionsFile,
  writeVersions,
} from '../../../scripts/build/earlier-files.mjs';
import { contentHash } from '../../../scripts/build/file-names.mjs';
import { test as base } from './shop';

/*
 * A deploy under an open tab, without building twice. Use it so:
 *
 *   import { test } from './two-builds';
 *   test('…', async ({ page, deployNext }) => {
 *     await page.goto('/en');                               // a tab of the first build
 *     const version = await deployNext();                   // the files of the first build stay served
 *   });
 *
 * The next build is a copy of dist/ in which a comment is added to each chunk. Their files get new names by
 * the build's own functions; the shell in the Worker, the service worker and the list of builds get the new names too.
 * Address, cookies and stored data of the shop stay. A page has its version in `data-version` of its import map,
 * the shop in `version` of GET /api/health. Later journeys of the process get the next build, which differs in nothing
 * that they see: serving the first one again would cost as much as the deploy.
 */

/** Writes a copy of the build `from` whose chunks have other bytes. Returns its version. */
async function writeNextBuild(from: string, to: string): Promise<string> {
  const [earlier, assets] = [join(from, 'client/assets'), join(to, 'client/assets')];
  // Source maps are two thirds of a build, and no journey reads them.
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') && dirname(path) !== earlier });
  const { version, ...content }: Shell = JSON.parse(readFileSync(join(from, 'shell.json'), 'utf8'));
  const [before] = readVersions(readFileSync(join(earlier, versionsFile), 'utf8'));
  if (before === undefined) throw new Error('the list of builds is empty');
  const hashes = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [chunk, hash] of Object.values(content.files).flatMap((files) => Object.entries(files))) {
    const file = `${chunk}-${hash}.js`;
    if (names.has(file)) continue;
    const code = `${readFileSync(join(earlier, file), 'utf8')}\n// The file after ${version}.\n`;
    const next = contentHash(code);
    names.set(file, `${chunk}-${next}.js`);
    hashes.set(hash, next);
    writeFileSync(join(assets, `${chunk}-${next}.js`), code);
  }
  for (const file of before.files) if (!names.has(file)) copyFileSync(join(earlier, file), join(assets, file));
  const renamed = (text: string) =>
    text.replaceAll(/(?<=["'`])[\w-]{10}(?=["'`])/g, (hash) => hashes.get(hash) ?? hash);
  const next = contentHash(renamed(JSON.stringify(content)));
  hashes.set(version, next);
  const workers = readdirSync(join(to, 'dogear'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of ['shell.json', 'client/service-worker.js', ...workers.map((name) => join('dogear', name))]) {
    const text = readFileSync(join(to, file), 'utf8');
    // Where the names of files are, the version is, too. Renaming in all modules of the Worker takes seconds.
    if (!text.includes(version)) continue;
    writeFileSync(join(to, file), renamed(text));
  }
  const own = before.files.map((file) => names.get(file) ?? file);
  writeVersions(assets, [{ version: next, date: new Date().toISOString(), files: own }]);
  const fail = (text: string) => {
    throw new Error(text);
  };
  await keepEarlierFiles({ assets, read: readFromFolder(earlier), warn: fail });
  return next;
}

export const test = base.extend<{ deployNext: () => Promise<string> }>({
  deployNext: async ({ shop }, use) => {
    await use(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dogear-build-'));
      const version = await writeNextBuild(shop.dist, folder);
      await shop.deploy(folder);
      return version;
    });
  },
});

export { expect, waitForHydration } from './shop';
