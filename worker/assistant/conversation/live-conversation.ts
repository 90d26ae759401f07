import { readDistress, type Distress } from '../../../domain/chat/distress/read-distress';
import type { ChatCard, ChatMessage, ClientFrame } from '../../../domain/chat/schemas';
import { countCodePoints, messageText } from '../../../domain/chat/plain-text';
import { chatPolicy } from '../../../domain/policy/chat';
import { Problem } from '../../../domain/problems';
import { listenerOf, type Listener } from '../../platform/adapters/listener';
import { systemNow, type Ctx } from '../../platform/context';
import type { Turn } from '../assistant';
import { requireMessage } from '../require-message';
import { admitSender, ConversationErased } from './admit';
import { Listeners, closeCodes } from './listeners';
import { giveHelp, withoutDistress } from './give-help';
import { handOver, handedOverLine } from './hand-over';
import { History } from './history';
import { blankMessage, type MessagePlace } from './blank-message';
import type { ConversationHost } from './conversation-host';
import { frameId, readFrame } from './read-frame';
import { touchConversation } from './touch-conversation';
import { answerLanguage } from './answer-language';
import { writeAnswer, type AnswerSink } from './write-answer';

interface RunningAnswer {
  readonly answer: ChatMessage;
  readonly stop: AbortController;
}

type Frame<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** Time limit of an answer, with its model and the built-in assistant that may answer instead. */
const maxAnswerMs = 150_000;
/** Number of past messages that an assistant receives with the question. */
const maxPastMessages = 40;
/** Rate limit of the frames of all pages together, as each but `stop` queries the database. */
const maxFrames = { count: 100, withinMs: 10_000 };

/**
 * One conversation: parses frames, stores messages and broadcasts them. A frame acts as the person of the handshake if
 * D1 still permits it.
 */
export class LiveConversation {
  readonly history: History;
  readonly listeners: Listeners;
  private readonly host: ConversationHost;
  private runningAnswer: RunningAnswer | null = null;
  /** Id of the message that `admitMessage` is checking; null while there is none. */
  private checkedMessage: string | null = null;
  private isErased = false;
  private frames = { since: 0, count: 0 };

  constructor(host: ConversationHost) {
    this.host = host;
    this.history = new History(host.state.storage);
    this.listeners = new Listeners(host.state);
    for (const message of this.history.failInterrupted()) this.listeners.broadcast({ type: 'message', message });
  }

  join(listener: Listener): Response {
    this.isErased = false;
    const messages = this.history.all().map((message) => this.currentMessage(message));
    return this.listeners.accept(listener, {
      type: 'hello',
      messages,
      model: this.host.assistants().model !== null,
      signedIn: listener.session !== null,
    });
  }

  isWriting(): boolean {
    return this.runningAnswer !== null;
  }

  /** Handles a frame of a page. A problem is sent to that page only, and its socket stays open. */
  async receive(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    try {
      this.requireFrameRate();
      const frame = readFrame(data);
      if (frame.type === 'stop') this.runningAnswer?.stop.abort();
      else if (frame.type === 'say') await this.receiveMessage(socket, frame);
      else if (frame.type === 'again') await this.answerAgain(socket, frame);
      else if (frame.type === 'done') await this.markProposalDone(socket, frame);
      else await this.answerHandOver(socket, frame);
    } catch (error) {
      if (error instanceof ConversationErased) return this.erase();
      if (error instanceof Problem) return this.listeners.refuse(socket, error.code, error.facts, frameId(data));
      this.host
        .contextOf(listenerOf(socket))
        .log.error('frame-failed', { error: error instanceof Error ? error.message : 'unknown' });
      this.listeners.refuse(socket, 'internal', {}, frameId(data));
    }
  }

  /** Erases all messages, and informs and closes all sockets. */
  async erase(): Promise<void> {
    this.isErased = true;
    this.runningAnswer?.stop.abort();
    this.runningAnswer = null;
    this.listeners.broadcast({ type: 'erased' });
    for (const socket of this.listeners.sockets()) this.listeners.close(socket, closeCodes.erased);
    await this.host.state.storage.deleteAlarm();
    await this.host.state.storage.deleteAll();
  }

