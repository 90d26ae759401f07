import { limits } from '../../../../domain/policy/limits';
import type { OfferAnswer } from '../../../../domain/pricing/schemas';
import type { LineAnswer } from '../../../../domain/scanning/run';
import { NotAnswered } from './ask-offers';
import type { Progress } from './run-view';

export interface OfferQueueHost {
  /** Returns the question of a line. Null if it is gone or needs no answer. */
  readonly question: (id: number) => string | null;
  /** Asks the shop about lines, which answers in their order. */
  readonly ask: (
    ids: readonly number[],
    hear: (answers: readonly OfferAnswer[]) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly answered: (answers: readonly (readonly [id: number, answer: OfferAnswer])[]) => void;
  /** Marks the state of lines without an answer. */
  readonly mark: (ids: readonly number[], kind: Exclude<LineAnswer['kind'], 'answered'>) => void;
  /** Called after a chunk, to store its answers. */
  readonly kept: (ids: readonly number[]) => void;
  readonly moved: () => void;
  readonly online: () => boolean;
}

const firstChunk = 200;
const maxParallelRequests = 2;
const maxWaitSeconds = 30;
/** Number of failures in a row after which a person has to ask again. A lost network is awaited without limit. */
const maxAttempts = 7;

/**
 * Asks the shop for the offers of lines, in the order in which they were added, in chunks, at most two at a time. Waits
 * and asks again by itself when the shop is busy or the network is lost.
 */
export class OfferQueue {
  /** True in the one tab that asks. It reports the answers to the others. */
  #isAsking = false;
  #wanted = new Set<number>();
  /** Cancelled or failed lines, not asked until `resume`. */
  #paused = new Set<number>();
  readonly #requests = new Map<AbortController, readonly number[]>();
  #done = 0;
  #tries = 0;
  #pausedBy: 'cancelled' | 'failed' = 'cancelled';
  #waits: 'retrying' | 'offline' | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #host: OfferQueueHost;

  constructor(host: OfferQueueHost) {
    this.#host = host;
  }

