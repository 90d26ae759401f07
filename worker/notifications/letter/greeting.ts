import { greetingName } from '../../../domain/accounts/greeting-name';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Block } from './letter';

/**
 * Returns the first line of a mail: with the person's name, or without where the name could be somebody else's text.
 */
export function greeting(name: string, language: Language): Block {
  const safe = greetingName(name);
  const locale = { locale: language };
  const text = safe === null ? m.mail_greeting_neutral({}, locale) : m.mail_greeting({ name: safe }, locale);
  return { kind: 'text', text };
}
