import type { KeptLine, RunHead } from './run';

export type ChangeKind = 'read' | 'change' | 'remove' | 'confirm' | 'correct' | 'split' | 'settings' | 'taken';

/** One change of a run, in full, so that it can be made, kept and taken back. Null: the line is not there. */
export interface Change {
  readonly kind: ChangeKind;
  readonly lines: readonly (readonly [id: number, before: KeptLine | null, after: KeptLine | null])[];
  /** Before and after, where settings or the next id change. */
  readonly head: readonly [before: RunHead, after: RunHead] | null;
}

/** Whether it does anything at all. */
export function isEmpty(change: Change): boolean {
  return change.lines.length === 0 && change.head === null;
}

/**
 * The change that takes `change` back as things are now (`line` tells them). Ids are never used again, so the next id
 * stays; what went into the basket since then is still there, so `taken` stays too. Sound is nobody's to take back.
 */
export function step(
  change: Change,
  way: 'undo' | 'redo',
  line: (id: number) => KeptLine | undefined,
  head: RunHead,
): Change {
  const to = way === 'undo' ? 1 : 2;
  const lines = change.lines.map((entry) => {
    const now = line(entry[0]) ?? null;
    const wanted = entry[to];
    return [entry[0], now, wanted === null || now === null ? wanted : { ...wanted, taken: now.taken }] as const;
  });
  const wantedHead = change.head?.[way === 'undo' ? 0 : 1];
  return {
    kind: change.kind,
    lines: lines.toSorted((a, b) => a[0] - b[0]),
    head:
      wantedHead === undefined
        ? null
        : [head, { ...wantedHead, sound: head.sound, nextId: Math.max(head.nextId, wantedHead.nextId) }],
  };
}

/** Where one stands among all steps of a run: `at` is the last one made, `to` the newest that can be made again. */
export interface Place {
  readonly at: number;
  readonly to: number;
}

export const startPlace: Place = { at: 0, to: 0 };

/** After a new step: what was taken back before can no longer be made again. */
export function placeAfter(place: Place): Place {
  return { at: place.at + 1, to: place.at + 1 };
}
