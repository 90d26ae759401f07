import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../domain/chat/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { storeDraft } from './conversation/stored-texts';
import { language } from '../../lib/language';
import { Icon } from '../../ui/icons/icon';
import { Notice } from '../../ui/notices/notice';
import { Sheet } from '../../ui/overlays/sheet';
import { classes } from '../../ui/classes';
import { Announcer } from './messages/announcer';
import { newConversation, type ChatSearch } from './chat-search';
import styles from './chat-screen.module.css';
import { Composer, type ComposerHandle } from './composer/composer';
import composerStyles from './composer/composer.module.css';
import { DeleteConversationDialog } from './delete-conversation-dialog';
import { ConnectionLine } from './composer/connection-line';
import { MessageList } from './messages/message-list';
import { SuggestionsList } from './suggestions-list';
import { ConversationChoices } from './conversation-choices';
import { useComposerHeight } from './composer/use-composer-height';
import { useConversationEnd } from './use-conversation-end';
import { useConversation } from './conversation/use-conversation';
import { WithoutScript } from './without-script';
import { useDraft } from './use-draft';

export interface ChatScreenProps {
  /** Null if they could not be loaded. */
  readonly conversations: readonly Conversation[] | null;
  readonly search: ChatSearch;
}

/** Returns the conversation of the address, else the one shown before, else the newest. Null is a new one. */
function useChosenConversation({ conversations, search }: ChatScreenProps): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const chosen = search.talk === newConversation ? null : (search.talk ?? shown ?? conversations?.[0]?.id ?? null);
  // A conversation that another device starts meanwhile does not replace this one.
  if (chosen !== null && chosen !== shown) setShown(chosen);
  return chosen;
}

/** Page of the shop's assistant: introduction, messages, and the field to write in. */
export function ChatScreen(props: ChatScreenProps) {
  const { conversations, search } = props;
  const { store, conversation, showCount, show, erase } = useConversation(useChosenConversation(props));
  const [sheet, setSheet] = useState<'options' | 'delete' | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  // Beside an answer to a person in distress nothing of the shop is suggested.
  const isHelpShown = conversation.messages.at(-1)?.cards.some(({ kind }) => kind === 'help') === true;
  const isEmpty = conversation.isLoaded && conversation.messages.length === 0 && conversation.unsent.length === 0;
  const { end, isAtEnd, scrollToEnd } = useConversationEnd(log, foot, conversation.isLoaded);
  useComposerHeight(foot);
  useEffect(() => {
    // A page that has become short starts at its top.
    if (isEmpty) scrollTo({ top: 0, behavior: 'instant' });
  }, [isEmpty]);
  useDraft(composer, store, conversation.isGone, search.q);
  const sendMessage = (text: string) => {
    store.sendMessage(text, language());
    scrollToEnd();
  };
  const toNewest = () => {
    scrollToEnd();
    // The button is removed. The focus moves to the conversation, and on a phone the keyboard stays open.
    log.current?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
  };
  const choices = (
    <ConversationChoices
      conversations={conversations ?? []}
      shown={conversation.id}
      onDelete={() => setSheet('delete')}
      onShow={(id) => {
        setSheet(null);
        show(id);
      }}
    />
  );
  const suggestions = <SuggestionsList onSend={sendMessage} />;
  return (
    <div className={classes('page', styles['chat'])} data-empty={isEmpty || undefined}>
      <aside className={styles['aside']}>
        <h1>{m.chat_title()}</h1>
        <p className={styles['lead']}>{m.chat_lead()}</p>
        {conversation.connection === 'open' ? (
          <p className={styles['lead']}>{conversation.hasModel ? m.chat_by_model() : m.chat_by_built_in()}</p>
        ) : null}
        <div className={styles['tools']}>
          {isEmpty || isHelpShown ? null : suggestions}
          {choices}
        </div>
      </aside>
      <div className={styles['bar']}>
        <span>{m.chat_not_a_person()}</span>
        <button type="button" aria-haspopup="dialog" onClick={() => setSheet('options')}>
          {m.chat_options()}
          <Icon name="down" size={16} />
        </button>
      </div>
      <div className={styles['conversation']}>
        <WithoutScript />
        <div ref={log}>
          {conversations === null ? <Notice kind="wrong">{m.chat_load_failed()}</Notice> : null}
          {isEmpty ? (
            <div className={styles['start']}>
              <h2>{m.chat_try()}</h2>
              {suggestions}
            </div>
          ) : (
            <MessageList store={store} conversation={conversation} onWithdraw={(text) => composer.current?.add(text)} />
          )}
          <div ref={end} />
        </div>
        <div ref={foot} className={composerStyles['composer']} data-composer="">
          {isAtEnd || isEmpty ? null : (
            <button type="button" className={composerStyles['newest']} onClick={toNewest}>
              <Icon name="down" size={20} />
              {m.chat_newest()}
            </button>
          )}
          <ConnectionLine conversation={conversation} onStop={() => store.stop()} />
          <Composer
            key={showCount}
            handle={composer}
            onType={(text) => storeDraft(store.view().id, text)}
            onSend={sendMessage}
          />
        </div>
      </div>
      <Announcer key={conversation.id ?? newConversation} conversation={conversation} />
      <Sheet
        isOpen={sheet === 'options'}
        onClose={() => setSheet(null)}
        side="foot"
        title={m.chat_title()}
        closeLabel={m.shell_close()}
      >
        <p className={styles['lead']}>{m.chat_lead()}</p>
        {choices}
      </Sheet>
      <DeleteConversationDialog
        isOpen={sheet === 'delete'}
        onClose={() => setSheet((now) => (now === 'delete' ? null : now))}
        erase={erase}
      />
    </div>
  );
}
