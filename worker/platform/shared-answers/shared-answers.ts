import { dayOf } from '../../../domain/time';
import { buildVersion } from '../build-version';
import { systemNow, type Ctx } from '../context';
import { AnswerMemory, type StoredAnswer } from './answer-memory';
import { readVersion, versionWithoutStock, type DataVersion, type Source } from './data-version';
import { EdgeAnswers } from './edge-answers';
import { RowMemory } from './row-memory';
import { KnownVersion, maxStaleMs, type VersionAt } from './known-version';

type Reading = Pick<Ctx, 'db' | 'now' | 'waitUntil'>;

/**
 * Bytes of answers in one isolate: an eighth of the 128 MB that the platform gives it. A list of 24 works has about
 * 40 kB, so this holds the 400 answers that are asked for most.
 */
const memoryBytes = 16 * 1024 * 1024;

/**
 * Most seconds for which an answer is served, even if its version is current. Some data change without a new version:
 * copies on their way to the shop, wishes, the hour of delivery, and rows that somebody changed by hand.
 */
const freshSeconds = 60;

/** Returns the version that an answer of this day has. A day changes prices and offers without any row. */
const versionFor = ({ version }: { readonly version: DataVersion }, source: Source, now: Date) =>
  `${version[source]}-${dayOf(now.toISOString())}`;

/** Stored values of a key: an answer, and the version of the data, each null where there is none. */
export interface StoredEntry {
  readonly answer: StoredAnswer | null;
  readonly version: VersionAt | null;
}

/**
 * Public answers that all visitors share: in the memory of the isolate, and behind it in the edge cache of its place.
 * @see docs/decisions/091-shared-answers.md
 */
export class SharedAnswers {
  readonly #memory = new AnswerMemory(memoryBytes);
  readonly #known = new KnownVersion();
  readonly #rows = new RowMemory(freshSeconds * 1000);
  readonly #edge: EdgeAnswers;
  /** Answers that the edge cache holds. */
  readonly #atEdge = new WeakSet<StoredAnswer>();

  constructor(build: string) {
    this.#edge = new EdgeAnswers(build);
  }

  /** Returns the answer of a key. It runs no statement while the isolate or the edge knows a recent version. */
  async find(ctx: Reading, source: Source, key: string): Promise<StoredEntry> {
    const now = ctx.now.getTime();
    const remembered = this.#ifFresh(this.#memory.get(key), now);
    let version = this.#known.at(now) ?? (await this.#versionAtEdge(now));
    if (version !== null && this.#known.isDue(now)) ctx.waitUntil(this.#readVersion(ctx));
    // One small read may save the several of the answer.
    if (version === null && remembered !== null) version = await this.#readVersion(ctx);
    if (version === null) return { answer: null, version };
    const current = versionFor(version, source, ctx.now);
    if (remembered?.version === current) {
      this.#putAtEdge(ctx, key, remembered);
      return { answer: remembered, version };
    }
    const atEdge = version.isOwn === true ? null : await this.#edge.answer(key, current);
    const answer = this.#ifFresh(atEdge, now);
    if (answer !== null) {
      this.#atEdge.add(answer);
      this.#memory.set(key, answer);
    }
    return { answer, version };
  }

  /** Stores an answer that was made from the data of `version`. */
  store(
    ctx: Reading,
    key: string,
    made: Pick<StoredAnswer, 'body' | 'etag'> & { readonly source: Source; readonly version: VersionAt },
  ): void {
    const { body, etag, source, version } = made;
    const madeAt = ctx.now.getTime();
    this.#memory.set(key, { body, etag, version: versionFor(version, source, ctx.now), madeAt });
  }

  /** Notes a version that was read together with an answer. */
  noteVersion(ctx: Reading, version: VersionAt): void {
    if (this.#known.noteRead(version)) ctx.waitUntil(this.#edge.putVersion(version, maxStaleMs / 1000));
  }

  /** Returns the rows that this isolate keeps of the version that it knows; null where that is not new enough. */
  rowMemoryAt(now: Date): { get(key: string): D1Result | null; set(key: string, result: D1Result): void } | null {
    const known = this.knownVersion(now);
    if (known === null) return null;
    const version = `${versionWithoutStock(known)}-${dayOf(now.toISOString())}`;
    const readAt = now.getTime();
    return {
      get: (key) => this.#rows.get(key, version, readAt),
      set: (key, result) => this.#rows.set(key, { result, version, readAt }),
    };
  }

  /** Returns the version that this isolate knows, where it is new enough. */
  knownVersion(now: Date): DataVersion | null {
    return this.#known.at(now.getTime())?.version ?? null;
  }

  /** Returns the version. It reads the database only where neither the isolate nor its place knows a recent one. */
  async currentVersion(ctx: Reading): Promise<DataVersion> {
    const now = ctx.now.getTime();
    const found = this.#known.at(now) ?? (await this.#versionAtEdge(now));
    if (found === null) return (await this.#readVersion(ctx)).version;
    if (this.#known.isDue(now)) ctx.waitUntil(this.#readVersion(ctx));
    return found.version;
  }

  /** Notes the version after a write of this isolate; where it is null, the isolate reads it again. */
  noteWrite(ctx: Pick<Reading, 'now'>, version: DataVersion | null): void {
    this.#known.noteWrite(version === null ? null : { version, at: ctx.now.getTime() }, systemNow().getTime());
  }

  /** Stores an answer at the edge when it is asked for again. Most searches are asked for once. */
  #putAtEdge(ctx: Reading, key: string, answer: StoredAnswer): void {
    if (this.#atEdge.has(answer)) return;
    this.#atEdge.add(answer);
    ctx.waitUntil(this.#edge.putAnswer(key, answer, freshSeconds));
  }

  /** Returns an answer that was made less than `freshSeconds` ago; else null. */
  #ifFresh(answer: StoredAnswer | null, now: number): StoredAnswer | null {
    return answer !== null && now - answer.madeAt < freshSeconds * 1000 ? answer : null;
  }

  async #versionAtEdge(now: number): Promise<VersionAt | null> {
    const found = await this.#edge.version();
    if (found !== null) this.#known.noteRead(found);
    return this.#known.at(now);
  }

  async #readVersion(ctx: Reading): Promise<VersionAt> {
    const found = { version: await readVersion(ctx.db), at: ctx.now.getTime() };
    this.noteVersion(ctx, found);
    return found;
  }
}

/** The answers of this isolate; null where nothing was built, as in `npm run dev` and in tests. */
let opened: SharedAnswers | null = buildVersion === 'dev' ? null : new SharedAnswers(buildVersion);

export function sharedAnswers(): SharedAnswers | null {
  return opened;
}

/** Opens empty answers under a version of the build, or closes them with null. Only tests call it. */
export function openSharedAnswers(build: string | null): void {
  opened = build === null ? null : new SharedAnswers(build);
}
