import { Buffer } from 'node:buffer';
import { z } from 'zod';
import { cbor } from './cbor';

const creationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string() }),
  user: z.looseObject({ id: z.string() }),
  excludeCredentials: z.array(z.looseObject({ id: z.string() })),
});
const requestSchema = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.looseObject({ id: z.string() })).optional(),
});

interface Credential {
  readonly id: Buffer;
  readonly userHandle: string;
  readonly keys: CryptoKeyPair;
}

/** Values by which the answer of an attacker or a faulty authenticator differs. */
export interface AnswerChanges {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string | null;
}

const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString('base64url');
const sha256 = async (bytes: Uint8Array) => Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

/**
 * An authenticator in software (ES256, discoverable, no attestation): it makes the JSON that a browser hands to the
 * shop.
 */
export class Authenticator {
  private credentials: Credential[] = [];
  /** Signatures so far; an authenticator without a counter always says 0. */
  counter = 0;
  hasCounter = true;
  private readonly origin: string;

  constructor(origin = 'https://dogear.example') {
    this.origin = origin;
  }

  /** Returns a second one with the same secrets and count, as a thief would make it. */
  copy(): Authenticator {
    const copy = new Authenticator(this.origin);
    copy.credentials = [...this.credentials];
    copy.counter = this.counter;
    return copy;
  }

  /**
   * Answers `navigator.credentials.create`. Throws when it has a passkey that the options exclude, as a browser would.
   */
  async create(options: unknown, changes: AnswerChanges = {}): Promise<Record<string, unknown>> {
    const { challenge, rp, user, excludeCredentials } = creationSchema.parse(options);
    if (excludeCredentials.some(({ id }) => this.find(id) !== undefined)) throw new Error('InvalidStateError');
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    if (!('publicKey' in keys)) throw new Error('a pair of keys was asked for');
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
    this.credentials.push({ id, userHandle: user.id, keys });
    const { x, y } = z
      .object({ x: z.string(), y: z.string() })
      .parse(await crypto.subtle.exportKey('jwk', keys.publicKey));
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = Buffer.concat([await this.authenticatorData(changes.rpId ?? rp.id, 0x40, changes), attested]);
    const clientDataJSON = this.clientData('webauthn.create', changes.challenge ?? challenge, changes);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: base64url(clientDataJSON),
        transports: ['internal', 'hybrid'],
        attestationObject: base64url(
          cbor(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]),
          ),
        ),
      },
    };
  }

  /** Answers `navigator.credentials.get`. Throws when it has no passkey that the options allow. */
  async get(options: unknown, changes: AnswerChanges = {}): Promise<Record<string, unknown>> {
    const { challenge, rpId, allowCredentials } = requestSchema.parse(options);
    const credential =
      allowCredentials === undefined
        ? this.credentials.at(-1)
        : allowCredentials.map(({ id }) => this.find(id)).find((one) => one !== undefined);
    if (credential === undefined) throw new Error('NotAllowedError');
    if (this.hasCounter) this.counter += 1;
    const authData = await this.authenticatorData(changes.rpId ?? rpId, 0, changes);
    const clientDataJSON = this.clientData('webauthn.get', changes.challenge ?? challenge, changes);
    const signed = new Uint8Array(Buffer.concat([authData, await sha256(clientDataJSON)]));
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, credential.keys.privateKey, signed);
    const id = base64url(credential.id);
    const userHandle = changes.userHandle === undefined ? credential.userHandle : changes.userHandle;
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authData),
        signature: base64url(der(new Uint8Array(signature))),
        userHandle,
      },
    };
  }

  private find(id: string): Credential | undefined {
    return this.credentials.find((one) => base64url(one.id) === id);
  }

  private clientData(type: string, challenge: string, changes: AnswerChanges): Uint8Array {
    return new TextEncoder().encode(
      JSON.stringify({ type, challenge, origin: changes.origin ?? this.origin, crossOrigin: false }),
    );
  }

  /** Returns the hash of the shop's host, flags (user present, verified, backed up) and the counter. */
  private async authenticatorData(rpId: string, flags: number, changes: AnswerChanges): Promise<Buffer> {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.hasCounter ? this.counter : 0);
    const verified = changes.userVerified === false ? 0 : 0x04;
    return Buffer.concat([
      await sha256(new TextEncoder().encode(rpId)),
      Buffer.from([0x01 | 0x18 | verified | flags]),
      counter,
    ]);
  }
}

/** Returns the two numbers of a signature as WebAuthn carries them (ASN.1 DER). */
function der(raw: Uint8Array): Buffer {
  const half = raw.length / 2;
  const number = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const short = Buffer.from(bytes.slice(first));
    const positive = (short[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), short]) : short;
    return Buffer.concat([Buffer.from([2, positive.length]), positive]);
  };
  const both = Buffer.concat([number(raw.slice(0, half)), number(raw.slice(half))]);
  return Buffer.concat([Buffer.from([0x30, both.length]), both]);
}
