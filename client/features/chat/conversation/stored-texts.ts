import { isLanguage } from '../../../../domain/language';
import type { Unsent } from './conversation-state';

/**
 * Returns the key of unsent text. This tab stores it, and unconfirmed messages, for a reload. Signing out removes them
 * (`clearPersonalData`). A conversation that has not started has the id `null`.
 */
const draftKey = (id: string | null) => `dogear-talk-draft-${id ?? ''}`;
const unsentKey = (id: string | null) => `dogear-talk-unsent-${id ?? ''}`;

function store(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the unsent text of a conversation; an empty text removes it. */
export const storeDraft = (id: string | null, text: string): void => store(draftKey(id), text);
/** Returns the stored unsent text of a conversation, empty if there is none. */
export const readDraft = (id: string | null): string => readText(draftKey(id));

/** Stores the unconfirmed messages of a conversation. */
export const storeUnsent = (id: string | null, unsent: readonly Unsent[]): void =>
  store(unsentKey(id), unsent.length === 0 ? '' : JSON.stringify(unsent));

/** Returns the stored unconfirmed messages of a conversation. Malformed ones are left out. */
export function readUnsent(id: string | null): readonly Unsent[] {
  try {
    const found: unknown = JSON.parse(readText(unsentKey(id)) || '[]');
    return Array.isArray(found) ? found.flatMap(asUnsent) : [];
  } catch {
    return [];
  }
}

/** Returns a kept message as unsent. A refused one is tried again: the reason may be gone. */
function asUnsent(found: unknown): Unsent[] {
  if (typeof found !== 'object' || found === null || !('id' in found) || !('text' in found) || !('language' in found))
    return [];
  const { id, text, language } = found;
  return typeof id === 'string' && typeof text === 'string' && typeof language === 'string' && isLanguage(language)
    ? [{ id, text, language, problem: null }]
    : [];
}
