import type { StoredLine, RunState } from './run';

export type ChangeKind = 'read' | 'change' | 'remove' | 'confirm' | 'correct' | 'split' | 'settings' | 'taken';

/** One change of a run with all states before and after, so that it can be undone and redone. Null: no such line. */
export interface Change {
  readonly kind: ChangeKind;
  readonly lines: readonly (readonly [id: number, before: StoredLine | null, after: StoredLine | null])[];
  /** Settings and next id before and after, if they change. */
  /** State of the run before and after, or null where it stays. Devices store it under this name. */
  readonly head: readonly [before: RunState, after: RunState] | null;
}

/** Returns whether a change has no effect. */
export function isEmpty(change: Change): boolean {
  return change.lines.length === 0 && change.head === null;
}

/**
 * Returns the change that undoes or redoes `change`. `line` returns a current line by its id. The next id stays, since
 * ids are never reused. `taken` and the sound setting stay, since undoing does not change the basket or the sound.
 */
export function undoOrRedo(
  change: Change,
  direction: 'undo' | 'redo',
  line: (id: number) => StoredLine | undefined,
  state: RunState,
): Change {
  const lines = change.lines.map(([id, before, after]) => {
    const now = line(id) ?? null;
    const wanted = direction === 'undo' ? before : after;
    return [id, now, wanted === null || now === null ? wanted : { ...wanted, taken: now.taken }] as const;
  });
  const [stateBefore, stateAfter] = change.head ?? [];
  const wantedState = direction === 'undo' ? stateBefore : stateAfter;
  const sortedLines = lines.toSorted((a, b) => a[0] - b[0]);
  if (wantedState === undefined) return { kind: change.kind, lines: sortedLines, head: null };
  const nextId = Math.max(state.nextId, wantedState.nextId);
  return { kind: change.kind, lines: sortedLines, head: [state, { ...wantedState, sound: state.sound, nextId }] };
}

/** Position in the history of a run: `at` is the last applied step, `to` the newest one that can be redone. */
export interface HistoryPosition {
  readonly at: number;
  readonly to: number;
}

export const startPosition: HistoryPosition = { at: 0, to: 0 };

/** Returns the position after a new step: undone steps can no longer be redone. */
export function positionAfter(place: HistoryPosition): HistoryPosition {
  return { at: place.at + 1, to: place.at + 1 };
}
