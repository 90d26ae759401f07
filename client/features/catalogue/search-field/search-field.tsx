import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { lazyPart } from '../../../lib/parts/part';
import { Icon } from '../../../ui/icons/icon';
import { classes } from '../../../ui/classes';
import styles from './search-field.module.css';
import type { ListState, SuggestionListHandle } from './suggestion-list';
import { pageTarget, type PageTarget } from '../../../lib/page-link';

// Loaded when the field is used for the first time.
const SuggestionList = lazyPart(async () => (await import('./suggestion-list')).SuggestionList);
/** Renders nothing while the script of the suggestions is loading. Searching works without it. */
const renderNothing = () => null;

export interface SearchFieldProps {
  /** Loads suggestions. The component that composes the page gives it. */
  readonly suggest: (words: string) => Promise<Suggestions>;
  /** Words of the page's own search. Give the field a `key` of them, so that a new page starts with its words. */
  readonly words?: string | undefined;
  /** `big` on the home page, `compact` in the header. */
  readonly size?: 'big' | 'compact';
  /** A `ScanLink` before the button. The header has no room for one. */
  readonly scan?: ReactNode;
}

/**
 * Search box: a GET form that works without script, and a combobox that suggests books, authors and subjects during
 * typing.
 */
export function SearchField({ suggest, words = '', size = 'big', scan }: SearchFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionListHandle>(null);
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [shown, setShown] = useState<ListState | null>(null);

  const openPage = (page: PageTarget) => {
    list.current?.close();
    input.current?.blur();
    void navigate({ ...page });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typedWords = input.current?.value.trim();
    openPage(list.current?.selectedPage() ?? pageTarget({ to: '/search', search: { q: typedWords } }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing) list.current?.press(event);
  };
  const handleInput = () => {
    setUsed(true);
    list.current?.ask();
  };

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- fewer browsers know the search element
      role="search"
      className={classes(styles['form'], styles[size])}
      action={addressOf('/search')}
      onSubmit={submit}
    >
      <label className={styles['line']}>
        <Icon name="search" size={size === 'big' ? 24 : 20} />
        <span className={styles['label']}>{m.shell_search_label()}</span>
        <input
          ref={input}
          name="q"
          type="search"
          defaultValue={words}
          maxLength={200}
          placeholder={size === 'big' ? m.shell_search_placeholder() : m.shell_search()}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-expanded={shown?.isOpen ?? false}
          // The list exists from the first use of the field.
          aria-controls={shown === null ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={shown?.activeId}
          onFocus={() => setUsed(true)}
          onInput={handleInput}
          onKeyDown={handleKey}
          onBlur={() => list.current?.close()}
        />
      </label>
      {scan}
      {size === 'big' ? (
        <button type="submit" className={styles['go']}>
          {m.shell_search()}
        </button>
      ) : null}
      {isUsed ? (
        <SuggestionList
          handle={list}
          id={listId}
          field={input}
          suggest={suggest}
          onChange={setShown}
          onChoose={openPage}
          renderMissing={renderNothing}
        />
      ) : null}
    </form>
  );
}
