import { useState } from 'react';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { ConversationState } from '../conversation/conversation-state';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { helpText } from './help-words';
import { usedToolWords } from './answer-words';

/** Announces to screen readers, politely, that an answer is being written, and its whole text at the end. */
export function Announcer({ conversation: { messages, isLoaded } }: { readonly conversation: ConversationState }) {
  const last = messages.at(-1);
  const standing = isLoaded && last?.role === 'assistant' ? `${last.id} ${last.state}` : '';
  const [first, setFirst] = useState<string | null>(null);
  // Messages that were there when the page was opened are read, not announced.
  if (isLoaded && first === null) setFirst(standing);
  const words = last === undefined || first === null || standing === '' || standing === first ? '' : wordsOf(last);
  return <VisuallyHidden isLive>{words}</VisuallyHidden>;
}

/** Returns why an answer ended early. Empty for a complete one. */
function endWords({ state }: ChatMessage): string {
  if (state === 'failed') return m.chat_failed();
  return state === 'stopped' ? m.chat_stopped() : '';
}

function wordsOf(message: ChatMessage): string {
  if (message.state === 'writing') return m.chat_writing();
  const help = message.cards.flatMap((card) => (card.kind === 'help' ? helpText(card, message.language) : []));
  const parts = [m.chat_assistant(), message.text, ...help, usedToolWords(message), endWords(message)];
  return parts.filter((part) => part !== '').join('\n');
}
