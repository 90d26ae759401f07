import type { ClientFrame, ServerFrame } from '../../../../domain/chat/schemas';

export interface LineEvents {
  readonly frame: (frame: ServerFrame) => void;
  readonly link: (link: 'connecting' | 'reconnecting' | 'offline') => void;
  /** Called when the connection was refused. Returns whether to try again or the conversation is gone. Never throws. */
  readonly whyShut: () => Promise<'again' | 'gone'>;
  readonly gone: () => void;
}

const waitsMs = { ping: 25_000, pong: 8_000, first: 500, max: 30_000 } as const;

/**
 * Close code of the shop for a place taken by another page, and the number of attempts after which the wait is longest.
 */
const [crowded, slowest] = [4429, 6];

/** Returns a random share (0 to 1) of the wait, so that pages do not all reconnect to a restarted shop at once. */
const share = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** WebSocket that reconnects after a break, sleep or lost network. The shop's first frame is the history. */
export class LiveLine {
  private socket: WebSocket | null = null;
  private greeted = false;
  private tries = 0;
  private next: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private ended = new AbortController();

  /** Called for each connection. */
  private readonly address: () => string;
  private readonly events: LineEvents;

  constructor(address: () => string, events: LineEvents) {
    this.address = address;
    this.events = events;
  }

  start(): void {
    const { signal } = (this.ended = new AbortController());
    addEventListener('online', () => this.reconnect(), { signal });
    addEventListener('offline', () => this.lose(), { signal });
    addEventListener('pageshow', ({ persisted }) => void (persisted && this.reconnect()), { signal });
    addEventListener('pagehide', () => this.drop(), { signal });
    document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && this.ask()), {
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
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Closes the connection and opens it again at once. */
  reconnect(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  private drop(): void {
    clearTimeout(this.next);
    clearTimeout(this.patience);
    clearInterval(this.beat);
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private lose(): void {
    this.drop();
    this.events.link('offline');
  }

  private connect(): void {
    if (this.ended.signal.aborted) return;
    if (!navigator.onLine) return this.lose();
    this.events.link(this.tries === 0 ? 'connecting' : 'reconnecting');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    const mine = (listener: (event: MessageEvent | CloseEvent) => void) => (event: Event) => {
      if (this.socket === socket && (event instanceof MessageEvent || event instanceof CloseEvent)) listener(event);
    };
    socket.addEventListener(
      'message',
      mine((event) => this.receive('data' in event ? event.data : null)),
    );
    socket.addEventListener(
      'close',
      mine((event) => void this.closed('code' in event ? event.code : 0)),
    );
    this.beat = setInterval(() => {
      if (document.visibilityState === 'visible') this.ask();
    }, waitsMs.ping);
  }

  /** Sends a ping. A dead connection is detected by its silence. */
  private ask(): void {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('ping');
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.reconnect(), waitsMs.pong);
  }

  private receive(data: unknown): void {
    clearTimeout(this.patience);
    if (typeof data !== 'string' || data === 'pong') return;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server makes frames by this schema
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.type === 'hello') {
      this.greeted = true;
      this.tries = 0;
    }
    this.events.frame(frame);
  }

  private async closed(code: number): Promise<void> {
    const wasGreeted = this.greeted;
    // So many pages are connected that another one took this one's place. This one does not compete for it.
    if (code === crowded) this.tries = slowest;
    this.drop();
    if (!navigator.onLine) return this.events.link('offline');
    this.events.link('reconnecting');
    const { signal } = this.ended;
    if (!wasGreeted && (await this.events.whyShut()) === 'gone') {
      if (!signal.aborted) this.events.gone();
      return;
    }
    // Another connection was opened meanwhile, or this one was closed.
    if (signal.aborted || this.socket !== null) return;
    const wait = Math.min(waitsMs.max, waitsMs.first * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.connect(), wait / 2 + (wait / 2) * share());
  }
}
