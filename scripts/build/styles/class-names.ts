import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const small = 'abcdefghijklmnopqrstuvwxyz';
const letters = small + small.toUpperCase();
const letter = (at: number) => letters[at] ?? '';

/** Returns the letters of a number: `a`, `b` … `Z`, `aa` … */
const counted = (at: number): string =>
  at < letters.length ? letter(at) : counted(Math.floor(at / letters.length) - 1) + letter(at % letters.length);

/**
 * Returns a function that gives classes of CSS modules short names in a build.
 * A name has two letters for the file, in the order of paths, then letters for the class, in the order in the file.
 * So the builds of client and Worker agree. The first letter is a capital, which no class of `base.css` begins with.
 * The stylesheet is a seventh smaller, compressed, than with Vite's names. Development keeps Vite's readable names.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(join(root, 'client'), file.replace(/\?.*/, ''));
    const at = files.indexOf(path);
    if (at < 0 || at >= small.length * letters.length)
      throw new Error(`${path} is no CSS module of the client, or one too many`);
    const known = classes.get(path) ?? [];
    classes.set(path, known);
    if (!known.includes(name)) known.push(name);
    return (
      letter(small.length + Math.floor(at / letters.length)) +
      letter(at % letters.length) +
      counted(known.indexOf(name))
    );
  };
}
