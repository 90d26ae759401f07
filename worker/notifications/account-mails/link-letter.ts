import { formatInstant } from '../../../domain/formats/format-dates';
import type { Language } from '../../../domain/language';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';

/** Mail data of a letter whose link ends. */
export interface LinkMail {
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  /** ISO 8601 instant at which the link ends, and the zone in which the person reads it. */
  readonly endsAt: string;
  readonly timeZone: string;
}

interface LinkWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Returns the sentence about the end of the link; `time`: in words. */
  readonly until: (time: string) => string;
  /** Sentence for a person who did not ask for the link. */
  readonly notYou: string;
}

/**
 * Returns the letter with a link that ends. `name`: the person's, for the greeting; null where a stranger may have
 * typed it, because the shop must not mail a stranger's words.
 */
export function linkLetter(
  { to, language, link, endsAt, timeZone }: LinkMail,
  name: string | null,
  words: LinkWords,
): Letter {
  return {
    to,
    language,
    subject: words.subject,
    title: words.title,
    before: [...(name === null ? [] : [greeting(name, language)]), { kind: 'text', text: words.text }],
    action: { label: words.action, link },
    after: [
      { kind: 'text', text: words.until(formatInstant(endsAt, language, timeZone)) },
      { kind: 'text', text: words.notYou },
    ],
  };
}
