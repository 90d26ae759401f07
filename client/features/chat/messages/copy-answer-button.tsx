import { useEffect, useState } from 'react';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { answerText } from './answer-words';

const words = { ready: m.chat_copy, copied: m.chat_copied, failed: m.chat_copy_failed };

/** Copies an answer to the clipboard and says so for a moment. */
export function CopyAnswerButton({ message }: { readonly message: ChatMessage }) {
  const [state, setState] = useState<keyof typeof words>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 3_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    void navigator.clipboard.writeText(answerText(message)).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {words[state]()}
    </button>
  );
}
