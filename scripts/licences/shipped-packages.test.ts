import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedPackages } from './shipped-packages.mjs';

const lockOf = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('the packages that the shop ships', () => {
  it('are its dependencies with all of theirs, each at the version that it finds', () => {
    const own = { version: '1.0.0', license: 'MIT' };
    const packages = {
      '': { dependencies: { a: '1', b: '1' }, devDependencies: { tool: '1' } },
      'node_modules/a': { ...own, dependencies: { c: '2' } },
      'node_modules/a/node_modules/c': { ...own, version: '2.0.0' },
      'node_modules/b': { ...own, dependencies: { c: '1' }, optionalDependencies: { tool: '1' } },
      'node_modules/c': { ...own, license: 'ISC' },
      'node_modules/tool': own,
      'node_modules/@inlang/paraglide-js': own,
      'node_modules/@fontsource-variable/fraunces': own,
      'node_modules/@fontsource-variable/instrument-sans': own,
    };
    expect(
      shippedPackages({ packages })
        .map(({ name, version, licence }) => `${name} ${version} ${licence}`)
        .filter((each) => !each.startsWith('@')),
    ).toEqual(['a 1.0.0 MIT', 'b 1.0.0 MIT', 'c 1.0.0 ISC', 'c 2.0.0 MIT']);
  });

  it('are all listed in public/licences.txt; "npm run licences" writes it', () => {
    const listed = readFileSync('public/licences.txt', 'utf8');
    const missing = shippedPackages(lockOf('package-lock.json')).filter(
      ({ name, version, licence }) => !listed.includes(`\n${name} ${version}: ${licence}\n`),
    );
    expect(missing).toEqual([]);
  });

  it('have licences that allow use under the MIT licence', () => {
    const allowed = /^\(?(MIT|MIT-0|Apache-2\.0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Unlicense|PSF-2\.0|OFL-1\.1)\b/;
    expect(shippedPackages(lockOf('package-lock.json')).filter(({ licence }) => !allowed.test(licence))).toEqual([]);
  });
});
