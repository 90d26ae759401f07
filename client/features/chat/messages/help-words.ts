import type { ChatCard } from '../../../../domain/chat/schemas';
import { helpFor } from '../../../../domain/chat/help-for';
import { helplineDirectory, type EmergencyNumber, type HelpLine } from '../../../../domain/chat/help-lines/help-line';
import { formatList } from '../../../../domain/formats/format-lists';
import type { Language } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { languageName } from '../../../lib/words/place-names';

const names: Readonly<Record<EmergencyNumber['for'], () => string>> = {
  all: m.chat_help_emergency,
  police: m.chat_help_police,
  ambulance: m.chat_help_ambulance,
};

function hoursOf({ hours }: HelpLine): string[] {
  if (hours === null) return [];
  if (hours === 'always') return [m.chat_help_always()];
  const { from, to, weekdays } = hours;
  return [weekdays ? m.chat_help_weekdays({ from, to }) : m.chat_help_daily({ from, to })];
}

/** Returns the purpose of an emergency number. */
export const emergencyName = (each: EmergencyNumber): string => names[each.for]();

/** Returns the opening hours of a line, and its languages if the reader's is not one of them. */
export function factsOf(line: HelpLine, reader: Language): string {
  const spoken = formatList(
    line.languages.map((code) => languageName(code, language())),
    language(),
  );
  const other = line.languages.includes(reader) ? [] : [m.chat_help_speaks({ languages: spoken })];
  return joinFacts([...hoursOf(line), ...other]);
}

/** Returns the same as lines of text, for the clipboard and for screen readers. */
export function helpText({ concern, place }: ChatCard & { kind: 'help' }, reader: Language): string[] {
  const { emergency, lines } = helpFor(place, concern, reader);
  return [
    ...emergency.map((each) => `${emergencyName(each)}: ${each.number}`),
    ...lines.map((line) => {
      const facts = factsOf(line, reader);
      return `${line.name}: ${line.number}${facts === '' ? '' : `, ${facts}`}`;
    }),
    ...(place === 'other' ? [m.chat_help_other()] : []),
    `${m.chat_help_abroad()} ${helplineDirectory}`,
  ];
}
