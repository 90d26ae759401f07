import type { StoredAnswer } from './answer-memory';
import type { VersionAt } from './known-version';

/** Names of the headers under which the edge cache holds what an entry knows besides its body. */
const headerNames = {
  etag: 'Dogear-Etag',
  madeAt: 'Dogear-Made-At',
  catalogue: 'Dogear-Catalogue',
  texts: 'Dogear-Texts',
  edits: 'Dogear-Edits',
};

/** The edge cache of a place, which all isolates there share, for one version of the build. */
export class EdgeAnswers {
  readonly #root: string;

  constructor(build: string) {
    this.#root = `https://cache.dogear/${build}/api`;
  }

  #answerKey(key: string, version: string): string {
    return `${this.#root}/answers/${encodeURIComponent(version)}${key}`;
  }

  get #versionKey(): string {
    return `${this.#root}/version`;
  }

  /** Returns the answer of a key and a version of the data, or null. */
  async answer(key: string, version: string): Promise<StoredAnswer | null> {
    const stored = await caches.default.match(this.#answerKey(key, version));
    const etag = stored?.headers.get(headerNames.etag) ?? null;
    if (stored === undefined || etag === null) return null;
    const madeAt = Number(stored.headers.get(headerNames.madeAt));
    return { body: new Uint8Array(await stored.arrayBuffer()), etag, version, madeAt };
  }

  /** Stores an answer for `seconds`. */
  async putAnswer(key: string, { body, etag, version, madeAt }: StoredAnswer, seconds: number): Promise<void> {
    const headers = {
      'Cache-Control': `public, max-age=${seconds}`,
      'Content-Type': 'application/json',
      [headerNames.etag]: etag,
      [headerNames.madeAt]: String(madeAt),
    };
    await caches.default.put(this.#answerKey(key, version), new Response(body, { headers }));
  }

  /** Returns the version of the data that an isolate of this place has read last, or null. */
  async version(): Promise<VersionAt | null> {
    const stored = await caches.default.match(this.#versionKey);
    const catalogue = stored?.headers.get(headerNames.catalogue) ?? null;
    const texts = stored?.headers.get(headerNames.texts) ?? null;
    const edits = stored?.headers.get(headerNames.edits) ?? null;
    if (stored === undefined || catalogue === null || texts === null || edits === null) return null;
    return { version: { catalogue, texts, edits }, at: Number(stored.headers.get(headerNames.madeAt)) };
  }

  /** Stores the version of the data for `seconds`. */
  async putVersion({ version, at }: VersionAt, seconds: number): Promise<void> {
    const headers = {
      'Cache-Control': `public, max-age=${seconds}`,
      [headerNames.catalogue]: version.catalogue,
      [headerNames.texts]: version.texts,
      [headerNames.edits]: version.edits,
      [headerNames.madeAt]: String(at),
    };
    await caches.default.put(this.#versionKey, new Response('', { headers }));
  }
}
