import type { CSSProperties } from 'react';
import type { Filter } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { classes } from '../../../ui/classes';
import type { Counts } from '../store/run-view';
import styles from './filter-tabs.module.css';
import { countParams } from '../../../lib/words/count-params';

type Words = (inputs: { count: number; shown: string }) => string;

const tabs: readonly { readonly filter: Filter; readonly words: Words; readonly colour: string | null }[] = [
  { filter: 'all', words: m.scanning_filter_all, colour: null },
  { filter: 'accepted', words: m.scanning_filter_taken, colour: 'var(--give)' },
  { filter: 'declined', words: m.scanning_filter_declined, colour: 'var(--rule-2)' },
  { filter: 'unknown', words: m.scanning_filter_unknown, colour: 'var(--amber)' },
  { filter: 'problems', words: m.scanning_filter_problems, colour: 'var(--amber)' },
];

/** Legend of the beam, and the choice of which lines are shown. */
export function FilterTabs({
  counts,
  filter,
  onFilter,
}: {
  readonly counts: Counts;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  return (
    <fieldset className={styles['tabs']} aria-label={m.scanning_filters()}>
      {tabs.map((tab) => {
        const count = counts[tab.filter];
        // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
        const style = { '--colour': tab.colour ?? 'transparent' } as CSSProperties;
        return (
          <button
            key={tab.filter}
            type="button"
            aria-pressed={tab.filter === filter}
            className={classes(
              styles['tab'],
              tab.colour !== null && styles['marked'],
              tab.filter === filter && styles['on'],
            )}
            style={style}
            disabled={count === 0 && tab.filter !== 'all' && tab.filter !== filter}
            onClick={() => onFilter(tab.filter)}
          >
            {tab.words(countParams(count))}
          </button>
        );
      })}
    </fieldset>
  );
}
