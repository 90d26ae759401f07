import { api } from '../../../worker/api';
import { openServices, shopContext } from '../../../worker/services';
import { runJobs } from '../../../worker/jobs';
import { idealConditions, type LineConditions } from '../shim/line';
import { origin, type Isolate, type World } from '../world/world';
import { answerOfClosed } from './closed-shop';

/** A browser: its cookies, and where it is. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  readonly market: string;
  readonly network: string;
}

export interface Answer {
  readonly status: number;
  /** Parsed JSON; null for another content. */
  // oxlint-disable-next-line typescript/no-explicit-any -- actors look into answers of any route
  readonly json: any;
  readonly headers: Headers;
}

/**
 * Result of an actor's work: `done`, the code of a problem, or `lost` when every attempt stayed without an answer.
 */
export type Outcome = string;

/** Number of attempts after a lost answer or a 5xx. */
const maxTries = 3;

/**
 * One actor's work: its calls, each tried again under the client's rules (the same body under the same Idempotency-Key)
 * when the answer is lost or a 5xx.
 */
export class Tab {
  readonly world: World;
  private readonly conditions: LineConditions;
  private readonly isolates: Isolate[] = [];
  /** Whether an answer was lost, so that the actor has no result of the call. */
  wasLost = false;

  constructor(world: World, conditions: LineConditions) {
    this.world = world;
    this.conditions = conditions;
  }

  /** Only the first isolate has faults: a retry reaches another one. */
  private open(isRetry: boolean): Isolate {
    const isolate = this.world.isolate(isRetry ? { ...this.conditions, faults: [] } : this.conditions);
    this.isolates.push(isolate);
    return isolate;
  }

  private current(): Isolate {
    const last = this.isolates.at(-1);
    return last === undefined || last.line.isDead ? this.open(last !== undefined) : last;
  }

  /** Faults that struck this work, in the order they did. */
  struck() {
    return this.isolates.flatMap(({ line }) => line.struck);
  }

  /** Sends a call, and again where its answer is lost; throws LostAnswer when it stays lost. */
  async call(
    visitor: Visitor,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const isolate = this.current();
      const answer = await orNothing(isolate, this.send(isolate, visitor, method, path, body, headers));
      if (answer !== null && (answer.status < 500 || outcomeOf(answer) === 'maintenance')) return answer;
      this.wasLost = true;
      if (attempt === maxTries) {
        if (answer !== null) return answer;
        throw new LostAnswer();
      }
      this.open(true);
    }
  }

  private async send(
    isolate: Isolate,
    visitor: Visitor,
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = bodyText(body);
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(sent === null ? {} : { 'Content-Length': String(Buffer.byteLength(sent)) }),
        'Content-Type': 'application/json',
        'CF-Connecting-IP': visitor.network,
        'CF-IPCountry': visitor.market,
        'Dogear-Market': visitor.market,
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...headers,
      },
      ...(sent === null ? {} : { body: sent }),
    });
    const { env, execution } = isolate;
    const answer = (await answerOfClosed(request, isolate)) ?? (await api.fetch(request, env, execution));
    for (const set of answer.headers.getSetCookie()) keepCookie(visitor, set);
    const isJson = (answer.headers.get('Content-Type') ?? '').includes('json');
    return { status: answer.status, headers: answer.headers, json: isJson ? await answer.json() : null };
  }

  /**
   * Runs the schedule of a cron at the time of the world, as the platform would. A run that is cut off or
   * throws is not repeated.
   */
  async schedule(cron: string): Promise<Outcome> {
    const isolate = this.current();
    const { env, execution } = isolate;
    try {
      await orNothing(
        isolate,
        runJobs(
          shopContext(openServices(env), (work) => execution.waitUntil(work), new Date(this.world.clock.now)),
          cron,
        ),
      );
      return 'done';
    } catch (error) {
      this.world.complain('schedule-threw', error);
      return 'threw';
    }
  }

  /** Waits for work after the answers (`waitUntil`). */
  async finish(): Promise<void> {
    for (const isolate of this.isolates) {
      for (let at = 0; at < isolate.later.length; at += 1)
        await orNothing(isolate, Promise.allSettled([isolate.later[at]]));
    }
  }
}

/** Returns a body as it is sent: a text as it is, anything else as JSON; null without a body. */
function bodyText(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Thrown when no attempt of a call was answered. */
export class LostAnswer extends Error {}

/** Resolves to the result of work, or to null when the isolate ends first. */
function orNothing<Value>({ line }: Isolate, work: Promise<Value>): Promise<Value | null> {
  // Isolates without faults never end. Their line exists as long as the world and would keep every raced promise.
  if (line.conditions === idealConditions) return work;
  return Promise.race([work, line.death.then(() => null)]);
}

function keepCookie(visitor: Visitor, set: string): void {
  const [pair = ''] = set.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (set.includes('Max-Age=0')) visitor.cookies.delete(name);
  else visitor.cookies.set(name, value);
}

/** Returns the result of an answer for its caller. */
export function outcomeOf({ status, json }: Answer): Outcome {
  if (status < 400) return 'done';
  const code: unknown = json?.code;
  return typeof code === 'string' ? code : `status ${status}`;
}