  private async receiveMessage(socket: WebSocket, { id, text: given, language }: Frame<'say'>): Promise<void> {
    const text = messageText(given);
    if (text === '') throw new Problem('message-empty');
    if (countCodePoints(text) > chatPolicy.letters) throw new Problem('message-too-long', { most: chatPolicy.letters });
    if (this.isRepeated(socket, id)) return;
    const distress = readDistress(text, language);
    const ctx = await this.admitMessage(socket, id, distress !== null);
    const seq = this.history.nextSeq();
    const past = this.history.latest(maxPastMessages, seq);
    const spoken = distress?.language ?? answerLanguage(text, language, past);
    const message: ChatMessage = {
      ...blankMessage(ctx, { id, seq, language: spoken }),
      role: 'person',
      text,
      state: 'done',
    };
    const answer = this.blankAnswer(ctx, { id: ctx.ids.id(), seq: seq + 1, language: spoken });
    this.history.add(message, answer);
    this.listeners.broadcast({ type: 'message', message });
    touchConversation(ctx, listenerOf(socket).conversation, language);
    if (distress === null) this.startAnswer(ctx, { language, text, past }, answer);
    else this.answerWithHelp(ctx, distress, answer);
  }

  /** Writes the last answer again; the answer keeps its id. */
  private async answerAgain(socket: WebSocket, { language }: Frame<'again'>): Promise<void> {
    const ctx = await this.admitMessage(socket, 'again', false);
    const latest = this.history.latest(maxPastMessages, this.history.nextSeq());
    const asked = latest.findLast(({ role }) => role === 'person');
    const before = asked && latest.find(({ seq }) => seq === asked.seq + 1);
    if (!asked || !before) throw new Problem('not-found');
    const past = latest.filter(({ seq }) => seq < asked.seq);
    const spoken = answerLanguage(asked.text, language, past);
    const answer = this.blankAnswer(ctx, { id: before.id, seq: before.seq, language: spoken });
    this.history.save(answer);
    touchConversation(ctx, listenerOf(socket).conversation, language);
    const distress = readDistress(asked.text, language);
    if (distress === null) this.startAnswer(ctx, { language, text: asked.text, past }, answer);
    else this.answerWithHelp(ctx, distress, answer);
  }

  /** Marks a proposal as done, after its line was added to a list. */
  private async markProposalDone(socket: WebSocket, frame: Frame<'done'>): Promise<void> {
    await admitSender(this.host, this.listeners, socket);
    const { message, card } = this.requireCard(frame, 'proposal');
    card.state = 'done';
    this.saveAndShow(message);
  }

  /** Mails the conversation to the staff, or notes that the person declined that. */
  private async answerHandOver(socket: WebSocket, frame: Frame<'hand-over'>): Promise<void> {
    const ctx = await admitSender(this.host, this.listeners, socket);
    const { message, card } = this.requireCard(frame, 'hand-over');
    if (card.state === 'sent') return this.listeners.send(socket, { type: 'message', message });
    if (frame.agreed) {
      const { conversation } = listenerOf(socket);
      const asked = this.history.latest(maxPastMessages, message.seq).findLast(({ role }) => role === 'person');
      const email = await handOver(ctx, {
        conversation,
        question: asked?.id ?? message.id,
        email: frame.email ?? null,
        language: message.language,
      });
      if (this.isErased) return;
      // Another device may have agreed at the same moment. The mail is the same, so only one line confirms it.
      if (this.requireCard(frame, 'hand-over').card.state !== 'sent') {
        const line: ChatMessage = {
          ...blankMessage(ctx, { id: ctx.ids.id(), seq: this.history.nextSeq(), language: message.language }),
          by: 'built-in',
          text: handedOverLine(email, message.language),
          state: 'done',
        };
        this.history.add(line);
        this.listeners.broadcast({ type: 'message', message: line });
      }
    }
    const current = this.requireCard(frame, 'hand-over');
    current.card.state = frame.agreed ? 'sent' : 'declined';
    this.saveAndShow(current.message);
  }

  /**
   * Counts the person's message and returns their context. A message in distress is not counted, so that no limit
   * keeps help back.
   * @throws `answer-being-written`, `too-many-messages`, and what `admitSender` throws
   */
  private async admitMessage(socket: WebSocket, id: string, isInDistress: boolean): Promise<Ctx> {
    if (this.runningAnswer !== null || this.checkedMessage !== null) throw new Problem('answer-being-written');
    this.checkedMessage = id;
    try {
      const ctx = await admitSender(this.host, this.listeners, socket);
      if (!isInDistress) await requireMessage(ctx);
      if (this.isErased) throw new ConversationErased();
      return ctx;
    } finally {
      this.checkedMessage = null;
    }
  }

