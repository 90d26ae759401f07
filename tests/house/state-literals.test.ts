import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { payoutStates } from '../../domain/desk/payout-schemas';
import { filesOf } from './import-graph';

const operator = String.raw`\s*(?:=|<>|\bIS NOT|\bIS|\bNOT IN|\bIN|(?<=\bCASE\s+\S+\s+)WHEN)\s*\(?\s*`;
const literals = String.raw`'[^']*'(?:\s*,\s*'[^']*')*`;
/** SQL that compares the state of a trade's part with literals. */
const ofTrade = new RegExp(String.raw`\b\w+_state\b["')]*(?:, '')?\)?${operator}(${literals})`, 'g');
/** SQL that compares a column `state` with literals: of a line, a payout, a payment. */
const ofRow = new RegExp(String.raw`(?<![_\w])state${operator}(${literals})`, 'g');

/** States of rows whose SQL may name them as plain text. `moved` violates a constraint on purpose. */
const known = new Set<string>([
  ...payoutStates,
  'moved',
  // Payment intents.
  'open',
  'processing',
  'succeeded',
  'cancelled',
]);

/** Returns the states that SQL in a text names without `code<State>()`, as far as they are not known. */
function untyped(text: string): string[] {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)].map(([, state]) => state));
  return [...found(ofTrade), ...found(ofRow).filter((state) => !known.has(state ?? ''))].map(String);
}

const sources = filesOf('worker').filter(
  // The conversations have a database of their own.
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^worker\/(testing|assistant)\//.test(file),
);

describe('states in SQL', () => {
  it('are typed by code<State>(), so that a misspelt one does not compile', () => {
    expect(sources.flatMap((file) => untyped(readFileSync(file, 'utf8')).map((state) => `${file} ${state}`))).toEqual(
      [],
    );
  });

  it.each([
    ["t.inbound_state = 'exspired'", ['exspired']],
    ["coalesce(t.outbound_state, '') IN ('packed', 'lost')", ['packed', 'lost']],
    ["CASE t.inbound_state WHEN 'settled' THEN 1", ['settled']],
    ["THEN t.inbound_state WHEN 'outbound' THEN", []],
    ["l.state IS NOT 'returned'", ['returned']],
    ["p.state = 'dew'", ['dew']],
    ["p.state IN ('due', 'failed')", []],
    ['t.inbound_state = ${code<InboundLegState>(state)}', []],
    ["trade.inbound_state === 'settled'", []],
  ])('are found in %s', (text, states) => {
    expect(untyped(text)).toEqual(states);
  });
});
