import type { OfferAnswer, OffersInput } from '../../../../domain/pricing/schemas';
import type { ApiClient } from '../../../lib/api';

/** Reason why a chunk was not answered to its end: no answer, a request to wait (seconds), or a refusal. */
export class OfferCallError extends Error {
  readonly reason: 'network' | 'busy' | 'refused';
  readonly retryAfter: number | null;
  constructor(reason: OfferCallError['reason'], retryAfter: number | null = null) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Returns the seconds of a `Retry-After` header. This shop sends no dates in it. */
function secondsOf(headers: Headers): number | null {
  const seconds = Number(headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/**
 * Requests up to 1,000 offers and passes answers on as they come, in the order of the question. An abort rejects with
 * the signal's reason.
 * @throws OfferCallError after passing on the answers before the failure
 */
export async function requestOffers(
  api: ApiClient,
  books: OffersInput['books'],
  onAnswers: (answers: readonly OfferAnswer[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const request = async () => {
    try {
      return await api.offers.$post(
        { json: { books } },
        { headers: { Accept: 'application/x-ndjson' }, init: { signal } },
      );
    } catch {
      signal.throwIfAborted();
      throw new OfferCallError('network');
    }
  };
  const answer = await request();
  if (!answer.ok || answer.body === null) {
    const status: number = answer.status;
    const canBeRetried = status === 429 || status >= 500;
    throw new OfferCallError(canBeRetried ? 'busy' : 'refused', secondsOf(answer.headers));
  }
  let count = 0;
  for await (const lines of linesOf(answer.body, signal)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server validates by the same types
    onAnswers(lines.map((line) => JSON.parse(line) as OfferAnswer));
    count += lines.length;
  }
  if (count < books.length) throw new OfferCallError('network');
}

/**
 * Yields whole lines of a stream as they arrive. A last line without its end is left out, because it may be incomplete.
 */
async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let lastPart = '';
  for (;;) {
    const next = await reader.read().catch(() => null);
    signal.throwIfAborted();
    if (next === null) throw new OfferCallError('network');
    if (next.done) return;
    const lines = (lastPart + decoder.decode(next.value, { stream: true })).split('\n');
    lastPart = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
