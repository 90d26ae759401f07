import { laterVersion, type DataVersion } from './data-version';

/** The version of the data, and when it was current (milliseconds). */
export interface VersionAt {
  readonly version: DataVersion;
  readonly at: number;
  /** True for the version after a write of this isolate, until it is read again. No other isolate has answers of it. */
  readonly isOwn?: boolean;
}

/** Age of a version at which it is read again. Its answers are still served meanwhile. */
const recheckAfterMs = 2000;
/** Greatest age of a version whose answers are served. A reader sees a change after this time at the latest. */
export const maxStaleMs = 5000;

/**
 * The newest version of the data that this isolate knows. All times are those of requests, in milliseconds.
 */
export class KnownVersion {
  #known: VersionAt | null = null;
  /** A version that was read no later than this does not count. */
  #forgottenAt = 0;
  #recheckAt = 0;

  /** Returns the version, or null where none is known that is new enough. */
  at(now: number): VersionAt | null {
    return this.#known !== null && now - this.#known.at <= maxStaleMs ? this.#known : null;
  }

  /** Returns whether the caller should read the version again after its answer. Returns true to one of many callers. */
  isDue(now: number): boolean {
    if (now < this.#recheckAt) return false;
    this.#recheckAt = now + recheckAfterMs;
    return true;
  }

  /** Notes a version that a request at `at` has read. Returns whether it is the newest one now. */
  noteRead(found: VersionAt): boolean {
    if (found.at <= this.#forgottenAt || (this.#known !== null && found.at < this.#known.at)) return false;
    this.#known = found;
    this.#recheckAt = Math.max(this.#recheckAt, found.at + recheckAfterMs);
    return true;
  }

  /**
   * Notes the version after a write of this isolate that ended at `now`. `found`: null when it is unknown. When another
   * write has ended since the request of `found` began, it keeps the later of both versions, or none if it can't be
   * told which is later.
   */
  noteWrite(found: VersionAt | null, now: number): void {
    const last = this.#known;
    const isOnlyWrite = found !== null && this.#forgottenAt < found.at;
    this.#forgottenAt = now;
    if (isOnlyWrite) {
      this.#known = { ...found, isOwn: true };
      return;
    }
    const latest = found === null || last === null ? null : laterVersion(found.version, last.version);
    if (found === null || latest === null) this.#known = null;
    else if (latest === found.version) this.#known = { ...found, isOwn: true };
  }
}
