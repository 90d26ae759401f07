/** Returns the first 10 characters of the SHA-256 of `bytes` in base64url. */
export function contentHash(bytes: string | Uint8Array): string;
/** Returns whether `file` is a plain file name that ends in the hash of `bytes`. */
export function isNamedByContent(file: string, bytes: string | Uint8Array): boolean;
/** Returns the short name of a script: that of a route's file without its parameters. */
export function chunkName(name: string): string;
