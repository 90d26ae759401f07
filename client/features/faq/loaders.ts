import type { Faq } from '../../../domain/faq/schemas';
import { read, type ApiClient } from '../../lib/api';

/** Data of the questions' page. During typing the page is shown at once, its questions follow. */
export interface FaqPage {
  /** Words of the search; `` for all questions. */
  readonly q: string;
  /** Null until they are loaded. */
  readonly faq: Faq | null;
  /** Null if they could not be loaded. */
  readonly coming?: Promise<Faq | null>;
}

/** Returns words in the form that the API accepts. */
export const normaliseQuery = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().slice(0, 200) : '');

const readFaq = (api: ApiClient, q: string): Promise<Faq> => read(api.faq.$get({ query: q === '' ? {} : { q } }));

/** Loads all questions, or those that match the words, best first. */
export async function loadFaq(api: ApiClient, q: string): Promise<FaqPage> {
  return { q, faq: await readFaq(api, q) };
}

/** Returns the same without waiting: the page with its field stays until the answer comes. */
export function loadFaqLater(api: ApiClient, q: string): FaqPage {
  return { q, faq: null, coming: readFaq(api, q).catch(() => null) };
}
