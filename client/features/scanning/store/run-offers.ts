import type { Market } from '../../../../domain/market/market-codes';
import type { OfferAnswer } from '../../../../domain/pricing/schemas';
import type { LineAnswer } from '../../../../domain/scanning/run';
import type { ApiClient } from '../../../lib/api';
import { instant } from './clock';
import type { Device } from './device';
import { OfferQueue } from './offer-queue';
import { booksToAsk, openQuestion } from './open-question';
import type { OpenRun } from './open-run';
import { requestOffers } from './request-offers';
import type { Progress } from './run-view';
import { answersOf, assignAnswers, storeAnswers } from './store-run';
import { watchAskingTab, type AnswersMessage, type TabMessage } from './tabs';

/** What the offers need of the store of the run. */
export interface RunOffersHost {
  readonly api: ApiClient;
  readonly market: Market;
  /** Returns the run on the screen. */
  readonly run: () => OpenRun;
  /** Returns the database of the device. Null without one, and after the store is closed. */
  readonly device: () => Device | null;
  readonly isClosed: () => boolean;
  /** Resolves when all steps made before are stored. */
  readonly afterSteps: () => Promise<void>;
  /** Sends a message to the other tabs. */
  readonly post: (message: TabMessage) => void;
  /** Renders the lines again, and the run. */
  readonly notify: (lines: Iterable<number>) => void;
}

/** Asks the shop for the offers of the run on the screen. Writes the answers to its lines and to the device. */
export class RunOffers {
  readonly #host: RunOffersHost;
  readonly #queue: OfferQueue;
  #endAskingRole: () => void = () => undefined;

  constructor(host: RunOffersHost) {
    this.#host = host;
    this.#queue = new OfferQueue({
      questionOf: (id) => openQuestion(this.#content, id),
      ask: (ids, onAnswers, signal) => requestOffers(host.api, booksToAsk(this.#content, ids), onAnswers, signal),
      receiveAnswers: (answers) => this.#receiveAnswers(answers),
      markUnanswered: (ids, kind) => this.#markUnanswered(ids, kind),
      storeAnswers: (ids) => void this.#storeAnswers(ids),
      onProgress: () => host.notify([]),
      isOnline: () => navigator.onLine,
    });
    addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#refreshOldOffers);
  }

  get progress(): Progress {
    return this.#queue.progress;
  }

  get #content() {
    return this.#host.run().content;
  }

  /** Asks for the offers of a run that was just shown. Of all tabs that show the run, one asks. */
  start(): void {
    this.#endAskingRole = watchAskingTab(this.#host.run().id, (hasRole) => this.#queue.setAsking(hasRole));
    this.restart();
  }

  /** Asks for all offers of the run again, because another tab has changed it. */
  restart(): void {
    this.#queue.clear();
    this.request(this.#content.ids('all'));
  }

  /** Stops asking for the run on the screen, before another run is shown. */
  stop(): void {
    this.#endAskingRole();
    this.#queue.setAsking(false);
  }

  cancel(): void {
    this.#queue.cancel();
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Asks for the offers of those of the lines that need an answer. */
  request(lines: Iterable<number>): void {
    this.#queue.add([...lines].filter((id) => openQuestion(this.#content, id) !== null));
  }

  /** Removes the answers of lines and asks for them again. */
  requestAgain(lines: readonly number[]): void {
    this.#host.notify(this.#content.answerAll(lines.map((id) => [id, { kind: 'waiting' }] as const)));
    this.request(lines);
  }

  /** Takes over the answers that another tab got, so that this tab does not ask for them. */
  takeAnswers({ market, items }: AnswersMessage): void {
    if (market !== this.#host.market) return;
    const changed = assignAnswers(this.#content, items);
    this.#queue.markAnswered(changed);
    this.#host.notify(changed);
  }

  /** Stops asking. The object can't be used afterwards. */
  close(): void {
    removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#refreshOldOffers);
    this.stop();
  }

  readonly #retry = () => this.#queue.retryNow();
  /** A page that was open for days asks again for old answers. */
  readonly #refreshOldOffers = () => {
    if (document.visibilityState === 'visible') this.request(this.#content.ids('all'));
  };

  #receiveAnswers(answers: readonly (readonly [id: number, answer: OfferAnswer])[]): void {
    const at = instant();
    const answered = answers.map(([id, { book, offer }]) => [id, { kind: 'answered', book, offer, at }] as const);
    this.#host.notify(this.#content.answerAll(answered));
  }

  #markUnanswered(ids: readonly number[], kind: Exclude<LineAnswer['kind'], 'answered'>): void {
    const content = this.#content;
    const changed = ids.filter((id) => content.answered(id) === null && content.answer(id).kind !== kind);
    if (changed.length > 0) this.#host.notify(content.answerAll(changed.map((id) => [id, { kind }] as const)));
  }

  async #storeAnswers(ids: readonly number[]): Promise<void> {
    const run = this.#host.run();
    // An answer may be faster than the device. Other tabs learn of a stored line, which must be before its answer.
    await this.#host.afterSteps();
    if (this.#host.isClosed()) return;
    const items = answersOf(run.content, ids);
    if (items.length === 0) return;
    this.#host.post({ kind: 'answers', run: run.id, market: this.#host.market, items });
    const device = this.#host.device();
    // Lost answers are asked for again, so their loss needs no notice.
    if (device !== null) await storeAnswers(device, run, ids).catch(() => undefined);
  }
}
