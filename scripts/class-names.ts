import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names of CSS modules' classes: the file in three letters, then the class as it is written. Half as long as Vite's
 * own and alike within a file, which makes the one stylesheet 6% smaller compressed. Throws when two files would share
 * their letters: rename one.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/');
    const digest = createHash('sha256').update(path).digest();
    const short = [0, 1, 2].map((at) => letters[(digest[at] ?? 0) % letters.length]).join('');
    const other = taken.get(short) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} would share the class names ${short}…`);
    taken.set(short, path);
    return short + name;
  };
}
