import type { MouseEvent, ReactNode } from 'react';
import type { Conversation } from '../../../domain/chat/schemas';
import { formatInstant } from '../../../domain/format';
import { chatPolicy } from '../../../domain/policy/chat';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { language, addressOf } from '../../lib/language';
import { useMarket } from '../../data/use-market';
import { newTalk } from './chat-search';
import styles from './chat-screen.module.css';
import { countParams } from '../../lib/words/count-params';

export interface TalkChoicesProps {
  readonly talks: readonly Conversation[];
  /** Id of the shown conversation. Null for a new one. */
  readonly shown: string | null;
  readonly onDelete: () => void;
  /** Shows another conversation, or (with null) a new one. */
  readonly onShow: (id: string | null) => void;
}

/** Menu of conversations: a new one, erasing this one, the earlier ones, how long they are kept. */
export function TalkChoices({ talks, shown, onDelete, onShow }: TalkChoicesProps) {
  const timeZone = timeZoneOf(useMarket());
  const earlier = talks.filter(({ id }) => id !== shown);
  const days = countParams(chatPolicy.days);
  return (
    <>
      {shown === null ? null : (
        <>
          <TalkLink id={null} onShow={onShow}>
            {m.chat_new()}
          </TalkLink>
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
                <TalkLink id={id} onShow={onShow}>
                  {formatInstant(lastAt, language(), timeZone)}
                </TalkLink>
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
function TalkLink({
  id,
  onShow,
  children,
}: Pick<TalkChoicesProps, 'onShow'> & { readonly id: string | null; readonly children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(id);
  };
  return (
    <a
      href={`${addressOf('/chat-bot')}?talk=${encodeURIComponent(id ?? newTalk)}`}
      className={styles['choice']}
      onClick={follow}
    >
      {children}
    </a>
  );
}
