import { decisionLine } from '../trades/decision-fields';
import type { FormFields } from './form-schema';

/** Returns the lines whose boxes (`line-3`) are ticked. */
export const tickedLines = (fields: FormFields): number[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const line = decisionLine(name);
    return line === null || value !== 'on' ? [] : [line];
  });
