const file = 'rolldown-runtime.js';
const ownExports = /export \{([^}]*)\};\s*$/;
const theirImport = /import \{([^}]*)\} from "\.\/rolldown-runtime\.js";?/;

const pairs = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim().split(' as '))
    .filter(([name = '']) => name !== '');

/**
 * Moves the bundler's runtime functions from their own file into the entry: one file less to download at the start.
 * Changes `scripts` (by file name, not minified yet): they import these functions from the entry.
 * The entry must not import another file.
 */
export function joinRuntime(scripts: Map<string, string>, entry: string): void {
  const runtime = scripts.get(file);
  const main = scripts.get(entry);
  const offered = new Map(
    pairs(ownExports.exec(runtime ?? '')?.[1] ?? '').map(([inside = '', outside = inside]) => [outside, inside]),
  );
  if (runtime === undefined || main === undefined || offered.size === 0)
    throw new Error('the bundler keeps its functions elsewhere');
  const rest = main.replace(theirImport, '');
  if (rest === main || /^import\b/m.test(rest) || !ownExports.test(rest))
    throw new Error(`${entry} is not the first of all scripts`);
  const inside = [...offered.values()];
  scripts.delete(file);
  scripts.set(
    entry,
    runtime.replace(ownExports, '') +
      rest.replace(
        ownExports,
        (_all, own: string) =>
          `export { ${inside.map((name) => `${name} as runtime${name}`).join(', ')}, ${own.trim()} };\n`,
      ),
  );
  for (const [name, code] of scripts) {
    scripts.set(
      name,
      code.replace(theirImport, (_all, wanted: string) => {
        const asked = pairs(wanted).map(
          ([outside = '', local = outside]) => `runtime${offered.get(outside) ?? ''} as ${local}`,
        );
        return `import { ${asked.join(', ')} } from "./${entry}";`;
      }),
    );
  }
}

/** Returns the build's list of files after joinRuntime. */
export function withoutRuntime<Chunk extends { readonly file: string; readonly imports?: readonly string[] }>(
  manifest: Readonly<Record<string, Chunk>>,
): Record<string, Chunk> {
  const gone = Object.keys(manifest).filter((key) => manifest[key]?.file === `assets/${file}`);
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key]) => !gone.includes(key))
      .map(([key, chunk]) => [
        key,
        chunk.imports === undefined
          ? chunk
          : { ...chunk, imports: chunk.imports.filter((each) => !gone.includes(each)) },
      ]),
  );
}
