import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Synchronous WebCrypto with the calls that the shop makes. The platform's own runs in other threads, whose order
 * differs from run to run. The bytes are the same.
 */

interface Key {
  readonly raw: Buffer;
}
interface GcmParams {
  readonly iv: Uint8Array;
  readonly additionalData?: Uint8Array;
}

const tagBytes = 16;
const keys = new WeakMap<object, Key>();

const bufferOf = (data: ArrayBuffer | ArrayBufferView): Buffer =>
  ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);

const arrayBufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

function rawOf(key: object): Buffer {
  const found = keys.get(key);
  if (found === undefined) throw new Error('a key that the simulation did not import');
  return found.raw;
}

function hashName(algorithm: string | { readonly name: string }): string {
  return (typeof algorithm === 'string' ? algorithm : algorithm.name).replace('-', '').toLowerCase();
}

/** The calls of SubtleCrypto that the shop makes; any other is a TypeError where it is called. */
export const subtle = {
  digest: (algorithm: string | { readonly name: string }, data: ArrayBuffer | ArrayBufferView) =>
    Promise.resolve(arrayBufferOf(createHash(hashName(algorithm)).update(bufferOf(data)).digest())),
  importKey(_format: string, raw: ArrayBuffer | ArrayBufferView) {
    const key = {};
    keys.set(key, { raw: Buffer.from(bufferOf(raw)) });
    return Promise.resolve(key);
  },
  sign: (_algorithm: unknown, key: object, data: ArrayBuffer | ArrayBufferView) =>
    Promise.resolve(arrayBufferOf(createHmac('sha256', rawOf(key)).update(bufferOf(data)).digest())),
  encrypt({ iv, additionalData }: GcmParams, key: object, data: ArrayBuffer | ArrayBufferView) {
    const cipher = createCipheriv('aes-256-gcm', rawOf(key), iv);
    if (additionalData !== undefined) cipher.setAAD(additionalData);
    return Promise.resolve(
      arrayBufferOf(Buffer.concat([cipher.update(bufferOf(data)), cipher.final(), cipher.getAuthTag()])),
    );
  },
  decrypt({ iv, additionalData }: GcmParams, key: object, data: ArrayBuffer | ArrayBufferView) {
    const bytes = bufferOf(data);
    try {
      const decipher = createDecipheriv('aes-256-gcm', rawOf(key), iv);
      if (additionalData !== undefined) decipher.setAAD(additionalData);
      decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
      return Promise.resolve(
        arrayBufferOf(Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])),
      );
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error('not decrypted'));
    }
  },
  timingSafeEqual: (left: ArrayBuffer, right: ArrayBuffer) => timingSafeEqual(bufferOf(left), bufferOf(right)),
};
