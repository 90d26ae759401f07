import { dateOf } from './clock';
import type { Random } from './random';
import { subtle } from './subtle';

/** Values behind the replaced globals, set for each story. */
export interface Present {
  readonly now: () => number;
  readonly random: Random;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Structured lines of the shop's log. */
  readonly heard: (level: 'info' | 'warn' | 'error', line: string) => void;
}

let present: Present | null = null;
/** Sets clock, randomness, network and log. */
export function setPresent(next: Present): void {
  present = next;
}
function required(): Present {
  if (present === null) throw new Error('no world is set');
  return present;
}

/**
 * Shorter timers (milliseconds) fire at the next turn of the event loop; longer ones are patience, which never ends
 * here.
 */
const shortMs = 3000;

/** Prints a line of the simulation itself. The console of the shop is replaced. */
export const print = console.log.bind(console);

/**
 * Replaces clock, randomness, WebCrypto, network, timers and console of this process by the world's. Once a process,
 * before
 * the shop's modules are loaded; nothing of it reaches the shop's code.
 */
export function replaceGlobals(): void {
  const uuid = () => {
    const hex = Buffer.from(required().random.fillBytes(new Uint8Array(16))).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  const replaced: Record<string, unknown> = {
    Date: dateOf(() => required().now()),
    crypto: {
      subtle,
      getRandomValues: (array: Uint8Array) => {
        required().random.fillBytes(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
        return array;
      },
      randomUUID: uuid,
    },
    fetch: (input: string | URL | Request, init?: RequestInit) => required().fetch(new Request(input, init)),
    setTimeout: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      ms >= shortMs
        ? { unref: () => undefined, ref: () => undefined, hasRef: () => false }
        : setImmediate(work, ...given),
  };
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  Math.random = () => required().random.next();
  console.log = (line: string) => present?.heard('info', line);
  console.warn = (line: string) => present?.heard('warn', line);
  console.error = (line: string) => present?.heard('error', line);
}
