import type { Decision } from './grading';

/** Returns the name of the field with the decision about a line. */
export const decisionField = (line: number): string => `line-${line}`;
const decisionName = /^line-(\d{1,4})$/;

/** Returns the line that a field's decision is about. Null for other fields. */
export function decisionLine(name: string): number | null {
  const line = decisionName.exec(name)?.[1];
  return line === undefined ? null : Number(line);
}

/** Decision about one graded copy. */
export interface LineDecision {
  readonly line: number;
  readonly decision: Decision;
}

/** Returns decisions as one text in the order of their lines, e.g. "3:accept,4:return". */
export function formatDecisions(lines: readonly LineDecision[]): string {
  return lines
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, decision }) => `${line}:${decision}`)
    .join(',');
}
