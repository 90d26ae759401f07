import { readVolumeNumber } from '../../../../../domain/forms/desk/name-forms';
import type { DeskSeries, SeriesChange } from '../../../../../domain/desk/names/series-schemas';

export type Volume = DeskSeries['volumes'][number];
export type Candidate = DeskSeries['candidates'][number];

/** Unsaved changes of a clerk. They stay when a newer version of the series is loaded. */
export interface SeriesEdits {
  /** Numbers as they were entered, by work. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly removed: ReadonlySet<string>;
  readonly added: readonly Candidate[];
  /** Works of which all editions are to be in the series. */
  readonly completedWorks: ReadonlySet<string>;
}

export const noEdits: SeriesEdits = { numbers: {}, removed: new Set(), added: [], completedWorks: new Set() };

/** Returns the text of a volume's number. */
export const numberText = (number: number | null): string => (number === null ? '' : String(number));

/** Returns the works whose entered number can't be read. */
export function worksWithWrongNumber({ numbers, removed }: SeriesEdits): ReadonlySet<string> {
  const wrong = Object.entries(numbers).filter(
    ([work, text]) => !removed.has(work) && readVolumeNumber(text) === 'wrong',
  );
  return new Set(wrong.map(([work]) => work));
}

/** Returns the change that is sent: only the numbers and works that differ from the series. */
export function seriesChangeOf({ volumes, version }: DeskSeries, edits: SeriesEdits): SeriesChange {
  const numberOf = (work: string, now: number | null) => {
    const entered = edits.numbers[work];
    const read = entered === undefined ? now : readVolumeNumber(entered);
    return read === 'wrong' ? now : read;
  };
  const worksInSeries = new Set(volumes.map(({ work }) => work));
  const changed = volumes
    .filter(({ work }) => !edits.removed.has(work))
    .map(({ work, number, differs }) => ({ work, number: numberOf(work, number), before: number, differs }))
    .filter(
      ({ work, number, before, differs }) =>
        number !== before || edits.completedWorks.has(work) || (differs && edits.numbers[work] !== undefined),
    );
  const added = edits.added
    .filter(({ work }) => !worksInSeries.has(work) && !edits.removed.has(work))
    .map(({ work, number }) => ({ work, number: numberOf(work, number) }));
  return {
    version,
    set: [...changed.map(({ work, number }) => ({ work, number })), ...added],
    remove: [...edits.removed].filter((work) => worksInSeries.has(work)),
  };
}
