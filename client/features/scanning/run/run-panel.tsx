import type { ReactNode } from 'react';
import type { Market } from '../../../../domain/market/market';
import type { Filter } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/notices/empty-state';
import { ChosenLinesBar } from '../list/chosen-lines-bar';
import type { Selection } from '../../../ui/lists/use-selection';
import { AddingNotices, ReadingNotices } from './run-notices';
import { FilterTabs } from '../list/filter-tabs';
import { RunBar } from './run-bar';
import { RunProgress } from './run-progress';
import type { RunSheetProps } from './run-sheet';
import { RunSum } from './run-sum';
import styles from '../scan-screen.module.css';
import type { Scanning } from '../use-scanning';

export interface RunPanelProps {
  readonly scan: Scanning;
  readonly market: Market;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly selection: Selection;
  /** Shows the check boxes where small rows have none. Null while they are shown. */
  readonly onChoose: (() => void) | null;
  readonly onAdd: (ids?: readonly number[]) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** Run: its name, progress, books and sum. */
export function RunPanel({ scan, market, filter, onFilter, selection, onChoose, onAdd, children }: RunPanelProps) {
  const { run, runs, actions, canUndo, canRedo, adding, rows } = scan;
  const isEmpty = run === null || run.counts.all === 0;
  /** Whether the bar has nothing to offer: no books, no other run, no step to undo or redo. */
  const isBarEmpty = isEmpty && runs.length < 2 && !canUndo && !canRedo;
  return (
    <section className={styles['run']} aria-label={m.scanning_list()}>
      {run === null || actions === null || isBarEmpty ? null : (
        <RunBar
          name={run.settings.name}
          runs={runs}
          current={run.id}
          lines={run.counts.all}
          market={market}
          onRename={(name) => void actions.rename(name)}
          undoable={run.undoable}
          redoable={run.redoable}
          onUndo={() => void actions.undo()}
          onRedo={() => void actions.redo()}
          onOpen={(id) => void actions.open(id)}
          onNew={() => void actions.startNew()}
          onDelete={(id) => void actions.deleteRun(id)}
          onSave={scan.saveCsv}
          onFromBasket={scan.fromBasket}
        />
      )}
      <ReadingNotices scan={scan} />
      {isEmpty ? (
        <EmptyRun onFromBasket={scan.fromBasket} />
      ) : (
        <>
          <div className={styles['tools']}>
            <RunProgress
              copies={run.copies}
              progress={run.progress}
              onChoose={selection.ids.size > 0 ? null : onChoose}
              onStop={() => actions?.cancel()}
              onResume={() => actions?.resume()}
            />
            {selection.ids.size > 0 ? (
              <ChosenLinesBar selection={selection} actions={rows} onAdd={onAdd} isAdding={adding.isBusy} />
            ) : (
              <FilterTabs counts={run.copies} filter={filter} onFilter={onFilter} />
            )}
          </div>
          {filter !== 'all' && run.copies[filter] === 0 ? (
            <p className={styles['none']}>
              {m.scanning_filter_empty()}{' '}
              <button type="button" className="link text-link" onClick={() => onFilter('all')}>
                {m.scanning_filter_show_all()}
              </button>
            </p>
          ) : (
            children
          )}
          <div className={styles['foot']}>
            <AddingNotices scan={scan} />
            <RunSum
              run={run}
              isAdding={adding.isBusy}
              onAdd={() => onAdd()}
              onExport={scan.saveCsv}
              onFromBasket={scan.fromBasket}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Empty run with a button to open the basket's lines, if there are any. */
function EmptyRun({ onFromBasket }: Pick<RunSheetProps, 'onFromBasket'>) {
  return (
    <div className={styles['nothing']}>
      <EmptyState
        title={m.scanning_empty_title()}
        tone="give"
        actions={
          onFromBasket === null ? undefined : (
            <Button kind="outline-give" onClick={onFromBasket}>
              {m.scanning_from_basket()}
            </Button>
          )
        }
      >
        <p>{m.scanning_empty_text()}</p>
      </EmptyState>
    </div>
  );
}
