// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist holds no picture
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { lazyPart } from '../../../lib/parts/part';
import { Icon } from '../../../ui/icons/icon';
import { classes } from '../../../ui/classes';
import styles from './search-field.module.css';
import { suggestionPage } from './suggestion-path';
import { useSuggestions } from './use-suggestions';
import { pageTarget, type PageTarget } from '../../../lib/page-link';

const suggestionOption = () => import('./suggestion-option');
const SuggestionOption = lazyPart(async () => (await suggestionOption()).SuggestionOption);
/** Renders nothing while the script of the suggestions is loading. Searching works without it. */
const renderNothing = () => null;

export interface SearchFieldProps {
  /** Loads suggestions. The component that composes the page gives it. */
  readonly suggest: (q: string) => Promise<Suggestions>;
  /** Words of the page's own search. Give the field a `key` of them, so that a new page starts with its words. */
  readonly words?: string | undefined;
  /** `big` on the home page, `compact` in the header. */
  readonly size?: 'big' | 'compact';
  /** A `ScanLink` before the button. The header has no room for one. */
  readonly scan?: ReactNode;
}

/**
 * Search box: a GET form that works without script, and a combobox (ARIA: list autocomplete, manual selection) that
 * suggests books, authors and subjects during typing.
 */
export function SearchField({ suggest, words = '', size = 'big', scan }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { items, active, ask, move, close } = useSuggestions(suggest);
  const open = items.length > 0;
  const optionId = (at: number) => `${id}-${at}`;

  const openTarget = (target: PageTarget) => {
    close();
    input.current?.blur();
    void navigate({ ...target });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = active === null ? undefined : items[active];
    if (chosen) openTarget(suggestionPage(chosen));
    else openTarget(pageTarget({ to: '/search', search: { q: input.current?.value.trim() } }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else ask(input.current?.value ?? '');
    }
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
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(active)}
          // Loaded before the first suggestion, and not in the first script.
          onFocus={() => void suggestionOption().catch(() => undefined)}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={close}
        />
      </label>
      {scan}
      {size === 'big' ? (
        <button type="submit" className={styles['go']}>
          {m.shell_search()}
        </button>
      ) : null}
      <ul
        className={styles['list']}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist holds no picture
        role="listbox"
        aria-label={m.search_suggestions()}
        hidden={!open}
      >
        {items.map((item, at) => (
          <SuggestionOption
            key={JSON.stringify(item)}
            item={item}
            id={optionId(at)}
            isSelected={at === active}
            renderMissing={renderNothing}
            onChoose={() => openTarget(suggestionPage(item))}
          />
        ))}
      </ul>
    </form>
  );
}
