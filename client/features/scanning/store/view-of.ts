import { runTotals } from '../../../../domain/scanning/totals';
import type { RunRecord } from './device';
import type { OpenRun } from './open-run';
import type { HistoryStep, Progress, RunEntry, RunView, StorageState } from './run-view';

/** Returns the view of a whole run for screens. A new object each time. */
export function viewOf(run: OpenRun, progress: Progress, storage: StorageState): RunView {
  const { id, content } = run;
  const { name, grade, exLibrary, sound } = content.state;
  const stepOf = (way: 'undo' | 'redo'): HistoryStep | null => {
    const change = run.next(way);
    return change === null ? null : { kind: change.kind, lines: change.lines.length };
  };
  return {
    id,
    progress,
    storage,
    settings: { name, grade, exLibrary, sound },
    counts: { ...content.counts },
    copies: { ...content.copies },
    totals: runTotals(content),
    undoable: stepOf('undo'),
    redoable: stepOf('redo'),
  };
}

/**
 * Returns the runs to choose from, the last changed first. A run in memory replaces its stored version. Empty runs are
 * left out.
 */
export function entriesOf(kept: readonly RunRecord[], inMemory: readonly RunRecord[], shown: string): RunEntry[] {
  return [...kept.filter(({ id }) => inMemory.every((record) => record.id !== id)), ...inMemory]
    .filter(({ id, lines, head }) => lines > 0 || head.name !== '' || id === shown)
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ id, head, lines, at }) => ({ id, name: head.name, lines, at }));
}
