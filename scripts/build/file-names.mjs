// Names of the files in dist/client/assets: `{name}-{hash of the bytes}.{extension}`.
import { createHash } from 'node:crypto';

/** Characters of base64url: 60 bits avoid accidental collisions and keep the import map small. */
const hashLength = 10;
const named = new RegExp(`^[\\w.-]+-([\\w-]{${hashLength}})\\.(?:js|css|woff2|wasm)$`);

/** Returns the first characters of the SHA-256 of `bytes` in base64url. */
export const contentHash = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, hashLength);

/** Returns whether `file` is a plain file name that ends in the hash of `bytes`. */
export const isNamedByContent = (file, bytes) => named.exec(file)?.[1] === contentHash(bytes);

/**
 * Returns the short name of a script: that of a route's file without its parameters, as in `catalogue` for
 * `catalogue.{-$kind}.{-$key}`. Each page's HTML lists all names.
 */
export function chunkName(name) {
  const words = name.split('.').filter((part) => !part.startsWith('_'));
  return words.length === 0 ? name : words.join('.').replace(/_$/, '');
}
