/** `talk`: id of a conversation, or `new`; without it the newest. `q`: first text of the field. */
export interface ChatSearch {
  readonly talk?: string;
  readonly q?: string;
}

export const newConversation = 'new';

/** Returns the search of the page. Anything else than short strings is ignored. */
export function chatSearch({ talk, q }: Record<string, unknown>): ChatSearch {
  return {
    ...(typeof talk === 'string' && talk !== '' && talk.length <= 64 ? { talk } : {}),
    // A search of digits is parsed as a number.
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' ? { q: String(q).slice(0, 2_000) } : {}),
  };
}