  get progress(): Progress {
    let open = this.#wanted.size;
    for (const ids of this.#requests.values()) open += ids.length;
    const left = open + this.#paused.size;
    if (left === 0) return { state: 'idle', done: 0, total: 0 };
    return {
      state: open === 0 ? this.#pausedBy : (this.#waits ?? 'asking'),
      done: this.#done,
      total: this.#done + left,
    };
  }

  /** Starts or stops asking in this tab. */
  setAsking(isAsking: boolean): void {
    this.#isAsking = isAsking;
    if (isAsking) this.#pump();
    else this.#stop();
  }

  /** Adds lines that need an answer. */
  add(ids: Iterable<number>): void {
    let hasNew = false;
    for (const id of ids) {
      this.#paused.delete(id);
      if (this.#wanted.has(id)) continue;
      this.#wanted.add(id);
      hasNew = true;
    }
    if (hasNew) queueMicrotask(() => this.#pump());
  }

  /** Removes lines that another tab got answers for. */
  markAnswered(ids: Iterable<number>): void {
    for (const id of ids) if (this.#wanted.delete(id) || this.#paused.delete(id)) this.#done += 1;
    this.#moved();
  }

  cancel(): void {
    this.#stop();
    for (const id of this.#wanted) this.#paused.add(id);
    this.#wanted.clear();
    this.#pausedBy = 'cancelled';
    this.#moved();
  }

  /** Asks at once for cancelled, failed and waiting lines. */
  resume(): void {
    const again = [...this.#paused];
    this.#paused.clear();
    for (const id of again) this.#wanted.add(id);
    this.#host.mark(again, 'waiting');
    this.#tries = 0;
    this.#wake();
  }

  /** Asks again at once if it waits, because the network has returned. */
  retryNow(): void {
    if (this.#waits !== null) this.#wake();
  }

  /** Stops asking, for another run or none. */
  clear(): void {
    this.#stop();
    this.#wanted.clear();
    this.#paused.clear();
    this.#done = 0;
    this.#tries = 0;
  }

  #wake(): void {
    this.#clearTimer();
    this.#pump();
    this.#moved();
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waits = null;
  }

  #stop(): void {
    this.#clearTimer();
    for (const [controller, ids] of this.#requests) {
      controller.abort();
      for (const id of ids) this.#wanted.add(id);
    }
    this.#requests.clear();
    this.#host.mark([...this.#wanted], 'waiting');
  }

  #pump(): void {
    if (!this.#isAsking || this.#timer !== null) return;
    if (!this.#host.online()) return this.#wanted.size > 0 ? this.#offline() : undefined;
    this.#waits = null;
    while (this.#requests.size < maxParallelRequests && this.#wanted.size > 0) this.#send();
    this.#moved();
  }

  #offline(): void {
    this.#host.mark([...this.#wanted], 'offline');
    this.#waits = 'offline';
    this.#moved();
  }

  #send(): void {
    const size = this.#done === 0 && this.#requests.size === 0 ? firstChunk : limits.offersPerRequest;
    const chunk: number[] = [];
    const questions: string[] = [];
    for (const id of this.#wanted) {
      if (chunk.length === size) break;
      this.#wanted.delete(id);
      const question = this.#host.question(id);
      if (question === null) continue;
      chunk.push(id);
      questions.push(question);
    }
    if (chunk.length === 0) return;
    const controller = new AbortController();
    this.#requests.set(controller, chunk);
    this.#host.mark(chunk, 'asking');
    void this.#ask(chunk, questions, controller);
  }

  async #ask(chunk: readonly number[], questions: readonly string[], controller: AbortController): Promise<void> {
    let through = 0;
    const hear = (answers: readonly OfferAnswer[]) => {
      if (controller.signal.aborted) return;
      const news: (readonly [number, OfferAnswer])[] = [];
      for (const answer of answers) {
        const id = chunk[answer.index];
        if (id === undefined) continue;
        const now = this.#host.question(id);
        if (now === questions[answer.index]) news.push([id, answer]);
        // Changed meanwhile: the line now has another question.
        else if (now !== null) this.#wanted.add(id);
      }
      through += answers.length;
      this.#done += answers.length;
      this.#requests.set(controller, chunk.slice(through));
      this.#host.answered(news);
    };
    let trouble: unknown = null;
    try {
      await this.#host.ask(chunk, hear, controller.signal);
    } catch (error) {
      trouble = error;
    }
    if (controller.signal.aborted) return;
    this.#requests.delete(controller);
    this.#host.kept(chunk.slice(0, through));
    if (trouble === null) {
      this.#tries = 0;
      this.#pump();
      this.#moved();
    } else this.#handleFailure(chunk.slice(through), trouble);
  }

  #handleFailure(left: readonly number[], error: unknown): void {
    const why = error instanceof NotAnswered ? error : new NotAnswered('refused');
    this.#tries += 1;
    if (why.why === 'refused' || (why.why === 'busy' && this.#tries > maxAttempts)) {
      for (const id of [...left, ...(why.why === 'busy' ? this.#wanted : [])]) {
        this.#wanted.delete(id);
        this.#paused.add(id);
      }
      this.#host.mark([...this.#paused], 'failed');
      this.#pausedBy = 'failed';
      this.#moved();
      this.#pump();
      return;
    }
    this.#wanted = new Set([...left, ...this.#wanted]);
    if (!this.#host.online()) return this.#offline();
    this.#host.mark(left, why.why === 'network' ? 'offline' : 'waiting');
    const seconds = Math.min(maxWaitSeconds, 2 ** (this.#tries - 1));
    this.#clearTimer();
    this.#timer = setTimeout(() => this.#wake(), 1000 * Math.max(seconds, why.retryAfter ?? 0));
    this.#waits = 'retrying';
    this.#moved();
  }

  #moved(): void {
    if (this.#wanted.size + this.#requests.size + this.#paused.size === 0) this.#done = 0;
    this.#host.moved();
  }
}
