/** `talk`: which conversation, or `new`; without it the newest. `q`: what stands in the field on arrival. */
export interface ChatSearch {
  readonly talk?: string;
  readonly q?: string;
}

export const newTalk = 'new';

/** Anything else than short strings is as if it were not there. */
export function chatSearch({ talk, q }: Record<string, unknown>): ChatSearch {
  return {
    ...(typeof talk === 'string' && talk !== '' && talk.length <= 64 ? { talk } : {}),
    // A search of digits alone comes as a number.
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' ? { q: String(q).slice(0, 2_000) } : {}),
  };
}
