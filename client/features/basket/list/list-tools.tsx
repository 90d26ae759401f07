import { useId } from 'react';
import { basketSorts, type BasketSort } from '../../../../domain/basket/arrange';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/fields/select';
import { useEnteredEarly } from '../../../ui/fields/use-entered-early';
import type { BasketSearch } from '../basket-search';
import { ApplyButton } from './apply-button';
import styles from './basket-list.module.css';

export interface ListToolsProps {
  readonly search: Pick<BasketSearch, 'q' | 'sort'>;
  readonly onChange: (search: Partial<Pick<BasketSearch, 'q' | 'sort'>>) => void;
  readonly onChoose: () => void;
}

const sortWords: Record<BasketSort, () => string> = {
  added: m.basket_sort_added,
  title: m.basket_sort_title,
  offer: m.basket_sort_offer,
};

/** Search within the list, its order, and the choice of several books. Without script the fields are a form. */
export function ListTools({ search: { q, sort }, onChange, onChoose }: ListToolsProps) {
  const id = useId();
  const fieldRef = useEnteredEarly<HTMLInputElement>({ value: q }, ({ target }) => onChange({ q: target.value }));
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- fewer browsers know the search element
      role="search"
      aria-label={m.basket_search()}
      className={styles['tools']}
      method="get"
      action={addressOf('/basket')}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles['search']} htmlFor={id}>
        <Icon name="search" size={20} />
        <input
          ref={fieldRef}
          id={id}
          type="search"
          name="q"
          value={q}
          aria-label={m.basket_search()}
          placeholder={m.basket_search_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </label>
      <Select
        name="sort"
        isBare
        isLabelHidden
        label={m.basket_sort()}
        value={sort}
        options={basketSorts.map((value) => ({ value, label: sortWords[value]() }))}
        onChange={({ target }) => {
          const next = basketSorts.find((each) => each === target.value);
          if (next !== undefined) onChange({ sort: next });
        }}
      />
      <ApplyButton />
      <Button type="button" kind="quiet" size="small" className={styles['choose']} onClick={onChoose}>
        {m.scanning_choose()}
      </Button>
    </form>
  );
}
