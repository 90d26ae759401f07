import type { ClientFrame, ServerFrame } from '../../../../domain/chat/schemas';

export interface LineEvents {
  readonly frame: (frame: ServerFrame) => void;
  readonly link: (link: 'connecting' | 'reconnecting' | 'offline') => void;
  /** The door stayed shut: whether to try again, or that there is nothing behind it any more. Never throws. */
  readonly whyShut: () => Promise<'again' | 'gone'>;
  readonly gone: () => void;
}

const everyMs = { ping: 25_000, pong: 8_000, first: 500, most: 30_000 } as const;

/** The shop's close code for a place taken by another page, and the number of tries after which the wait is longest. */
const [crowded, slowest] = [4429, 6];

/** A part of one that differs from page to page, so that a restarted shop is not run over by all at once. */
const share = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/**
 * One WebSocket that comes back by itself: after a break, a sleep, a lost network. The shop's first frame is the
 * history.
 */
export class LiveLine {
  private socket: WebSocket | null = null;
  private greeted = false;
  private tries = 0;
  private next: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private ended = new AbortController();

  constructor(
    /** Asked at each call. */
    private readonly address: () => string,
    private readonly events: LineEvents,
  ) {}

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

  /** Whether it went out; what is not confirmed is the caller's to send again. */
  send(frame: ClientFrame): boolean {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Hangs up and calls again at once. */
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
    }, everyMs.ping);
  }

  /** Are you there? A line that is dead without saying so is noticed by its silence. */
  private ask(): void {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('ping');
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.reconnect(), everyMs.pong);
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
    // So many pages listen that another one took this one's place: no race for it.
    if (code === crowded) this.tries = slowest;
    this.drop();
    if (!navigator.onLine) return this.events.link('offline');
    this.events.link('reconnecting');
    const { signal } = this.ended;
    if (!wasGreeted && (await this.events.whyShut()) === 'gone') {
      if (!signal.aborted) this.events.gone();
      return;
    }
    // Somebody else has called meanwhile, or nobody wants to know any more.
    if (signal.aborted || this.socket !== null) return;
    const wait = Math.min(everyMs.most, everyMs.first * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.connect(), wait / 2 + (wait / 2) * share());
  }
}
