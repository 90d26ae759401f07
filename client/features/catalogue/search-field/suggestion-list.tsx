// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist holds no picture
import { useEffect, useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import type { Suggestions } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { PageTarget } from '../../../lib/page-link';
import styles from './search-field.module.css';
import { SuggestionOption } from './suggestion-option';
import { suggestionPage } from './suggestion-page';
import { useSuggestions } from './use-suggestions';

/** What the field's ARIA attributes say about the list. */
export interface ListState {
  readonly isOpen: boolean;
  /** Id of the selected suggestion, if one is selected. */
  readonly activeId: string | undefined;
}

/** Tells the list what happens in its field. */
export interface SuggestionListHandle {
  /** Asks for suggestions for the words in the field. */
  readonly ask: () => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly close: () => void;
  /** Returns the page of the selected suggestion, if one is selected. */
  readonly selectedPage: () => PageTarget | undefined;
}

export interface SuggestionListProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly suggest: (words: string) => Promise<Suggestions>;
  readonly onChange: (state: ListState) => void;
  readonly onChoose: (page: PageTarget) => void;
  readonly handle: Ref<SuggestionListHandle>;
}

/** Suggestions below a search field (ARIA: list autocomplete with manual selection). The focus stays in the field. */
export function SuggestionList({ id, field, suggest, onChange, onChoose, handle }: SuggestionListProps) {
  const { items, active, ask, move, close } = useSuggestions(suggest);
  const isOpen = items.length > 0;
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = active === null ? undefined : optionId(active);
  const askForField = () => ask(field.current?.value ?? '');

  useEffect(() => onChange({ isOpen, activeId }), [onChange, isOpen, activeId]);
  useEffect(() => {
    // Words that were typed while this script was loading, unless the person has left the field.
    if (document.activeElement === field.current && field.current?.value !== field.current?.defaultValue) askForField();
    // oxlint-disable-next-line react/exhaustive-deps -- only once: later words come through the handle
  }, []);
  useImperativeHandle(handle, () => ({
    ask: askForField,
    press: (event) => {
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
        else askForField();
      }
    },
    close,
    selectedPage: () => {
      const selected = active === null ? undefined : items[active];
      return selected && suggestionPage(selected);
    },
  }));

  return (
    <ul
      className={styles['list']}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist holds no picture
      role="listbox"
      aria-label={m.search_suggestions()}
      hidden={!isOpen}
    >
      {items.map((item, at) => (
        <SuggestionOption
          key={JSON.stringify(item)}
          item={item}
          id={optionId(at)}
          isSelected={at === active}
          onChoose={() => onChoose(suggestionPage(item))}
        />
      ))}
    </ul>
  );
}
