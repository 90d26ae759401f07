import type { FormEvent } from 'react';
import type { Sort } from '../../../../../domain/catalogue/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Select } from '../../../../ui/fields/select';
import styles from './search-bar.module.css';
import { searchOfForm, sorts, type SearchState } from '../search-state';

const names: Record<Sort, () => string> = {
  match: () => m.search_sort_match(),
  popular: () => m.search_sort_popular(),
  price: () => m.search_sort_price(),
  '-price': () => m.search_sort_price_down(),
  newest: () => m.search_sort_newest(),
};

export interface SortChoiceProps {
  readonly state: SearchState;
  readonly action: string;
  readonly onChange: (state: SearchState) => void;
}

/** Order of a list; a GET form that keeps everything else. Relevance is offered only with words. */
export function SortChoice({ state, action, onChange }: SortChoiceProps) {
  const { sort, cursor: _cursor, ...kept } = state;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(searchOfForm(event.currentTarget));
  };
  const offered = sorts.filter((each) => (state.q === undefined ? each !== 'match' : true));
  return (
    <form method="get" action={action} className={styles['sort']} onChange={apply} onSubmit={apply}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={sort}
        name="sort"
        label={m.search_sort()}
        isLabelHidden
        isBare
        defaultValue={sort ?? offered[0]}
        options={offered.map((value) => ({ value, label: names[value]() }))}
      />
      <noscript>
        <Button type="submit" kind="quiet">
          {m.search_apply()}
        </Button>
      </noscript>
    </form>
  );
}
