// Bundles the unchanged API, its jobs and the simulation into one module for Node, in about two seconds.
import { existsSync, renameSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { plantedDefects } from './defects/list.mjs';

const root = resolve(import.meta.dirname, '../..');
/**
 * Replacements for modules that exist only in workerd: the base class of Durable Objects (conversations are left out),
 * sockets (mails go to the mailbox), and the client's build.
 */
const stubs = {
  'cloudflare:workers': 'export class DurableObject {} export class WorkerEntrypoint {} export const env = {};',
  'cloudflare:sockets': 'export const connect = () => { throw new Error("no sockets in the simulation"); };',
  'virtual:shell': 'export const shell = null;',
  'virtual:style-rules': 'export const styleRules = "{}";',
};

/**
 * Synchronous replacement of the shop's password hash. scrypt takes 60 ms and runs in other threads, whose
 * order differs from run to run. The stored format, comparison and refusals are the same.
 */
const quickScrypt = `import { createHash } from 'node:crypto';
export { timingSafeEqual } from 'node:crypto';
export function scrypt(password, salt, bytes, { N, r, p }, done) {
  const hash = createHash('sha512').update(JSON.stringify([N, r, p, [...salt], password])).digest();
  done(null, hash.subarray(0, bytes));
}`;
const passwordsFile = join(root, 'worker/accounts/passwords/passwords.ts');

/**
 * Resolves modules that Node lacks, loads the compiled messages from one file, and plants a defect if one is named.
 */
function simulationParts(planted) {
  return {
    name: 'simulation-parts',
    resolveId(id, importer) {
      if (id in stubs) return `\0${id}`;
      if (id === 'node:crypto' && importer === passwordsFile) return '\0quick-scrypt';
      if (!/messages\/compiled\/[\w-]+\.js$/.test(id) || importer === undefined) return null;
      const path = resolve(importer, '..', id).replace(/messages\.js$/, 'in-one.js');
      return { id: path, external: 'absolute' };
    },
    load(id) {
      if (id === '\0quick-scrypt') return quickScrypt;
      return id.startsWith('\0') ? stubs[id.slice(1)] : null;
    },
    transform(code, id) {
      const defect = plantedDefects.find(({ name, file }) => name === planted && join(root, file) === id);
      if (defect === undefined) return null;
      if (!code.includes(defect.find))
        throw new Error(`the defect ${planted} does not fit ${relative(root, id)} any more`);
      return code.replace(defect.find, () => defect.replace);
    },
  };
}

/** Writes the bundle and returns its path; `planted` is the name of a defect, or null. */
export async function bundleSimulation({
  entry = 'main.ts',
  planted = null,
  file = `.simulation/${planted ?? 'shop'}/${entry.replace('.ts', '.mjs')}`,
} = {}) {
  if (!existsSync(join(root, 'messages/compiled/in-one.js')))
    throw new Error('The words are not compiled: npm run messages');
  const bundle = await rolldown({
    input: join(import.meta.dirname, entry),
    platform: 'node',
    logLevel: 'warn',
    cwd: root,
    resolve: { conditionNames: ['workerd', 'worker', 'import', 'module', 'default'] },
    plugins: [simulationParts(planted)],
  });
  // The rename is atomic: another process reads either the old or the new file.
  const written = join(root, `${file}.${process.pid}`);
  await bundle.write({ file: written, format: 'esm', codeSplitting: false });
  await bundle.close();
  renameSync(written, join(root, file));
  return join(root, file);
}
