import { limits } from '../../../../domain/policy/limits';
import type { OfferAnswer } from '../../../../domain/pricing/schemas';
import type { LineAnswer } from '../../../../domain/scanning/run';
import { OfferCallError } from './request-offers';
import type { Progress } from './run-view';

export interface OfferQueueHost {
  /** Returns the question of a line. Null if it is gone or needs no answer. */
  readonly questionOf: (id: number) => string | null;
  /** Asks the shop about lines, which answers in their order. */
  readonly ask: (
    ids: readonly number[],
    onAnswers: (answers: readonly OfferAnswer[]) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly receiveAnswers: (answers: readonly (readonly [id: number, answer: OfferAnswer])[]) => void;
  /** Marks the state of lines without an answer. */
  readonly markUnanswered: (ids: readonly number[], kind: Exclude<LineAnswer['kind'], 'answered'>) => void;
  /** Stores the answers of a chunk, once it has ended. */
  readonly storeAnswers: (ids: readonly number[]) => void;
  readonly onProgress: () => void;
  readonly isOnline: () => boolean;
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
  #queued = new Set<number>();
  /** Cancelled or failed lines, not asked until `resume`. */
  #paused = new Set<number>();
  readonly #requests = new Map<AbortController, readonly number[]>();
  #answeredCount = 0;
  #attempts = 0;
  #pausedBy: 'cancelled' | 'failed' = 'cancelled';
  #waitReason: 'retrying' | 'offline' | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #host: OfferQueueHost;

  constructor(host: OfferQueueHost) {
    this.#host = host;
  }

  get progress(): Progress {
    let open = this.#queued.size;
    for (const ids of this.#requests.values()) open += ids.length;
    const left = open + this.#paused.size;
    if (left === 0) return { state: 'idle', done: 0, total: 0 };
    return {
      state: open === 0 ? this.#pausedBy : (this.#waitReason ?? 'asking'),
      done: this.#answeredCount,
      total: this.#answeredCount + left,
    };
  }

  /** Starts or stops asking in this tab. */
  setAsking(isAsking: boolean): void {
    this.#isAsking = isAsking;
    if (isAsking) this.#sendNext();
    else this.#abortRequests();
  }

  /** Adds lines that need an answer. */
  add(ids: Iterable<number>): void {
    let hasNew = false;
    for (const id of ids) {
      this.#paused.delete(id);
      if (this.#queued.has(id)) continue;
      this.#queued.add(id);
      hasNew = true;
    }
    if (hasNew) queueMicrotask(() => this.#sendNext());
  }

  /** Removes lines that another tab got answers for. */
  markAnswered(ids: Iterable<number>): void {
    for (const id of ids) if (this.#queued.delete(id) || this.#paused.delete(id)) this.#answeredCount += 1;
    this.#reportProgress();
  }

  cancel(): void {
    this.#abortRequests();
    for (const id of this.#queued) this.#paused.add(id);
    this.#queued.clear();
    this.#pausedBy = 'cancelled';
    this.#reportProgress();
  }

  /** Asks at once for cancelled, failed and waiting lines. */
  resume(): void {
    const paused = [...this.#paused];
    this.#paused.clear();
    for (const id of paused) this.#queued.add(id);
    this.#host.markUnanswered(paused, 'waiting');
    this.#attempts = 0;
    this.#sendNow();
  }

  /** Asks again at once if it waits, because the network has returned. */
  retryNow(): void {
    if (this.#waitReason !== null) this.#sendNow();
  }

  /** Stops asking, for another run or none. */
  clear(): void {
    this.#abortRequests();
    this.#queued.clear();
    this.#paused.clear();
    this.#answeredCount = 0;
    this.#attempts = 0;
  }

  #sendNow(): void {
    this.#clearTimer();
    this.#sendNext();
    this.#reportProgress();
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waitReason = null;
  }

  #abortRequests(): void {
    this.#clearTimer();
    for (const [controller, ids] of this.#requests) {
      controller.abort();
      for (const id of ids) this.#queued.add(id);
    }
    this.#requests.clear();
    this.#host.markUnanswered([...this.#queued], 'waiting');
  }

  #sendNext(): void {
    if (!this.#isAsking || this.#timer !== null) return;
    if (!this.#host.isOnline()) return this.#queued.size > 0 ? this.#waitForNetwork() : undefined;
    this.#waitReason = null;
    while (this.#requests.size < maxParallelRequests && this.#queued.size > 0) this.#send();
    this.#reportProgress();
  }

  #waitForNetwork(): void {
    this.#host.markUnanswered([...this.#queued], 'offline');
    this.#waitReason = 'offline';
    this.#reportProgress();
  }

  #send(): void {
    const size = this.#answeredCount === 0 && this.#requests.size === 0 ? firstChunk : limits.offersPerRequest;
    const chunk: number[] = [];
    const questions: string[] = [];
    for (const id of this.#queued) {
      if (chunk.length === size) break;
      this.#queued.delete(id);
      const question = this.#host.questionOf(id);
      if (question === null) continue;
      chunk.push(id);
      questions.push(question);
    }
    if (chunk.length === 0) return;
    const controller = new AbortController();
    this.#requests.set(controller, chunk);
    this.#host.markUnanswered(chunk, 'asking');
    void this.#ask(chunk, questions, controller);
  }

  async #ask(chunk: readonly number[], questions: readonly string[], controller: AbortController): Promise<void> {
    let answered = 0;
    const onAnswers = (answers: readonly OfferAnswer[]) => {
      if (controller.signal.aborted) return;
      const current: (readonly [number, OfferAnswer])[] = [];
      for (const answer of answers) {
        const id = chunk[answer.index];
        if (id === undefined) continue;
        const now = this.#host.questionOf(id);
        if (now === questions[answer.index]) current.push([id, answer]);
        // Changed meanwhile: the line now has another question.
        else if (now !== null) this.#queued.add(id);
      }
      answered += answers.length;
      this.#answeredCount += answers.length;
      this.#requests.set(controller, chunk.slice(answered));
      this.#host.receiveAnswers(current);
    };
    let failure: unknown = null;
    try {
      await this.#host.ask(chunk, onAnswers, controller.signal);
    } catch (error) {
      failure = error;
    }
    if (controller.signal.aborted) return;
    this.#requests.delete(controller);
    this.#host.storeAnswers(chunk.slice(0, answered));
    if (failure === null) {
      this.#attempts = 0;
      this.#sendNext();
      this.#reportProgress();
    } else this.#handleFailure(chunk.slice(answered), failure);
  }

  #handleFailure(left: readonly number[], error: unknown): void {
    const { reason, retryAfter } = error instanceof OfferCallError ? error : new OfferCallError('refused');
    this.#attempts += 1;
    if (reason === 'refused' || (reason === 'busy' && this.#attempts > maxAttempts)) {
      for (const id of [...left, ...(reason === 'busy' ? this.#queued : [])]) {
        this.#queued.delete(id);
        this.#paused.add(id);
      }
      this.#host.markUnanswered([...this.#paused], 'failed');
      this.#pausedBy = 'failed';
      this.#reportProgress();
      this.#sendNext();
      return;
    }
    this.#queued = new Set([...left, ...this.#queued]);
    if (!this.#host.isOnline()) return this.#waitForNetwork();
    this.#host.markUnanswered(left, reason === 'network' ? 'offline' : 'waiting');
    const seconds = Math.min(maxWaitSeconds, 2 ** (this.#attempts - 1));
    this.#clearTimer();
    this.#timer = setTimeout(() => this.#sendNow(), 1000 * Math.max(seconds, retryAfter ?? 0));
    this.#waitReason = 'retrying';
    this.#reportProgress();
  }

  #reportProgress(): void {
    if (this.#queued.size + this.#requests.size + this.#paused.size === 0) this.#answeredCount = 0;
    this.#host.onProgress();
  }
}
