import type { ClientFrame, ServerFrame } from '../../../../domain/chat/schemas';
import type { Language } from '../../../../domain/language';
import { ApiProblem } from '../../../lib/api';
import { keepDraft, keepUnsent, keptDraft, keptUnsent } from './kept-words';
import { LiveLine } from './live-line';
import { afterFrame, beingWritten, emptyTalk, type TalkState, type Unsent } from './talk-state';

type AboutCard = Extract<ClientFrame, { type: 'done' | 'hand-over' }>;

/** What the store asks of the shop besides its line. */
export interface TalkCalls {
  /** Makes a conversation and answers its id. Throws an ApiProblem. */
  readonly begin: () => Promise<string>;
  /** Whether a conversation is still there for whoever is here now. Throws an ApiProblem. */
  readonly has: (id: string) => Promise<boolean>;
  /** Address of its WebSocket. */
  readonly address: (id: string) => string;
  /** Called when the first message has made a conversation. */
  readonly begun: (id: string) => void;
}

const worthWaiting: ReadonlySet<ApiProblem['code']> = new Set([
  'offline',
  'unavailable',
  'maintenance',
  'internal',
  'provider-unavailable',
]);

/**
 * One conversation as this page sees it. What is said here is kept until the shop has confirmed it, and never said
 * twice.
 */
export class TalkStore {
  private state: TalkState;
  private line: LiveLine | null = null;
  private readonly listeners = new Set<() => void>();
  /** The message that is on its way on this connection. */
  private onItsWay: string | null = null;
  private beginning = false;
  private later: ReturnType<typeof setTimeout> | undefined;
  /** Words about cards that had no open line yet. */
  private held: AboutCard[] = [];
  private ended = false;

  constructor(
    private readonly calls: TalkCalls,
    id: string | null,
  ) {
    this.state = { ...emptyTalk, id, known: id === null, link: id === null ? 'quiet' : 'connecting' };
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly view = (): TalkState => this.state;

  /** Connects; returns how to hang up. */
  start(): () => void {
    this.ended = false;
    this.change({ unsent: keptUnsent(this.state.id) });
    if (this.state.id === null) this.flush();
    else this.connect(this.state.id);
    addEventListener('online', this.flush);
    return () => {
      this.ended = true;
      clearTimeout(this.later);
      removeEventListener('online', this.flush);
      this.line?.stop();
      this.line = null;
    };
  }

  /** Says something: at once where that is possible, else as soon as it is. */
  say(text: string, language: Language): void {
    this.change({ problem: null, gone: false });
    this.keep([...this.state.unsent, { id: crypto.randomUUID(), text, language, problem: null }]);
    this.flush();
  }

  /** Sends a refused message once more. */
  sayAgain(id: string): void {
    this.keep(this.state.unsent.map((each) => (each.id === id ? { ...each, problem: null } : each)));
    this.flush();
  }

  /** Takes back what was not sent; answers its text. */
  takeBack(id: string): string {
    const text = this.state.unsent.find((each) => each.id === id)?.text ?? '';
    this.keep(this.state.unsent.filter((each) => each.id !== id));
    return text;
  }

  stop(): void {
    this.line?.send({ type: 'stop' });
  }

  again(language: Language): void {
    this.change({ problem: null });
    this.line?.send({ type: 'again', language });
  }

  /** About a card: a proposal was put through, a hand-over agreed to or not. Goes out when the line is open. */
  tell(frame: AboutCard): void {
    this.change({ problem: null });
    if (this.line?.send(frame) !== true) this.held.push(frame);
  }

  /** Hangs up for good, and what is kept of the conversation on this device goes too. */
  forget(): void {
    keepDraft(this.state.id, '');
    this.keep([]);
    this.line?.stop();
    this.line = null;
  }

  /** Who is here, or for which market, has changed: the shop looks anew. */
  callAgain(): void {
    this.line?.reconnect();
  }

  private change(part: Partial<TalkState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  private keep(unsent: readonly Unsent[]): void {
    keepUnsent(this.state.id, unsent);
    this.change({ unsent });
  }

  private connect(id: string): void {
    this.line = new LiveLine(() => this.calls.address(id), {
      frame: (frame) => this.receive(frame),
      link: (link) => {
        this.onItsWay = null;
        // What waits to be connected for the first time is not connected again.
        this.change({ link: link === 'offline' || this.state.known ? link : 'connecting' });
      },
      whyShut: async () => {
        const is = await this.calls.has(id).catch(() => true);
        return is ? 'again' : 'gone';
      },
      gone: () => this.receive({ type: 'erased' }),
    });
    this.line.start();
  }

  private receive(frame: ServerFrame): void {
    const next = afterFrame(this.state, frame);
    if (next === 'gap') {
      this.line?.reconnect();
      return;
    }
    if (frame.type === 'erased') {
      // Whatever was being said when it went is in the field again: whether it is said anew, the person decides.
      const said = this.state.unsent.map(({ text }) => text).join('\n');
      this.forget();
      keepDraft(null, said);
      this.change(next);
      return;
    }
    const hasChanged = next.unsent !== this.state.unsent;
    this.state = next;
    if (hasChanged) keepUnsent(next.id, next.unsent);
    this.change({});
    if (frame.type === 'hello') for (const each of this.held.splice(0)) this.tell(each);
    const cameTooEarly = frame.type === 'problem' && frame.code === 'answer-being-written';
    if (frame.type === 'hello' || (frame.type === 'problem' && frame.id === this.onItsWay)) this.onItsWay = null;
    // One that came too early waits for the end of the answer, which is a frame of its own.
    if (!cameTooEarly) this.flush();
  }

  /** Sends what waits, one after the other, each after the answer to the one before. */
  private readonly flush = (): void => {
    const { unsent, id, link } = this.state;
    if (this.onItsWay !== null && !unsent.some((each) => each.id === this.onItsWay)) this.onItsWay = null;
    const next = unsent.find(({ problem }) => problem === null);
    if (this.ended || next === undefined || this.onItsWay !== null) return;
    if (id === null) void this.begin();
    else if (link === 'open' && beingWritten(this.state) === undefined) {
      const { text, language } = next;
      if (this.line?.send({ type: 'say', id: next.id, text, language }) === true) this.onItsWay = next.id;
    }
  };

  private async begin(): Promise<void> {
    if (this.beginning) return;
    clearTimeout(this.later);
    this.beginning = true;
    this.change({ link: 'connecting', gone: false });
    try {
      const id = await this.calls.begin();
      keepUnsent(null, []);
      keepUnsent(id, this.state.unsent);
      keepDraft(id, keptDraft(null));
      keepDraft(null, '');
      this.change({ id });
      this.calls.begun(id);
      if (!this.ended) this.connect(id);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
      if (worthWaiting.has(problem.code)) {
        this.change({ link: navigator.onLine ? 'reconnecting' : 'offline' });
        if (!this.ended) this.later = setTimeout(this.flush, 5_000);
      } else {
        this.change({ link: 'quiet' });
        this.keep(this.state.unsent.map((each) => ({ ...each, problem })));
      }
    } finally {
      this.beginning = false;
    }
  }
}
