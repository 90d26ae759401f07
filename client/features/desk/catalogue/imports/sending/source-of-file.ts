/** Bytes up to which a whole file is hashed. A larger one would be in memory at once. */
const maxHashedBytes = 50 * 1024 * 1024;
/** Bytes of the beginning and of the end of a larger file that are hashed. */
const partHashed = 1024 * 1024;
/** Hexadecimal digits of the hash that are kept: 64 bits name the files of one shop. */
const digits = 16;

async function hashedBytes(file: Blob): Promise<ArrayBuffer[]> {
  if (file.size <= maxHashedBytes) return [await file.arrayBuffer()];
  return Promise.all([file.slice(0, partHashed), file.slice(-partHashed)].map((part) => part.arrayBuffer()));
}

/**
 * Returns the name of a file's content, by which an import is found again: digits of a hash over its name, size and
 * bytes. Of a file over 50 MB the first and the last megabyte count.
 * @throws DOMException where the file can't be read any more
 */
export async function sourceOfFile(file: File): Promise<string> {
  const nameBytes = new TextEncoder().encode(`${file.name}\n${file.size}\n`);
  const parts = [nameBytes, ...(await hashedBytes(file)).map((bytes) => new Uint8Array(bytes))];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