  /** @throws `too-many-requests` {retryAfter} above `maxFrames` */
  private requireFrameRate(): void {
    const now = systemNow().getTime();
    if (now - this.frames.since >= maxFrames.withinMs) this.frames = { since: now, count: 0 };
    this.frames.count += 1;
    if (this.frames.count > maxFrames.count)
      throw new Problem('too-many-requests', { retryAfter: Math.ceil(maxFrames.withinMs / 1000) });
  }

  /** Returns whether a message was received before, and shows it to its page again once it is stored. */
  private isRepeated(socket: WebSocket, id: string): boolean {
    if (this.checkedMessage === id) return true;
    const stored = this.history.byId(id);
    if (stored !== null) this.listeners.send(socket, { type: 'message', message: stored });
    return stored !== null;
  }

  /** Answers a person in distress at once, without a log entry. */
  private answerWithHelp(ctx: Ctx, distress: Distress, answer: ChatMessage): void {
    this.saveAndShow(giveHelp(ctx, distress, answer));
    this.host.setAlarm(null);
  }

  /** Starts to write an answer, which all pages of the conversation see while it grows. */
  private startAnswer(ctx: Ctx, asked: Turn, answer: ChatMessage): void {
    const running: RunningAnswer = { answer, stop: new AbortController() };
    this.runningAnswer = running;
    this.listeners.broadcast({ type: 'message', message: answer });
    this.host.setAlarm(new Date(ctx.now.getTime() + 2 * maxAnswerMs).toISOString());
    const past = withoutDistress(asked.past).filter(({ state }) => state === 'done' || state === 'stopped');
    const turn = { ...asked, past };
    // The tools search in the language of the answer.
    this.host.state.waitUntil(this.runAnswer({ ...ctx, language: answer.language }, turn, running));
  }

  private async runAnswer(ctx: Ctx, turn: Turn, running: RunningAnswer): Promise<void> {
    const { answer, stop } = running;
    // Does nothing once the conversation is erased.
    const ifCurrent = (act: () => void) => {
      if (this.runningAnswer === running) act();
    };
    const timeout = setTimeout(() => stop.abort(), maxAnswerMs);
    const sink: AnswerSink = {
      store: (message) => ifCurrent(() => this.history.save(message)),
      show: (message) => ifCurrent(() => this.listeners.broadcast({ type: 'message', message })),
      showText: (id, from, text) => ifCurrent(() => this.listeners.broadcast({ type: 'text', id, from, text })),
    };
    await writeAnswer(ctx, this.host.assistants(), { turn, answer, signal: stop.signal, sink });
    clearTimeout(timeout);
    const { by, fellBack, state, looked } = answer;
    ctx.log.info('answer', { by, fellBack, state, looked, ms: systemNow().getTime() - ctx.now.getTime() });
    ifCurrent(() => {
      this.runningAnswer = null;
      this.saveAndShow(answer);
      this.host.setAlarm(null);
    });
  }

  /** Returns the current message: one that is being written has more text than is stored. */
  private currentMessage(message: ChatMessage): ChatMessage {
    return this.runningAnswer?.answer.id === message.id ? this.runningAnswer.answer : message;
  }

  /** @throws `not-found` */
  private requireCard<Kind extends ChatCard['kind']>(
    frame: { readonly message: string; readonly card: number },
    kind: Kind,
  ) {
    const kept = this.history.byId(frame.message);
    const message = kept && this.currentMessage(kept);
    const card = message?.cards[frame.card];
    if (!message || !isCardOf(card, kind)) throw new Problem('not-found');
    return { message, card };
  }

  private saveAndShow(message: ChatMessage): void {
    this.history.save(message);
    this.listeners.broadcast({ type: 'message', message });
  }

  private blankAnswer(ctx: Ctx, place: MessagePlace): ChatMessage {
    return {
      ...blankMessage(ctx, place),
      by: this.host.assistants().model === null ? 'built-in' : 'model',
      state: 'writing',
    };
  }
}

const isCardOf = <Kind extends ChatCard['kind']>(
  card: ChatCard | undefined,
  kind: Kind,
): card is Extract<ChatCard, { kind: Kind }> => card?.kind === kind;
