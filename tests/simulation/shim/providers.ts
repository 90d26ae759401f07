import { answerStripe, refusalAnswer } from '../../stripe-api';
import { Refusal, StripeAccount } from '../../stripe-account';
import type { Clock } from '../world/clock';

/** Addresses of the providers in the settings. Nothing listens there: the simulation answers. */
export const stripeBase = 'http://127.0.0.1:1';
export const ratesUrl = 'http://127.0.0.1:2/rates.xml';
export const stripeSecret = 'whsec_simulation';

/** A provider's event that is not delivered yet: `type` of Stripe's list, `id` of its object. */
export interface WaitingEvent {
  readonly type: string;
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Stripe and the European Central Bank, outside of the shop. */
export class Providers {
  readonly stripe = new StripeAccount();
  readonly waiting: WaitingEvent[] = [];
  /** Milliseconds since 1970. */
  downUntil = 0;
  /** Calls that were not answered as asked: the shop's outbox tries such a refund again. */
  failures = 0;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Answers a call to a provider. Throws as `fetch` does when the provider can't be reached. */
  async answer(request: Request): Promise<Response> {
    if (this.clock.now < this.downUntil) {
      this.failures += 1;
      throw new TypeError('fetch failed');
    }
    if (request.url === ratesUrl) return new Response(this.rates(), { headers: { 'Content-Type': 'text/xml' } });
    const url = new URL(request.url);
    if (url.origin !== stripeBase) throw new TypeError(`fetch failed: nobody is at ${url.origin}`);
    const body = await request.text();
    const key = request.headers.get('Idempotency-Key') ?? undefined;
    try {
      return Response.json(
        answerStripe(
          this.stripe,
          { method: request.method, path: url.pathname, query: url.searchParams, body, key },
          stripeBase,
        ),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failures += 1;
      return Response.json(refusalAnswer(error), { status: error.status });
    }
  }

  /** The bank's list of the day before, its rates moving a little with the day. */
  private rates(): string {
    const day = new Date(this.clock.now - 86_400_000).toISOString().slice(0, 10);
    const wave = Math.round(Math.sin(this.clock.now / 86_400_000 / 20) * 200) / 10_000;
    const base = { USD: 1.08, JPY: 162, GBP: 0.85, PLN: 4.3 };
    const cubes = Object.entries(base).map(
      ([currency, rate]) => `<Cube currency="${currency}" rate="${(rate * (1 + wave)).toFixed(4)}"/>`,
    );
    return `<gesmes:Envelope><Cube><Cube time="${day}">${cubes.join('')}</Cube></Cube></gesmes:Envelope>`;
  }
}
