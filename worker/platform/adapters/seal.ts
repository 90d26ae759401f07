import type { Ids } from '../context';

/** Encrypts texts for the database. `about` is bound to the text: it cannot be decrypted in another row. */
export interface Sealer {
  /** `{key name}.{nonce}.{text}`, base64url. */
  seal(text: string, about: string): Promise<string>;
  /** Returns the text. Throws when it was changed, moved, or encrypted under a key that is not set any more. */
  open(sealed: string, about: string): Promise<string>;
  /** Name of the current key. Values encrypted under another key should be encrypted again. */
  keyName(): Promise<string>;
}

const nonceBytes = 12;
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

interface NamedKey {
  readonly name: string;
  readonly key: CryptoKey;
}

/** Returns a key with its name: the beginning of its hash. A sealed value begins with the name. */
async function importKey(bytes: Uint8Array): Promise<NamedKey> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return {
    name: encode(new Uint8Array(hash).slice(0, 6)),
    key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

/**
 * Returns a sealer that uses AES-256-GCM, with a random nonce of 96 bits for each text. It seals with the first key of
 * 32 bytes and opens with any. To change the key, put the new one before the old one.
 * @see NIST SP 800-38D
 */
export function aesSealer(keys: readonly [Uint8Array, ...Uint8Array[]], ids: Pick<Ids, 'bytes'>): Sealer {
  let imported: Promise<NamedKey[]> | null = null;
  const namedKeys = () => (imported ??= Promise.all(keys.map(importKey)));
  const currentKey = async () => {
    const [first] = await namedKeys();
    if (first === undefined) throw new Error('no key');
    return first;
  };
  const cipher = (nonce: Uint8Array, about: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: new TextEncoder().encode(about),
  });
  return {
    async seal(text, about) {
      const { name, key } = await currentKey();
      const nonce = ids.bytes(nonceBytes);
      const sealed = await crypto.subtle.encrypt(cipher(nonce, about), key, new TextEncoder().encode(text));
      return [name, encode(nonce), encode(new Uint8Array(sealed))].join('.');
    },
    async open(sealed, about) {
      const [name, nonce = '', text = ''] = sealed.split('.');
      const found = (await namedKeys()).find((key) => key.name === name);
      if (found === undefined) throw new Error(`sealed under another key: ${name}`);
      return new TextDecoder().decode(
        await crypto.subtle.decrypt(cipher(decode(nonce), about), found.key, decode(text)),
      );
    },
    async keyName() {
      return (await currentKey()).name;
    },
  };
}
