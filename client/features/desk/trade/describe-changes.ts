import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { disputeWords } from '../../../lib/words/dispute-words';
import { lineWords, stateWords } from '../desk-words';

/** Returns what happened between two versions of a trade, in words. Empty if nothing shown has changed. */
export function describeChanges(before: DeskTrade, after: DeskTrade): string[] {
  const statesBefore = new Map(before.inbound?.lines.map(({ line, state }) => [line, state]));
  const lines = (after.inbound?.lines ?? [])
    .filter(({ line, state }) => statesBefore.get(line) !== state)
    .map(({ book, state }) => m.desk_moved_line({ title: book.title, state: lineWords[state]() }));
  const disputeChanges = after.disputes.flatMap(({ history }, at) =>
    history.slice(before.disputes[at]?.history.length ?? 0).map(({ state }) => disputeWords[state]()),
  );
  const legs = [
    [before.inbound?.state, after.inbound?.state],
    [before.outbound?.state, after.outbound?.state],
    [before.settlementState, after.settlementState],
  ] as const;
  return [
    ...disputeChanges,
    ...lines,
    ...legs.flatMap(([was, is]) =>
      is === undefined || is === was ? [] : [m.desk_moved_leg({ state: stateWords(is) })],
    ),
  ];
}
