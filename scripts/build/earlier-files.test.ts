import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  keepEarlierFiles,
  keptBuilds,
  readFromFolder,
  readFromShop,
  readVersions,
  versionsFile,
  writeVersions,
  type ReadFile,
} from './earlier-files.mjs';
import { contentHash } from './file-names.mjs';

let folder: string;
let server: Server | null;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dogear-earlier-'));
  server = null;
  warnings = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
});

const nameOf = (code: string) => `main-${contentHash(code)}.js`;
const builtOn = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;

/** Writes a build with one file into a folder of its own. Returns the folder. */
function writeBuild(version: string, day = 1): string {
  const assets = mkdtempSync(join(folder, 'build-'));
  writeFileSync(join(assets, nameOf(version)), version);
  writeVersions(assets, [{ version, date: builtOn(day), files: [nameOf(version)] }]);
  return assets;
}
const keep = (assets: string, read: ReadFile) =>
  keepEarlierFiles({ assets, read, warn: (text) => void warnings.push(text) });
const versionsIn = (assets: string) =>
  readVersions(readFileSync(join(assets, versionsFile), 'utf8')).map(({ version }) => version);
const scriptsIn = (assets: string) =>
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .toSorted();

/** Writes builds in turn, each with the files of the earlier ones. Returns the folder of the last. */
async function buildEach(versions: readonly string[]): Promise<string> {
  let last = '';
  for (const [at, version] of versions.entries()) {
    const assets = writeBuild(version, at + 1);
    if (last !== '') await keep(assets, readFromFolder(last));
    last = assets;
  }
  return last;
}

describe('keepEarlierFiles', () => {
  it('keeps the files of five earlier builds and drops the sixth', async () => {
    const last = await buildEach(['a', 'b', 'c', 'd', 'e', 'f', 'g']);

    expect(keptBuilds).toBe(5);
    expect(versionsIn(last)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    expect(scriptsIn(last)).toEqual(['b', 'c', 'd', 'e', 'f', 'g'].map(nameOf).toSorted());
    expect(warnings).toEqual([]);
  });

  it('lists a version once that was built twice', async () => {
    const last = await buildEach(['a', 'b', 'b', 'a']);

    expect(versionsIn(last)).toEqual(['a', 'b']);
  });

  it('refuses a file whose bytes do not match its name', async () => {
    const earlier = writeBuild('a');
    writeFileSync(join(earlier, nameOf('a')), 'code of somebody else');
    const assets = writeBuild('b');

    await keep(assets, readFromFolder(earlier));

    expect(scriptsIn(assets)).toEqual([nameOf('b')]);
    expect(warnings).toEqual([`${nameOf('a')} of an earlier build is not kept: its bytes do not match its name`]);
    expect(readVersions(readFileSync(join(assets, versionsFile), 'utf8'))[1]?.files).toEqual([]);
  });

  it('refuses a file outside of the folder', async () => {
    const code = 'x';
    const outside = `../main-${contentHash(code)}.js`;
    const list = JSON.stringify({ builds: [{ version: 'a', date: builtOn(1), files: [outside] }] });
    const assets = writeBuild('b');

    await keep(assets, async (file) => new TextEncoder().encode(file === versionsFile ? list : code));

    expect(scriptsIn(folder)).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('never replaces a file of the new build', async () => {
    const assets = writeBuild('b');
    const list = JSON.stringify({ builds: [{ version: 'a', date: builtOn(1), files: [nameOf('b')] }] });
    const read: ReadFile = async (file) => new TextEncoder().encode(file === versionsFile ? list : 'other');

    await keep(assets, read);

    expect(readFileSync(join(assets, nameOf('b')), 'utf8')).toBe('b');
  });

  it('keeps nothing where there is no list yet', async () => {
    const assets = writeBuild('b');

    expect(await keep(assets, async () => null)).toBe(0);
    expect(versionsIn(assets)).toEqual(['b']);
    expect(warnings).toEqual([]);
  });

  it('warns of a list that cannot be read and goes on', async () => {
    const assets = writeBuild('b');

    await keep(assets, async () => new TextEncoder().encode('<!DOCTYPE html>'));

    expect(versionsIn(assets)).toEqual(['b']);
    expect(warnings).toHaveLength(1);
  });
});

describe('readFromShop', () => {
  /** Serves what is in `answers` by path, and status 500 for null. Returns the origin. */
  async function openShop(answers: Readonly<Record<string, string | null>>): Promise<string> {
    const opened = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      response.writeHead(answer === undefined ? 404 : answer === null ? 500 : 200).end(answer ?? '');
    });
    server = opened;
    await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server listens on a port
    return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  }

  it('reads the files of the running shop and warns of one that fails', async () => {
    const builds = [{ version: 'a', date: builtOn(1), files: [nameOf('a'), nameOf('broken')] }];
    const origin = await openShop({
      [`/assets/${versionsFile}`]: JSON.stringify({ builds }),
      [`/assets/${nameOf('a')}`]: 'a',
      [`/assets/${nameOf('broken')}`]: null,
    });
    const assets = writeBuild('b');

    expect(await keep(assets, readFromShop(origin))).toBe(1);
    expect(scriptsIn(assets)).toEqual([nameOf('a'), nameOf('b')].toSorted());
    expect(warnings).toEqual([`${nameOf('broken')} of an earlier build is not kept: the shop answers 500`]);
  });

  it('returns null where the shop has no list', async () => {
    const origin = await openShop({});

    expect(await readFromShop(origin)(versionsFile)).toBeNull();
  });
});
