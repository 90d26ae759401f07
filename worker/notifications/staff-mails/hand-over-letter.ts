import type { ChatCard, ChatMessage } from '../../../domain/chat/schemas';
import { formatNumber } from '../../../domain/format';
import { formatList } from '../../../domain/formats/format-lists';
import { formatInstant } from '../../../domain/formats/format-dates';
import { baseLanguage, endonyms, type Language } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { chatPolicy } from '../../../domain/policy/chat';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Block, Letter } from '../letter/letter';

export interface HandOver {
  readonly conversation: string;
  readonly email: string;
  /** Name of the account; null for a guest, whose address is not confirmed. */
  readonly name: string | null;
  /** The language to answer in. */
  readonly language: Language;
  readonly messages: readonly ChatMessage[];
}

/** Number of messages in the mail: the last ones of a long conversation. */
const maxMessages = 100;

/** Returns the letter to the shop's people, in the base language: the conversation, and the address to answer. */
export function handOverLetter({ conversation, email, name, language, messages }: HandOver, shop: Shop): Letter {
  const locale = { locale: baseLanguage };
  const code = conversation.slice(0, 6);
  const contact = { email, language: endonyms[language] };
  const personName = name ?? m.mail_hand_over_guest({}, locale);
  const timeZone = timeZoneOf(marketOf(shop.country));
  return {
    to: shop.email,
    language: baseLanguage,
    subject:
      name === null
        ? m.mail_hand_over_subject_guest({ code }, locale)
        : m.mail_hand_over_subject({ who: name, code }, locale),
    title: m.mail_hand_over_title({}, locale),
    before: [
      {
        kind: 'text',
        text:
          name === null
            ? m.mail_hand_over_text_guest(contact, locale)
            : m.mail_hand_over_text({ who: name, ...contact }, locale),
      },
      ...messages.slice(-maxMessages).flatMap((message) => messageBlocks(message, personName, shop, timeZone)),
    ],
    action: { label: m.mail_hand_over_action({ email }, locale), link: `mailto:${email}` },
    after: [
      ...(name === null ? [{ kind: 'text' as const, text: m.mail_hand_over_unconfirmed({}, locale) }] : []),
      { kind: 'text', text: keptText(chatPolicy.days) },
    ],
  };
}

/** Returns the sentence on how long the shop keeps the conversation. */
const keptText = (days: number): string =>
  m.mail_hand_over_kept({ count: days, shown: formatNumber(days, baseLanguage) }, { locale: baseLanguage });

function messageBlocks(
  { role, text, cards, at }: ChatMessage,
  personName: string,
  shop: Shop,
  timeZone: string,
): Block[] {
  const locale = { locale: baseLanguage };
  const speaker = role === 'person' ? personName : m.mail_hand_over_assistant({ shop: shop.tradingName }, locale);
  const head = m.mail_hand_over_said({ who: speaker, time: formatInstant(at, baseLanguage, timeZone) }, locale);
  const shown = cards.flatMap(namesOf);
  return [
    { kind: 'text', text: [head, text].join('\n') },
    ...(shown.length === 0
      ? []
      : [{ kind: 'text' as const, text: m.mail_hand_over_shown({ items: formatList(shown, baseLanguage) }, locale) }]),
  ];
}

/** Returns the names of the things that a card showed. */
function namesOf(card: ChatCard): string[] {
  switch (card.kind) {
    case 'books':
      return card.items.map(({ title, isbn }) => `${title} (${isbn})`);
    case 'offers':
      return card.items.map(({ asked, isbn }) => isbn ?? asked);
    case 'trades':
      return card.items.map(({ number }) => number);
    case 'answers':
      return card.items.map(({ question }) => question);
    case 'proposal':
      return [`${card.book.title} (${card.book.isbn})`];
    default:
      return [];
  }
}
