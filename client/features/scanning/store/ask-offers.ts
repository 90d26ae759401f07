import type { OfferAnswer, OffersInput } from '../../../../domain/pricing/schemas';
import type { ApiClient } from '../../../lib/api';

/** Why a chunk was not answered to its end: nobody answered, the shop asks to wait (seconds), or it will not answer. */
export class NotAnswered extends Error {
  readonly why: 'network' | 'busy' | 'refused';
  readonly retryAfter: number | null;
  constructor(why: NotAnswered['why'], retryAfter: number | null = null) {
    super(why);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

/** Seconds of a `Retry-After` header; dates are not sent by this shop. */
function secondsOf(headers: Headers): number | null {
  const seconds = Number(headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/**
 * Asks for up to 1,000 offers and hands answers on as they come, some at a time, in the order of the question. Throws a
 * NotAnswered; what came before is then handed on already. An abort rejects with the signal's reason.
 */
export async function askOffers(
  api: ApiClient,
  books: OffersInput['books'],
  onAnswers: (answers: readonly OfferAnswer[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const asked = async () => {
    try {
      return await api.offers.$post(
        { json: { books } },
        { headers: { Accept: 'application/x-ndjson' }, init: { signal } },
      );
    } catch {
      signal.throwIfAborted();
      throw new NotAnswered('network');
    }
  };
  const answer = await asked();
  if (!answer.ok || answer.body === null) {
    const status: number = answer.status;
    const again = status === 429 || status >= 500;
    throw new NotAnswered(again ? 'busy' : 'refused', secondsOf(answer.headers));
  }
  let count = 0;
  for await (const lines of linesOf(answer.body, signal)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server validates by the same types
    onAnswers(lines.map((line) => JSON.parse(line) as OfferAnswer));
    count += lines.length;
  }
  if (count < books.length) throw new NotAnswered('network');
}

/** Whole lines of a stream as they arrive; a last one without its end is left out, for it may be half of one. */
async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const next = await reader.read().catch(() => null);
    signal.throwIfAborted();
    if (next === null) throw new NotAnswered('network');
    if (next.done) return;
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
