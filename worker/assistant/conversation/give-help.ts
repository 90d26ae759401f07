import type { Distress } from '../../../domain/chat/distress/read-distress';
import { helpFor } from '../../../domain/chat/help-for';
import type { ChatMessage } from '../../../domain/chat/schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { helpPlaceOf } from '../help-place';

const words = { life: m.chat_help_life, violence: m.chat_help_violence, danger: m.chat_help_danger };

type Place = Pick<Ctx, 'market' | 'country'>;

/**
 * Returns a blank answer filled with help for a person in distress: a few words and the numbers of their place. It
 * offers nothing else, uses no tool and no language model, and can't fail.
 */
export function giveHelp(ctx: Place, { concern, language }: Distress, answer: ChatMessage): ChatMessage {
  const place = helpPlaceOf(ctx);
  const [{ number }] = helpFor(place, concern, language).emergency;
  const text = words[concern]({ number }, { locale: language });
  return { ...answer, language, text, by: 'built-in', state: 'done', cards: [{ kind: 'help', concern, place }] };
}

const isHelp = ({ cards }: ChatMessage) => cards.some(({ kind }) => kind === 'help');

/** Returns the past messages without those of distress and their answers, which no assistant or model receives. */
export function withoutDistress(past: readonly ChatMessage[]): ChatMessage[] {
  const helped = new Set(past.filter(isHelp).map(({ seq }) => seq));
  return past.filter(({ seq, role }) => !helped.has(seq) && !(role === 'person' && helped.has(seq + 1)));
}
