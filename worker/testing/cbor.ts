import { Buffer } from 'node:buffer';

/** Returns the CBOR (RFC 8949) of values that authenticators send: whole numbers, texts, bytes and maps of these. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  throw new Error('no authenticator sends that');
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
