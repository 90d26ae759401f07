import type { ClientFrame, ServerFrame } from '../../../../domain/chat/schemas';
import type { Language } from '../../../../domain/language';
import { ApiProblem } from '../../../lib/api';
import { storeDraft, storeUnsent, readDraft, readUnsent } from './stored-texts';
import { ConversationSocket } from './conversation-socket';
import {
  afterFrame,
  unfinishedAnswer,
  emptyConversation,
  type ConversationState,
  type Unsent,
} from './conversation-state';

type AboutCard = Extract<ClientFrame, { type: 'done' | 'hand-over' }>;

/** Calls of the store besides its connection. */
export interface ConversationCalls {
  /** Creates a conversation and returns its id. Throws an ApiProblem. */
  readonly create: () => Promise<string>;
  /** Says whether the person still has a conversation. Throws an ApiProblem. */
  readonly has: (id: string) => Promise<boolean>;
  /** Returns the address of its WebSocket. */
  readonly address: (id: string) => string;
  /** Called when the first message has created a conversation. */
  readonly onCreated: (id: string) => void;
}

/** Time after which a failed creation of a conversation is tried again. */
const retryMs = 5_000;
/** Problems after which a creation is tried again. A person sees the others. */
const retriedProblems: ReadonlySet<ApiProblem['code']> = new Set([
  'offline',
  'unavailable',
  'maintenance',
  'internal',
  'provider-unavailable',
]);

/**
 * State of one conversation on this page. A message is stored until the shop has confirmed it. A repeated message
 * counts once, because it keeps its id.
 */
export class ConversationStore {
  private state: ConversationState;
  private socket: ConversationSocket | null = null;
  private readonly listeners = new Set<() => void>();
  /** Message that is being sent on this connection. */
  private sentId: string | null = null;
  private isCreating = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Frames about cards that had no open connection yet. */
  private unsentReports: AboutCard[] = [];
  private isEnded = false;
  private readonly calls: ConversationCalls;

  constructor(calls: ConversationCalls, id: string | null) {
    this.calls = calls;
    this.state = { ...emptyConversation, id, isLoaded: id === null, connection: id === null ? 'none' : 'connecting' };
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly view = (): ConversationState => this.state;

  /** Connects. Returns the function that disconnects. */
  start(): () => void {
    this.isEnded = false;
    this.change({ unsent: readUnsent(this.state.id) });
    if (this.state.id === null) this.flush();
    else this.connect(this.state.id);
    addEventListener('online', this.flush);
    return () => {
      this.isEnded = true;
      clearTimeout(this.retryTimer);
      removeEventListener('online', this.flush);
      this.socket?.stop();
      this.socket = null;
    };
  }

  /** Sends a message, at once or as soon as possible. */
  sendMessage(text: string, language: Language): void {
    this.change({ problem: null, isGone: false });
    this.storeMessages([...this.state.unsent, { id: crypto.randomUUID(), text, language, problem: null }]);
    this.flush();
  }

  /** Sends a refused message again. */
  resend(id: string): void {
    this.storeMessages(this.state.unsent.map((each) => (each.id === id ? { ...each, problem: null } : each)));
    this.flush();
  }

  /** Withdraws an unsent message and returns its text. */
  withdraw(id: string): string {
    const text = this.state.unsent.find((each) => each.id === id)?.text ?? '';
    this.storeMessages(this.state.unsent.filter((each) => each.id !== id));
    return text;
  }

  stop(): void {
    this.socket?.send({ type: 'stop' });
  }

  requestAnswerAgain(language: Language): void {
    this.change({ problem: null });
    this.socket?.send({ type: 'again', language });
  }

  /**
   * Reports a press on a card: a proposal was accepted, a hand-over agreed to or not. It is sent when the connection is
   * open.
   */
  reportPress(frame: AboutCard): void {
    this.change({ problem: null });
    if (this.socket?.send(frame) !== true) this.unsentReports.push(frame);
  }

  /** Disconnects for good and removes what this device keeps of the conversation. */
  forget(): void {
    storeDraft(this.state.id, '');
    this.storeMessages([]);
    this.socket?.stop();
    this.socket = null;
  }

  /** The account or the market has changed: the shop checks again. */
  reconnect(): void {
    this.socket?.reconnect();
  }

  private change(part: Partial<ConversationState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  private storeMessages(unsent: readonly Unsent[]): void {
    storeUnsent(this.state.id, unsent);
    this.change({ unsent });
  }

  private connect(id: string): void {
    this.socket = new ConversationSocket(() => this.calls.address(id), {
      frame: (frame) => this.receive(frame),
      connection: (connection) => {
        this.sentId = null;
        // A store that waits for its first connection is not connected again.
        this.change({ connection: connection === 'offline' || this.state.isLoaded ? connection : 'connecting' });
      },
      checkConversation: async () => {
        const isThere = await this.calls.has(id).catch(() => true);
        return isThere ? 'reconnect' : 'gone';
      },
      gone: () => this.receive({ type: 'erased' }),
    });
    this.socket.start();
  }

  private receive(frame: ServerFrame): void {
    const next = afterFrame(this.state, frame);
    if (next === 'gap') {
      this.socket?.reconnect();
      return;
    }
    if (frame.type === 'erased') {
      // Unconfirmed text returns to the field. The person decides whether to send it again.
      const unsentText = this.state.unsent.map(({ text }) => text).join('\n');
      this.forget();
      storeDraft(null, unsentText);
      this.change(next);
      return;
    }
    const hasChanged = next.unsent !== this.state.unsent;
    this.state = next;
    if (hasChanged) storeUnsent(next.id, next.unsent);
    this.change({});
    if (frame.type === 'hello') for (const each of this.unsentReports.splice(0)) this.reportPress(each);
    const cameTooEarly = frame.type === 'problem' && frame.code === 'answer-being-written';
    if (frame.type === 'hello' || (frame.type === 'problem' && frame.id === this.sentId)) this.sentId = null;
    // A message that came too early waits for the end of the answer, which is a frame of its own.
    if (!cameTooEarly) this.flush();
  }

  /** Sends the waiting messages one by one, each after the answer to the one before. */
  private readonly flush = (): void => {
    const { unsent, id, connection } = this.state;
    if (this.sentId !== null && !unsent.some((each) => each.id === this.sentId)) this.sentId = null;
    const next = unsent.find(({ problem }) => problem === null);
    if (this.isEnded || next === undefined || this.sentId !== null) return;
    if (id === null) void this.create();
    else if (connection === 'open' && unfinishedAnswer(this.state) === undefined) {
      const { text, language } = next;
      if (this.socket?.send({ type: 'say', id: next.id, text, language }) === true) this.sentId = next.id;
    }
  };

  private async create(): Promise<void> {
    if (this.isCreating) return;
    clearTimeout(this.retryTimer);
    this.isCreating = true;
    this.change({ connection: 'connecting', isGone: false });
    try {
      const id = await this.calls.create();
      storeUnsent(null, []);
      storeUnsent(id, this.state.unsent);
      storeDraft(id, readDraft(null));
      storeDraft(null, '');
      this.change({ id });
      this.calls.onCreated(id);
      if (!this.isEnded) this.connect(id);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
      if (retriedProblems.has(problem.code)) {
        this.change({ connection: navigator.onLine ? 'reconnecting' : 'offline' });
        if (!this.isEnded) this.retryTimer = setTimeout(this.flush, retryMs);
      } else {
        this.change({ connection: 'none' });
        this.storeMessages(this.state.unsent.map((each) => ({ ...each, problem })));
      }
    } finally {
      this.isCreating = false;
    }
  }
}
