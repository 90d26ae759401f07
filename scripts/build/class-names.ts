import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const small = 'abcdefghijklmnopqrstuvwxyz';
const letters = small + small.toUpperCase();
const letter = (at: number) => letters[at] ?? '';

/** `a`, `b` … `Z`, `aa` … */
const counted = (at: number): string =>
  at < letters.length ? letter(at) : counted(Math.floor(at / letters.length) - 1) + letter(at % letters.length);

/**
 * Short names for the classes of CSS modules in a build: two letters for the file, in the order of their paths, then
 * the class, in the order in which it stands in it, so that the client's build and the Worker's agree. The first letter
 * is a capital: no class of `base.css` begins with one. They make the one stylesheet a seventh smaller compressed than
 * Vite's own; while developing those stay, since they can be read.
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
