import type { ClientFrame, ServerFrame } from '../../../../domain/chat/schemas';

export interface ConnectionEvents {
  readonly frame: (frame: ServerFrame) => void;
  readonly connection: (state: 'connecting' | 'reconnecting' | 'offline') => void;
  /** Returns whether to connect again after a refusal, or the conversation is gone. Never throws. */
  readonly checkConversation: () => Promise<'reconnect' | 'gone'>;
  readonly gone: () => void;
}

/** Time between pings, longest wait for a pong, and first and longest delay before a new connection. */
const delaysMs = { ping: 25_000, pong: 8_000, first: 500, max: 30_000 } as const;

/** Close code of the shop when too many pages are connected. */
const tooManyPagesCode = 4429;
/** Number of attempts after which the delay no longer grows. */
const maxBackoffSteps = 6;

/** Returns a random share (0 to 1) of the delay, so that pages do not all reconnect to a restarted shop at once. */
const randomShare = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** WebSocket that reconnects after a break, sleep or lost network. The shop's first frame is the history. */
export class ConversationSocket {
  private socket: WebSocket | null = null;
  private hasHistory = false;
  private attempts = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private ended = new AbortController();

  /** Returns the address for the next connection. */
  private readonly address: () => string;
  private readonly events: ConnectionEvents;

  constructor(address: () => string, events: ConnectionEvents) {
    this.address = address;
    this.events = events;
  }

  start(): void {
    const { signal } = (this.ended = new AbortController());
    addEventListener('online', () => this.reconnect(), { signal });
    addEventListener('offline', () => this.reportOffline(), { signal });
    addEventListener('pageshow', ({ persisted }) => void (persisted && this.reconnect()), { signal });
    addEventListener('pagehide', () => this.drop(), { signal });
    document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && this.ping()), {
      signal,
    });
    this.connect();
  }

  stop(): void {
    this.ended.abort();
    this.drop();
  }

  /** Sends a frame. Returns whether it was sent. The caller repeats what is not confirmed. */
  send(frame: ClientFrame): boolean {
    if (!this.hasHistory || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Closes the connection and opens it again at once. */
  reconnect(): void {
    this.attempts = 0;
    this.drop();
    this.connect();
  }

  private drop(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pongTimer);
    clearInterval(this.pingTimer);
    const { socket } = this;
    this.socket = null;
    this.hasHistory = false;
    socket?.close();
  }

  private reportOffline(): void {
    this.drop();
    this.events.connection('offline');
  }

  private connect(): void {
    if (this.ended.signal.aborted) return;
    if (!navigator.onLine) return this.reportOffline();
    this.events.connection(this.attempts === 0 ? 'connecting' : 'reconnecting');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    const ifCurrent = (listener: (event: MessageEvent | CloseEvent) => void) => (event: Event) => {
      if (this.socket === socket && (event instanceof MessageEvent || event instanceof CloseEvent)) listener(event);
    };
    socket.addEventListener(
      'message',
      ifCurrent((event) => this.receive('data' in event ? event.data : null)),
    );
    socket.addEventListener(
      'close',
      ifCurrent((event) => void this.handleClose('code' in event ? event.code : 0)),
    );
    this.pingTimer = setInterval(() => {
      if (document.visibilityState === 'visible') this.ping();
    }, delaysMs.ping);
  }

  /** Sends a ping. A connection without an answer is replaced. */
  private ping(): void {
    if (!this.hasHistory || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('ping');
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => this.reconnect(), delaysMs.pong);
  }

  private receive(data: unknown): void {
    clearTimeout(this.pongTimer);
    if (typeof data !== 'string' || data === 'pong') return;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server makes frames by this schema
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.type === 'hello') {
      this.hasHistory = true;
      this.attempts = 0;
    }
    this.events.frame(frame);
  }

  private async handleClose(code: number): Promise<void> {
    const hadHistory = this.hasHistory;
    // Too many pages are connected, so the shop closed this one. It reconnects with the longest delay.
    if (code === tooManyPagesCode) this.attempts = maxBackoffSteps;
    this.drop();
    if (!navigator.onLine) return this.events.connection('offline');
    this.events.connection('reconnecting');
    const { signal } = this.ended;
    if (!hadHistory && (await this.events.checkConversation()) === 'gone') {
      if (!signal.aborted) this.events.gone();
      return;
    }
    // Another connection was opened meanwhile, or this one was closed.
    if (signal.aborted || this.socket !== null) return;
    const wait = Math.min(delaysMs.max, delaysMs.first * 2 ** this.attempts);
    this.attempts += 1;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), wait / 2 + (wait / 2) * randomShare());
  }
}
