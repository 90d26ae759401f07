import type { Shell } from 'virtual:shell';

/**
 * Returns the import map of a language as JSON: the address of each chunk by the specifier that chunks import it by
 * (scripts/build/chunk-links.ts), and of each sheet of styles that a script may ask for.
 */
export function importMap(shell: Pick<Shell, 'files' | 'lateSheets'>, language: string): string {
  const chunks = Object.entries(shell.files[language] ?? {}).map(([chunk, hash]) => [
    `~${chunk}`,
    `/assets/${chunk}-${hash}.js`,
  ]);
  const sheets = Object.entries(shell.lateSheets).map(([name, file]) => [`~${name}.css`, `/assets/${file}`]);
  return JSON.stringify({ imports: Object.fromEntries([...chunks, ...sheets]) });
}
