// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- <option> holds no picture
import { m } from '../../../../messages/compiled/messages.js';
import { subjectName } from '../../../lib/words/subject-words';
import { Cover } from '../../../ui/books/cover';
import styles from './search-field.module.css';
import type { Suggestion } from './suggestion-page';

export interface SuggestionOptionProps {
  readonly item: Suggestion;
  readonly id: string;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

/** Suggestion: a book with its cover, an author, or a subject. */
export function SuggestionOption({ item, id, isSelected, onChoose }: SuggestionOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a combobox keeps the focus in its field
    <li
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <option> holds no picture
      role="option"
      aria-selected={isSelected}
      className={styles['option']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles['picture']}>
        {item.kind === 'book' ? <Cover src={item.cover} width={28} hasFold={false} /> : null}
      </span>
      <span className={styles['words']}>
        <bdi>{wordsOf(item)}</bdi>
      </span>
      <span className={styles['kind']}>
        {item.kind === 'book' ? <bdi>{item.author}</bdi> : null}
        {item.kind === 'author' ? m.search_kind_author() : null}
        {item.kind === 'subject' ? m.search_kind_subject() : null}
      </span>
    </li>
  );
}

function wordsOf(item: Suggestion): string {
  if (item.kind === 'book') return item.title;
  return item.kind === 'author' ? item.name : subjectName(item.subject);
}
