import type { Faq } from '../../../domain/faq/schemas';
import { read, type ApiClient } from '../../lib/api';

/** The questions of an address. While somebody types the page comes at once, and its questions after it. */
export interface FaqPage {
  /** Words searched for; `` for all questions. */
  readonly q: string;
  /** Null when they are still to come. */
  readonly faq: Faq | null;
  /** Null when the network lost them. */
  readonly coming?: Promise<Faq | null>;
}

/** Words as the API takes them. */
export const askedWords = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().slice(0, 200) : '');

const ask = (api: ApiClient, q: string): Promise<Faq> => read(api.faq.$get({ query: q === '' ? {} : { q } }));

/** All questions, or what fits the words, best first. */
export async function loadFaq(api: ApiClient, q: string): Promise<FaqPage> {
  return { q, faq: await ask(api, q) };
}

/** The same without waiting: the page with its field stays while the answer is on its way. */
export function loadFaqLater(api: ApiClient, q: string): FaqPage {
  return { q, faq: null, coming: ask(api, q).catch(() => null) };
}
