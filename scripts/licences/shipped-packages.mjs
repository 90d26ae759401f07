import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that are installed for the build only, but whose code or fonts are part of what the shop serves. */
const builtIn = ['@inlang/paraglide-js', '@fontsource-variable/fraunces', '@fontsource-variable/instrument-sans'];

/** Returns the place in the lock file where the package at `from` finds another package, as Node.js does. */
function placeOf(packages, name, from) {
  let folder = from;
  for (;;) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') throw new Error(`package-lock.json has no ${name} for ${from}`);
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/**
 * Returns the packages that the shop ships: its dependencies with all of theirs, and those that are built in.
 * Each has `place` (its folder), `name`, `version` and `licence` (SPDX), sorted by name and version.
 * Optional packages and peers are not shipped.
 */
export function shippedPackages(lock) {
  const { packages } = lock;
  const places = new Set();
  const add = (place) => {
    if (places.has(place)) return;
    places.add(place);
    for (const name of Object.keys(packages[place].dependencies ?? {})) add(placeOf(packages, name, place));
  };
  for (const name of Object.keys(packages[''].dependencies)) add(placeOf(packages, name, ''));
  for (const name of builtIn) places.add(placeOf(packages, name, ''));
  return [...places]
    .map((place) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: packages[place].version,
      licence: packages[place].license,
    }))
    .filter(({ name }) => !name.startsWith('@types/'))
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}

/** Returns the licence texts in a package's folder, or an empty list where the package brings none. */
export function licenceTexts(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}
