// Keeps the client files of earlier builds beside those of the new one, so that open pages keep working.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamedByContent } from './file-names.mjs';

/**
 * Number of earlier builds whose files are kept. A page stays open for days; a busy week has about five deploys.
 * Cloudflare allows 20,000 files a deployment; six builds without a common file have about 9,000.
 */
export const keptBuilds = 5;
/** Name of the file that lists the builds, newest first. */
export const versionsFile = 'versions.json';
/** Number of concurrent downloads, and milliseconds until a download times out. */
const atOnce = 8;
const longestFetchMs = 30_000;

const isBuild = (build) =>
  typeof build?.version === 'string' &&
  typeof build.date === 'string' &&
  Array.isArray(build.files) &&
  build.files.every((file) => typeof file === 'string');

/** Writes the list of builds. `assets` is the folder of the files. */
export function writeVersions(assets, builds) {
  writeFileSync(join(assets, versionsFile), `${JSON.stringify({ builds })}\n`);
}

/** Returns the builds of a list. @throws an Error where the text has another form. */
export function readVersions(text) {
  const { builds } = JSON.parse(text);
  if (!Array.isArray(builds) || !builds.every(isBuild)) throw new Error(`${versionsFile} has another form`);
  return builds;
}

/** Returns a function that reads a file of an earlier build from a folder, or null where it is missing. */
export function readFromFolder(assets) {
  return async (file) => {
    const path = join(assets, file);
    return existsSync(path) ? readFileSync(path) : null;
  };
}

/** Returns a function that reads a file of the running shop at `origin`, or null where it is missing. */
export function readFromShop(origin) {
  return async (file) => {
    const answer = await fetch(new URL(`/assets/${file}`, origin), { signal: AbortSignal.timeout(longestFetchMs) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the shop answers ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}

/**
 * Adds the files of up to five earlier builds to `assets`, which has the new build, and lists those builds.
 * `read` returns an earlier file's bytes or null. A missing file is passed to `warn` and left out.
 * A file whose bytes do not match its name is refused, so that no other code gets a name that pages request.
 * Returns the number of added files.
 */
export async function keepEarlierFiles({ assets, read, warn }) {
  const [own] = readVersions(readFileSync(join(assets, versionsFile), 'utf8'));
  let listed = [];
  try {
    const list = await read(versionsFile);
    if (list === null) return 0;
    listed = readVersions(new TextDecoder().decode(list));
  } catch (error) {
    warn(`the files of earlier builds are not kept: ${error.message}`);
    return 0;
  }
  const versions = new Set([own.version]);
  const earlier = listed.filter(({ version }) => !versions.has(version) && versions.add(version)).slice(0, keptBuilds);
  const waiting = [...new Set(earlier.flatMap(({ files }) => files))].filter((file) => !own.files.includes(file));
  const added = new Set();
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      try {
        const bytes = await read(file);
        if (bytes === null) throw new Error('it is not there');
        if (!isNamedByContent(file, bytes)) throw new Error('its bytes do not match its name');
        writeFileSync(join(assets, file), bytes);
        added.add(file);
      } catch (error) {
        warn(`${file} of an earlier build is not kept: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const isThere = (file) => added.has(file) || own.files.includes(file);
  writeVersions(assets, [own, ...earlier.map((build) => ({ ...build, files: build.files.filter(isThere) }))]);
  return added.size;
}
