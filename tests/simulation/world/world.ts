import { databaseOf, type Databases } from '../shim/d1';
import { KeyValueStore, namespaceOf } from '../shim/key-value';
import { idealConditions, Line, type LineConditions } from '../shim/line';
import { mailboxOf, MailServer } from '../shim/mailbox';
import { Providers, ratesUrl, stripeBase, stripeSecret } from '../shim/providers';
import { Store } from '../shim/store';
import { Clock } from './clock';
import { setPresent } from './globals';
import { randomOf, type Random } from './random';

/** A line of the shop's log that reports a problem. */
export interface Complaint {
  readonly level: 'warn' | 'error';
  readonly event: string;
  readonly line: string;
}

/** The shop in one isolate: settings, bindings over a line of its own, and the work that continues after an answer. */
export interface Isolate {
  readonly env: Env;
  readonly line: Line;
  readonly execution: ExecutionContext;
  /** Work handed to `waitUntil`. */
  readonly later: Promise<unknown>[];
}

export const keys = [
  'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  'HB0eHwECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxs=',
] as const;
export const origin = 'https://dogear.example';

const shopFacts = {
  tradingName: 'Dogear',
  legalName: 'Dogear Books Ltd',
  street: '1 Example Street',
  city: 'Cork',
  postcode: 'T12 0000',
  country: 'IE',
  registration: '000000',
  vatNumber: 'IE0000000XX',
  email: 'shop@dogear.example',
  phone: '+353 21 000 0000',
  bankHolder: 'Dogear Books Ltd',
  iban: 'IE29AIBK93115212345678',
  bic: 'AIBKIE2D',
};

/** Streams of one seed: what people do must not change with what the shop draws. */
const streams = { shop: 1, world: 2 } as const;

/** The surroundings of the shop, and the shop's stores. All randomness comes from the seed. */
export class World {
  readonly seed: number;
  readonly clock: Clock;
  /** Draws for the world's own choices. The shop's ids come from another stream. */
  readonly random: Random;
  readonly primary: Store;
  readonly keyValue: KeyValueStore;
  readonly mail: MailServer;
  readonly providers: Providers;
  readonly complaints: Complaint[] = [];
  /** Index of the data key that is in use; with 1 the first is the old one. */
  dataKey = 0;
  private replicas = new Map<number, Store>();
  /** Services that isolates without faults share, as one isolate serves many calls: opening a shop takes time. */
  private shared: { readonly env: Env; readonly line: Line; readonly dataKey: number } | null = null;

  constructor(seed: number, start: string, image: Uint8Array | null) {
    this.seed = seed;
    this.clock = new Clock(start);
    this.random = randomOf(seed, streams.world);
    this.primary = new Store(image);
    this.keyValue = new KeyValueStore(this.clock);
    this.mail = new MailServer(this.clock);
    this.providers = new Providers(this.clock);
    setPresent({
      now: () => this.clock.now,
      random: randomOf(seed, streams.shop),
      fetch: (request) => this.providers.answer(request),
      heard: (level, line) => this.hear(level, line),
    });
  }

  private hear(level: 'info' | 'warn' | 'error', line: string): void {
    if (level === 'info') return;
    const { event = 'unknown' } = JSON.parse(line) as { event?: string };
    this.complaints.push({ level, event, line });
  }

  /** Notes an error that the platform would log: of work after an answer, or of the schedule. */
  complain(event: string, error: unknown): void {
    this.complaints.push({ level: 'error', event, line: error instanceof Error ? error.message : String(error) });
  }

  private databases(): Databases {
    return {
      primary: this.primary,
      replica: (behind, atLeast) => this.replica(behind, atLeast),
    };
  }

  /** Returns the database as it was some commits ago; null where that is too old for what the reader has seen. */
  private replica(behind: number, atLeast: number): Store | null {
    const { snapshots, commits } = this.primary;
    const at = Math.min(behind, snapshots.length - 1);
    const commit = commits - at;
    const image = snapshots[snapshots.length - 1 - at];
    if (at <= 0 || image === undefined || commit < atLeast) return null;
    const known = this.replicas.get(commit);
    if (known !== undefined) return known;
    for (const old of this.replicas.values()) old.close();
    const opened = new Store(image);
    this.replicas = new Map([[commit, opened]]);
    return opened;
  }

  /** Opens an isolate whose calls meet these conditions. */
  isolate(conditions: LineConditions = idealConditions): Isolate {
    const later: Promise<unknown>[] = [];
    const execution = {
      waitUntil: (work: Promise<unknown>) =>
        void later.push(work.catch((error: unknown) => this.complain('later-threw', error))),
      passThroughOnException: () => undefined,
      props: {},
    };
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the part of it that the shop's API uses
    return { ...this.connection(conditions), execution: execution as unknown as ExecutionContext, later };
  }

  /** Returns the bindings of an isolate over a line of its own; the shared ones in ideal conditions. */
  private connection(conditions: LineConditions): Pick<Isolate, 'env' | 'line'> {
    if (conditions !== idealConditions) return this.connect(conditions);
    if (this.shared?.dataKey !== this.dataKey)
      this.shared = { ...this.connect(idealConditions), dataKey: this.dataKey };
    return this.shared;
  }

  private connect(conditions: LineConditions): Pick<Isolate, 'env' | 'line'> {
    const line = new Line(conditions);
    const [key, old] = this.dataKey === 0 ? [keys[0], undefined] : [keys[1], keys[0]];
    const env = {
      DB: databaseOf(line, this.databases()),
      KV: namespaceOf(line, this.keyValue, this.clock),
      MAILBOX: mailboxOf(line, this.mail),
      ASSETS: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) },
      CONVERSATION: conversations,
      SHOP: shopFacts,
      MAIL_FROM: 'Dogear <shop@dogear.example>',
      SHOP_ORIGIN: origin,
      RATES_URL: ratesUrl,
      DATA_KEY: key,
      ...(old === undefined ? {} : { DATA_KEY_OLD: old }),
      STRIPE_SECRET_KEY: 'sk_test_simulation',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_API_BASE: stripeBase,
    };
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the bindings that the shop's API uses
    return { env: env as unknown as Env, line };
  }

  close(): void {
    for (const replica of this.replicas.values()) replica.close();
    this.primary.close();
  }
}

/** Conversations with the assistant are another object's business: here they hold nothing. */
const conversations = {
  idFromName: (name: string) => name,
  get: () => ({
    transcript: () => Promise.resolve('[]'),
    erase: () => Promise.resolve(),
    answers: () => Promise.resolve(true),
  }),
};
