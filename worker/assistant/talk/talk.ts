import { readDistress, type Distress } from '../../../domain/chat/distress/read-distress';
import type { ChatCard, ChatMessage, ClientFrame } from '../../../domain/chat/schemas';
import { countCodePoints, messageText } from '../../../domain/chat/plain-text';
import type { Language } from '../../../domain/language';
import { chatPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import { listenerOf, type Listener } from '../../platform/adapters/listener';
import { systemNow, type Ctx } from '../../platform/context';
import { requireMessage } from '../require-message';
import { admit, ConversationErased } from './admit';
import { Listeners, closeCodes } from './listeners';
import { giveHelp, withoutDistress } from './give-help';
import { handOver, handedOverLine } from './hand-over';
import { History } from './history';
import { blankMessage } from './blank-message';
import type { ConversationHost } from './conversation-host';
import { frameId, readFrame } from './read-frame';
import { touchConversation } from './touch-conversation';
import { spokenLanguage } from './spoken-language';
import { writeAnswer } from './write-answer';

interface Running {
  readonly answer: ChatMessage;
  readonly stop: AbortController;
}

type Frame<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** No answer takes longer, with its model and the assistant that steps in. */
const mostMs = 150_000;
/** What an assistant is told of before the question. */
const mostPast = 40;
/** Frames of all pages together; people need far fewer, and each but `stop` asks the database. */
const mostFrames = { count: 100, withinMs: 10_000 };

/** One conversation: parse, store, then broadcast. Who acts is what the handshake showed and D1 still says. */
export class Talk {
  readonly history: History;
  readonly listeners: Listeners;
  private readonly host: ConversationHost;
  private running: Running | null = null;
  /** The message whose right to an answer is being looked into. */
  private asking: string | null = null;
  private erased = false;
  private heard = { since: 0, count: 0 };

  constructor(host: ConversationHost) {
    this.host = host;
    this.history = new History(host.state.storage);
    this.listeners = new Listeners(host.state);
    for (const message of this.history.failInterrupted()) this.listeners.broadcast({ type: 'message', message });
  }

  join(listener: Listener): Response {
    this.erased = false;
    const messages = this.history.all().map((message) => this.current(message));
    return this.listeners.accept(listener, {
      type: 'hello',
      messages,
      model: this.host.assistants().model !== null,
      signedIn: listener.session !== null,
    });
  }

  isWriting(): boolean {
    return this.running !== null;
  }

  /** A frame of a page. Whatever is wrong with it is told to that page alone; its socket stays. */
  async receive(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    try {
      this.requireFrameRate();
      const frame = readFrame(data);
      if (frame.type === 'stop') this.running?.stop.abort();
      else if (frame.type === 'say') await this.say(socket, frame);
      else if (frame.type === 'again') await this.again(socket, frame);
      else if (frame.type === 'done') await this.settle(socket, frame);
      else await this.takeOver(socket, frame);
    } catch (error) {
      if (error instanceof ConversationErased) return this.erase();
      if (error instanceof Problem) return this.listeners.refuse(socket, error.code, error.facts, frameId(data));
      this.host
        .contextOf(listenerOf(socket))
        .log.error('frame-failed', { error: error instanceof Error ? error.message : 'unknown' });
      this.listeners.refuse(socket, 'internal', {}, frameId(data));
    }
  }

  /** Forgets everything and tells everybody. */
  async erase(): Promise<void> {
    this.erased = true;
    this.running?.stop.abort();
    this.running = null;
    this.listeners.broadcast({ type: 'erased' });
    for (const socket of this.listeners.sockets()) this.listeners.close(socket, closeCodes.erased);
    await this.host.state.storage.deleteAlarm();
    await this.host.state.storage.deleteAll();
  }

  private async say(socket: WebSocket, { id, text: given, language }: Frame<'say'>): Promise<void> {
    const text = messageText(given);
    if (text === '') throw new Problem('message-empty');
    if (countCodePoints(text) > chatPolicy.letters) throw new Problem('message-too-long', { most: chatPolicy.letters });
    if (this.saidBefore(socket, id)) return;
    const distress = readDistress(text, language);
    const ctx = await this.admit(socket, id, distress !== null);
    const seq = this.history.nextSeq();
    const past = this.history.latest(mostPast, seq);
    const spoken = distress?.language ?? spokenLanguage(text, language, past);
    const message: ChatMessage = { ...blankMessage(id, seq, spoken, ctx), role: 'person', text, state: 'done' };
    const answer = this.blankAnswer(ctx.ids.id(), seq + 1, spoken, ctx);
    this.history.add(message, answer);
    this.listeners.broadcast({ type: 'message', message });
    touchConversation(ctx, listenerOf(socket).conversation, language);
    if (distress === null) this.begin(ctx, { language, text }, past, answer);
    else this.help(ctx, distress, answer);
  }

  /** Asks for the last answer anew; it is the same message, with other words. */
  private async again(socket: WebSocket, { language }: Frame<'again'>): Promise<void> {
    const ctx = await this.admit(socket, 'again', false);
    const latest = this.history.latest(mostPast, this.history.nextSeq());
    const asked = latest.findLast(({ role }) => role === 'person');
    const before = asked && latest.find(({ seq }) => seq === asked.seq + 1);
    if (!asked || !before) throw new Problem('not-found');
    const past = latest.filter(({ seq }) => seq < asked.seq);
    const answer = this.blankAnswer(before.id, before.seq, spokenLanguage(asked.text, language, past), ctx);
    this.history.save(answer);
    touchConversation(ctx, listenerOf(socket).conversation, language);
    const distress = readDistress(asked.text, language);
    if (distress === null) this.begin(ctx, { language, text: asked.text }, past, answer);
    else this.help(ctx, distress, answer);
  }

  /** A proposal has become a line of a list. */
  private async settle(socket: WebSocket, frame: Frame<'done'>): Promise<void> {
    await admit(this.host, this.listeners, socket);
    const { message, card } = this.cardOf(frame, 'proposal');
    card.state = 'done';
    this.store(message);
  }

  private async takeOver(socket: WebSocket, frame: Frame<'hand-over'>): Promise<void> {
    const ctx = await admit(this.host, this.listeners, socket);
    const { message, card } = this.cardOf(frame, 'hand-over');
    if (card.state === 'sent') return this.listeners.send(socket, { type: 'message', message });
    if (frame.agreed) {
      const { conversation } = listenerOf(socket);
      const asked = this.history.latest(mostPast, message.seq).findLast(({ role }) => role === 'person');
      const email = await handOver(ctx, {
        conversation,
        question: asked?.id ?? message.id,
        email: frame.email ?? null,
        language: message.language,
      });
      if (this.erased) return;
      // Another device may have agreed at the same moment: it is the same mail, told of once.
      if (this.cardOf(frame, 'hand-over').card.state !== 'sent') {
        const line: ChatMessage = {
          ...blankMessage(ctx.ids.id(), this.history.nextSeq(), message.language, ctx),
          by: 'built-in',
          text: handedOverLine(email, message.language),
          state: 'done',
        };
        this.history.add(line);
        this.listeners.broadcast({ type: 'message', message: line });
      }
    }
    const now = this.cardOf(frame, 'hand-over');
    now.card.state = frame.agreed ? 'sent' : 'declined';
    this.store(now.message);
  }

  /**
   * Counts the person's message and answers with their context. A message in distress is not counted, so that no limit
   * keeps help back. Throws `answer-being-written`, `too-many-messages`, and what `admit` throws.
   */
  private async admit(socket: WebSocket, asking: string, inDistress: boolean): Promise<Ctx> {
    if (this.running !== null || this.asking !== null) throw new Problem('answer-being-written');
    this.asking = asking;
    try {
      const ctx = await admit(this.host, this.listeners, socket);
      if (!inDistress) await requireMessage(ctx);
      if (this.erased) throw new ConversationErased();
      return ctx;
    } finally {
      this.asking = null;
    }
  }

  private requireFrameRate(): void {
    const now = systemNow().getTime();
    if (now - this.heard.since >= mostFrames.withinMs) this.heard = { since: now, count: 0 };
    this.heard.count += 1;
    if (this.heard.count > mostFrames.count)
      throw new Problem('too-many-requests', { retryAfter: Math.ceil(mostFrames.withinMs / 1000) });
  }

  /** A message sent a second time counts once; its page is told that it has come, or will be with all others. */
  private saidBefore(socket: WebSocket, id: string): boolean {
    if (this.asking === id) return true;
    const known = this.history.byId(id);
    if (known !== null) this.listeners.send(socket, { type: 'message', message: known });
    return known !== null;
  }

  /** Answers a person in distress at once. Nothing of it is logged. */
  private help(ctx: Ctx, distress: Distress, answer: ChatMessage): void {
    this.store(giveHelp(ctx, distress, answer));
    this.host.setAlarm(null);
  }

  private begin(
    ctx: Ctx,
    asked: { readonly language: Language; readonly text: string },
    past: readonly ChatMessage[],
    answer: ChatMessage,
  ): void {
    const running: Running = { answer, stop: new AbortController() };
    this.running = running;
    this.listeners.broadcast({ type: 'message', message: answer });
    this.host.setAlarm(new Date(ctx.now.getTime() + 2 * mostMs).toISOString());
    const ended = withoutDistress(past).filter(({ state }) => state === 'done' || state === 'stopped');
    const turn = { ...asked, past: ended };
    // What the tools find is in the language of the answer.
    this.host.state.waitUntil(this.write({ ...ctx, language: answer.language }, turn, running));
  }

  private async write(ctx: Ctx, turn: Parameters<typeof writeAnswer>[2], running: Running): Promise<void> {
    const { answer, stop } = running;
    // What was erased is neither kept nor shown.
    const live = (act: () => void) => {
      if (this.running === running) act();
    };
    const late = setTimeout(() => stop.abort(), mostMs);
    await writeAnswer(ctx, this.host.assistants(), turn, answer, stop.signal, {
      keep: (message) => live(() => this.history.save(message)),
      show: (message) => live(() => this.listeners.broadcast({ type: 'message', message })),
      showText: (id, from, text) => live(() => this.listeners.broadcast({ type: 'text', id, from, text })),
    });
    clearTimeout(late);
    const { by, fellBack, state, looked } = answer;
    ctx.log.info('answer', { by, fellBack, state, looked, ms: systemNow().getTime() - ctx.now.getTime() });
    live(() => {
      this.running = null;
      this.store(answer);
      this.host.setAlarm(null);
    });
  }

  /** The message as it is now: of one that is being written there is more than what is kept. */
  private current(message: ChatMessage): ChatMessage {
    return this.running?.answer.id === message.id ? this.running.answer : message;
  }

  private cardOf<Kind extends ChatCard['kind']>(
    frame: { readonly message: string; readonly card: number },
    kind: Kind,
  ) {
    const kept = this.history.byId(frame.message);
    const message = kept && this.current(kept);
    const card = message?.cards[frame.card];
    if (!message || !isOf(card, kind)) throw new Problem('not-found');
    return { message, card };
  }

  private store(message: ChatMessage): void {
    this.history.save(message);
    this.listeners.broadcast({ type: 'message', message });
  }

  private blankAnswer(id: string, seq: number, language: Language, ctx: Ctx): ChatMessage {
    return {
      ...blankMessage(id, seq, language, ctx),
      by: this.host.assistants().model === null ? 'built-in' : 'model',
      state: 'writing',
    };
  }
}

const isOf = <Kind extends ChatCard['kind']>(
  card: ChatCard | undefined,
  kind: Kind,
): card is Extract<ChatCard, { kind: Kind }> => card?.kind === kind;
