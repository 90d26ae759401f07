import type { ChatMessage, ClientFrame, ServerFrame } from '../domain/chat/schemas';

/** A WebSocket of a page, for tests. `ChatSocket.all` has all that were opened, newest last; each test empties it. */
export class ChatSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: ChatSocket[] = [];
  readonly sent: (ClientFrame | 'ping')[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    ChatSocket.all.push(this);
  }

  static get last(): ChatSocket {
    const socket = ChatSocket.all.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  /** Texts of the messages that the page has sent on this socket. */
  get said(): string[] {
    return this.sent.flatMap((frame) => (frame !== 'ping' && frame.type === 'say' ? [frame.text] : []));
  }

  send(data: string): void {
    this.sent.push(data === 'ping' ? data : (JSON.parse(data) as ClientFrame));
  }

  close(): void {
    this.readyState = ChatSocket.CLOSED;
  }

  /** Receives a frame of the shop, which also opens the socket. */
  tell(frame: ServerFrame): void {
    this.readyState = ChatSocket.OPEN;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  hello(messages: ChatMessage[] = [], signedIn = false): void {
    this.tell({ type: 'hello', messages, model: false, signedIn });
  }

  /** Closes the socket from the shop's side, or refuses to open it. */
  breaks(code = 1006): void {
    this.readyState = ChatSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** Returns a message in the form of the shop's frames; by default a finished answer. */
export function sampleMessage(seq: number, part: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${seq}`,
    seq,
    role: 'assistant',
    language: 'en',
    text: '',
    state: 'done',
    by: part.role === 'person' ? null : 'built-in',
    fellBack: false,
    looked: [],
    cards: [],
    at: '2026-11-20T10:00:00.000Z',
    ...part,
  };
}
