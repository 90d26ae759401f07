import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../../../lib/words/count-params';
import type { HistoryStep } from '../store/run-view';

const steps: Record<HistoryStep['kind'], (inputs: { count: number; shown: string }) => string> = {
  read: m.scanning_step_read,
  change: m.scanning_step_change,
  remove: m.scanning_step_remove,
  confirm: m.scanning_step_correct,
  correct: m.scanning_step_correct,
  split: m.scanning_step_split,
  settings: m.scanning_step_settings,
  taken: m.scanning_step_change,
};

/** Returns what a change did, for the label of the button that undoes it. */
export const stepWords = ({ kind, lines }: HistoryStep): string => steps[kind](countParams(lines));
