import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../domain/chat/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { storeDraft } from './talk/stored-texts';
import { language } from '../../lib/language';
import { Icon } from '../../ui/icons/icon';
import { Notice } from '../../ui/notices/notice';
import { Sheet } from '../../ui/overlays/sheet';
import { classes } from '../../ui/classes';
import { Announcer } from './messages/announcer';
import { newTalk, type ChatSearch } from './chat-search';
import styles from './chat-screen.module.css';
import { Composer, type ComposerHandle } from './composer/composer';
import composerStyles from './composer/composer.module.css';
import { DeleteTalk } from './delete-talk';
import { LinkLine } from './composer/link-line';
import { MessageList } from './messages/message-list';
import { Openings } from './openings-list';
import { TalkChoices } from './talk-choices';
import { useComposerHeight } from './composer/use-composer-height';
import { useTalkEnd } from './use-talk-end';
import { useTalk } from './talk/use-talk';
import { WithoutScript } from './without-script';
import { useDraft } from './use-draft';

export interface ChatScreenProps {
  /** Null if they could not be loaded. */
  readonly talks: readonly Conversation[] | null;
  readonly search: ChatSearch;
}

/** Returns the conversation of the address, else the one shown before, else the newest. Null is a new one. */
function useChosen({ talks, search }: ChatScreenProps): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const chosen = search.talk === newTalk ? null : (search.talk ?? shown ?? talks?.[0]?.id ?? null);
  // A conversation that another device starts meanwhile does not replace this one.
  if (chosen !== null && chosen !== shown) setShown(chosen);
  return chosen;
}

/** Page of the shop's assistant: introduction, messages, and the field to write in. */
export function ChatScreen(props: ChatScreenProps) {
  const { talks, search } = props;
  const { store, talk, turn, show, erase } = useTalk(useChosen(props));
  const [sheet, setSheet] = useState<'options' | 'delete' | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  // Beside an answer to a person in distress nothing of the shop is suggested.
  const isHelp = talk.messages.at(-1)?.cards.some(({ kind }) => kind === 'help') === true;
  const isEmpty = talk.known && talk.messages.length === 0 && talk.unsent.length === 0;
  const { end, isAtEnd, scrollToEnd } = useTalkEnd(log, foot, talk.known);
  useComposerHeight(foot);
  useEffect(() => {
    // A page that has become short starts at its top.
    if (isEmpty) scrollTo({ top: 0, behavior: 'instant' });
  }, [isEmpty]);
  useDraft(composer, store, talk.gone, search.q);
  const sendMessage = (text: string) => {
    store.sendMessage(text, language());
    scrollToEnd();
  };
  const toNewest = () => {
    scrollToEnd();
    // The button is removed. The focus moves to the talk, and on a phone the keyboard stays open.
    log.current?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
  };
  const choices = (
    <TalkChoices
      talks={talks ?? []}
      shown={talk.id}
      onDelete={() => setSheet('delete')}
      onShow={(id) => {
        setSheet(null);
        show(id);
      }}
    />
  );
  const opening = <Openings onSay={sendMessage} />;
  return (
    <div className={classes('page', styles['chat'])} data-empty={isEmpty || undefined}>
      <aside className={styles['aside']}>
        <h1>{m.chat_title()}</h1>
        <p className={styles['lead']}>{m.chat_lead()}</p>
        {talk.link === 'open' ? (
          <p className={styles['lead']}>{talk.model ? m.chat_by_model() : m.chat_by_built_in()}</p>
        ) : null}
        <div className={styles['tools']}>
          {isEmpty || isHelp ? null : opening}
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
      <div className={styles['talk']}>
        <WithoutScript />
        <div ref={log}>
          {talks === null ? <Notice kind="wrong">{m.chat_load_failed()}</Notice> : null}
          {isEmpty ? (
            <div className={styles['start']}>
              <h2>{m.chat_try()}</h2>
              {opening}
            </div>
          ) : (
            <MessageList store={store} talk={talk} onWithdraw={(text) => composer.current?.add(text)} />
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
          <LinkLine talk={talk} onStop={() => store.stop()} />
          <Composer
            key={turn}
            handle={composer}
            onType={(text) => storeDraft(store.view().id, text)}
            onSay={sendMessage}
          />
        </div>
      </div>
      <Announcer key={talk.id ?? newTalk} talk={talk} />
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
      <DeleteTalk
        isOpen={sheet === 'delete'}
        onClose={() => setSheet((now) => (now === 'delete' ? null : now))}
        erase={erase}
      />
    </div>
  );
}
