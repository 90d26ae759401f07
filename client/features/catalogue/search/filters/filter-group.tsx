import { useEffect, useRef } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { FilterCount } from './filter-count';
import styles from './filters.module.css';
import { countParams } from '../../../../lib/words/count-params';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface FilterGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** True if counting stopped, so that each option has at least its number of books. */
  readonly isInPart: boolean;
}

/** Options that a folded list shows. */
const maxFoldedOptions = 6;
/** Longest list that is not folded: each of the ten languages is in view. */
const maxUnfoldedOptions = 10;

/** Filter with any number of values, each with the number of books it would list. A long list is folded. */
export function FilterGroup({ name, legend, options, chosen, isInPart }: FilterGroupProps) {
  if (options.length === 0) return null;
  const row = (option: FilterOption) => (
    <FilterRow
      key={option.value}
      name={name}
      value={option.value}
      label={option.label}
      count={option.count}
      isInPart={isInPart}
      checked={chosen.includes(option.value)}
    />
  );
  const folded = options.length > maxUnfoldedOptions ? options.slice(maxFoldedOptions) : [];
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {options.slice(0, options.length - folded.length).map(row)}
      {folded.length === 0 ? null : (
        <details open={folded.some(({ value }) => chosen.includes(value))}>
          <summary>{m.search_filter_more(countParams(folded.length))}</summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  );
}

export interface FilterRowProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly isInPart?: boolean;
  readonly checked: boolean;
}

/** Row with a box, words and count. The whole row is the target. */
export function FilterRow({ name, value, label, count, isInPart = false, checked }: FilterRowProps) {
  const input = useRef<HTMLInputElement>(null);
  // The check mark changes at once on a press and follows the address afterwards. It stays in the same element, so that
  // the focus stays.
  useEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        ref={input}
        className={styles['mark']}
      />
      <span>{label}</span>
      {count === undefined ? null : <FilterCount count={count} isInPart={isInPart} />}
    </label>
  );
}
