// npm run licences: writes public/licences.txt, the licences of the packages that the shop ships.
import { readFileSync, writeFileSync } from 'node:fs';
import { licenceTexts, shippedPackages } from './shipped-packages.mjs';

/** Code inside the barcode decoder's WebAssembly. The package names its licences without their texts. */
const insideDecoder = [
  'The file zxing_reader.wasm contains:',
  '- zxing-cpp (github.com/zxing-cpp/zxing-cpp): Apache License 2.0, text below',
  '- ZXingWasm.cpp (github.com/Sec-ant/zxing-wasm): Apache License 2.0, text below',
  '- zint (sourceforge.net/projects/zint): BSD-3-Clause, Copyright (C) Robin Stuart and others',
].join('\n');

const line = '='.repeat(80);
const packages = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const entries = packages.map(({ place, name, version, licence }) => {
  const texts = licenceTexts(place);
  return [
    `${name} ${version}: ${licence}`,
    ...(name === 'zxing-wasm' ? [insideDecoder] : []),
    ...(texts.length > 0 ? texts : [`The package has no licence text of its own. Its licence is ${licence}.`]),
  ].join('\n\n');
});
const [apache] = licenceTexts('node_modules/typescript').filter((text) => text.includes('Apache License'));
const head = `Licences of the software and fonts that this shop ships.

${packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n')}

Fonts: Fraunces and Instrument Sans, SIL Open Font License 1.1, text in /font-licences.txt`;
const all = [head, ...entries, `Apache License 2.0\n\n${apache ?? ''}`];
writeFileSync('public/licences.txt', `${all.join(`\n\n${line}\n`)}\n`.replaceAll('\r\n', '\n'));
console.log(`public/licences.txt: ${packages.length} packages`);
