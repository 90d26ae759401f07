import type { MouseEvent, ReactNode } from 'react';
import type { Conversation } from '../../../domain/chat/schemas';
import { formatInstant } from '../../../domain/formats/format-dates';
import { chatPolicy } from '../../../domain/policy/chat';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { language, addressOf } from '../../lib/language';
import { isPlainClick } from '../../lib/plain-click';
import { useMarket } from '../../data/use-market';
import { newConversation } from './chat-search';
import styles from './chat-screen.module.css';
import { countParams } from '../../lib/words/count-params';

export interface ConversationChoicesProps {
  readonly conversations: readonly Conversation[];
  /** Id of the shown conversation. Null for a new one. */
  readonly shown: string | null;
  readonly onDelete: () => void;
  /** Shows another conversation, or (with null) a new one. */
  readonly onShow: (id: string | null) => void;
}

/** Menu of conversations: a new one, erasing this one, the earlier ones, how long they are kept. */
export function ConversationChoices({ conversations, shown, onDelete, onShow }: ConversationChoicesProps) {
  const timeZone = timeZoneOf(useMarket());
  const earlier = conversations.filter(({ id }) => id !== shown);
  const days = countParams(chatPolicy.days);
  return (
    <>
      {shown === null ? null : (
        <>
          <ConversationLink id={null} onShow={onShow}>
            {m.chat_new()}
          </ConversationLink>
          <button type="button" className={styles['choice']} data-mute="" onClick={onDelete}>
            {m.chat_delete()}
          </button>
        </>
      )}
      {earlier.length === 0 ? null : (
        <nav aria-label={m.chat_earlier()} className={styles['earlier']}>
          <h2>{m.chat_earlier()}</h2>
          <ul>
            {earlier.map(({ id, lastAt }) => (
              <li key={id}>
                <ConversationLink id={id} onShow={onShow}>
                  {formatInstant(lastAt, language(), timeZone)}
                </ConversationLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles['kept-note']}>{m.chat_kept(days)}</p>
    </>
  );
}

/** Link to a conversation. It is no `PageLink`, because that would mark every link as the current page. */
function ConversationLink({
  id,
  onShow,
  children,
}: Pick<ConversationChoicesProps, 'onShow'> & { readonly id: string | null; readonly children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onShow(id);
  };
  return (
    <a
      href={`${addressOf('/chat-bot')}?talk=${encodeURIComponent(id ?? newConversation)}`}
      className={styles['choice']}
      onClick={follow}
    >
      {children}
    </a>
  );
}
