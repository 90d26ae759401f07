/** Facts on which the SQL of a search depends; all others are in its values. */
export interface HitsForm {
  /** Whether words or filters of the index narrow the search. */
  readonly isMatched: boolean;
  readonly isGraded: boolean;
  readonly hasMin: boolean;
  readonly hasMax: boolean;
  readonly hasSeries: boolean;
  readonly hasPublisher: boolean;
}

const unfiltered = { isGraded: false, hasMin: false, hasMax: false, hasSeries: false, hasPublisher: false };
const filtered = { isGraded: true, hasMin: true, hasMax: true, hasSeries: true, hasPublisher: true };
/** Forms over the index that contain each part of the SQL, as samples for `defineReads`. */
export const matchedForms: readonly [HitsForm, HitsForm] = [
  { isMatched: true, ...unfiltered },
  { isMatched: true, ...filtered },
];
/** Forms that contain each part of the SQL, with and without the index. */
export const sampleForms: readonly [HitsForm, ...HitsForm[]] = [
  { isMatched: false, ...unfiltered },
  { isMatched: false, ...filtered },
  ...matchedForms,
];
