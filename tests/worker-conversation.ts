import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { serverFrameSchema, type ChatMessage, type ServerFrame } from '../domain/chat/schemas';
import type { Assistant } from '../worker/assistant/assistant';
import type { Assistants } from '../worker/assistant/conversation/write-answer';
import type { Browser } from './worker-browser';

const objectOf = (conversation: string) => env.CONVERSATION.get(env.CONVERSATION.idFromName(conversation));

/** Begins a conversation of the person; answers its id. */
export async function beginConversation(person: Browser, language = 'en'): Promise<string> {
  const { status, body } = await person.ask('POST', '/chat', undefined, { 'Accept-Language': language });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

/** Sets the assistants of the object until it is evicted. */
export async function answerWith(
  conversation: string,
  builtIn: Assistant,
  model: Assistant | null = null,
): Promise<void> {
  await runInDurableObject(objectOf(conversation), (instance: { assistants: Assistants | null }) => {
    instance.assistants = { builtIn, model };
  });
}

/** Ends the object in the middle of its work, as a failing machine does. */
export async function crashConversation(conversation: string): Promise<void> {
  await runInDurableObject(objectOf(conversation), (_, state) => state.abort('crashed')).catch(() => undefined);
}

export const evictConversation = (conversation: string) => evictDurableObject(objectOf(conversation));
/** Runs the object's alarm now. Returns false when none is set. */
export const runAlarmOf = (conversation: string) => runDurableObjectAlarm(objectOf(conversation));
/** Does something inside the object. */
export const runInConversation = <Found>(
  conversation: string,
  act: (state: DurableObjectState) => Found | Promise<Found>,
) => runInDurableObject(objectOf(conversation), (_, state) => act(state));
/** Looks into the object's storage. */
export const storageOf = <Found>(
  conversation: string,
  look: (storage: DurableObjectStorage) => Found | Promise<Found>,
) => runInDurableObject(objectOf(conversation), (_, state) => look(state.storage));

/** One page with its socket: keeps the messages as a page would, and every frame. */
export class Page {
  readonly frames: ServerFrame[] = [];
  readonly messages = new Map<string, ChatMessage>();
  closed: number | null = null;
  private readonly socket: WebSocket;
  private wakers: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'pong') this.take(serverFrameSchema.parse(JSON.parse(String(data))));
    });
    socket.addEventListener('close', ({ code }) => {
      this.closed = code;
      this.wake();
    });
    socket.accept();
  }

  /** Joins; answers the refusal where there is one. */
  static async open(person: Browser, conversation: string, headers: Record<string, string> = {}): Promise<Page> {
    const answer = await person.call('GET', `/chat/${conversation}`, undefined, { Upgrade: 'websocket', ...headers });
    if (answer.webSocket === null) throw new Error(`${answer.status} ${await answer.text()}`);
    const page = new Page(answer.webSocket);
    await page.until(() => page.frames.length > 0);
    return page;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame));
  }

  close(): void {
    this.socket.close(1000, '');
  }

  /** Sends a message and waits for the answer or the refusal. */
  async say(text: string, id: string = crypto.randomUUID(), language = 'en'): Promise<ChatMessage> {
    const from = this.frames.length;
    this.send({ type: 'say', id, text, language });
    await this.until(() =>
      this.frames
        .slice(from)
        .some(
          (frame) =>
            frame.type === 'problem' ||
            (frame.type === 'message' && frame.message.role === 'assistant' && frame.message.state !== 'writing'),
        ),
    );
    const refused = this.frames.slice(from).find((frame) => frame.type === 'problem');
    if (refused) throw new Error(refused.code);
    return this.last();
  }

  last(): ChatMessage {
    const last = [...this.messages.values()].toSorted((a, b) => a.seq - b.seq).at(-1);
    if (!last) throw new Error('nothing was said');
    return last;
  }

  problems(): string[] {
    return this.frames.flatMap((frame) => (frame.type === 'problem' ? [frame.code] : []));
  }

  /** Waits for something to hold; every frame and the close are occasions to look. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => this.wakers.push(resolve));
    }
  }

  private take(frame: ServerFrame): void {
    this.frames.push(frame);
    if (frame.type === 'hello') {
      this.messages.clear();
      for (const message of frame.messages) this.messages.set(message.id, message);
    }
    if (frame.type === 'message') this.messages.set(frame.message.id, frame.message);
    if (frame.type === 'text') {
      const message = this.messages.get(frame.id);
      if (!message || message.text.length !== frame.from) throw new Error(`a gap before ${frame.from}`);
      this.messages.set(frame.id, { ...message, text: message.text + frame.text });
    }
    this.wake();
  }

  private wake(): void {
    const wakers = this.wakers;
    this.wakers = [];
    for (const wake of wakers) wake();
  }
}

/** Returns an assistant that yields these pieces in order, and waits at each promise until it is resolved. */
export function assistantThatSays(...pieces: readonly (string | Promise<unknown>)[]): Assistant {
  return async function* said() {
    for (const piece of pieces) {
      if (typeof piece === 'string') yield { kind: 'text', text: piece };
      else await piece;
    }
  };
}
