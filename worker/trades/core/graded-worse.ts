import type { InboundLineRow } from './trade-rows';

/** Returns whether a copy was graded worse than declared: with a lower grade, or rejected. */
export function isGradedWorse<Line extends Pick<InboundLineRow, 'state'>>(
  line: Line,
): line is Line & { readonly state: 'regraded' | 'rejected' } {
  return line.state === 'regraded' || line.state === 'rejected';
}

/** Returns whether a copy that was graded worse has no decision yet. */
export function isUndecided(line: Pick<InboundLineRow, 'state' | 'decision'>): boolean {
  return isGradedWorse(line) && line.decision === null;
}
