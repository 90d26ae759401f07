import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eanCheckDigit } from '../isbn';
import { inboundPostage } from '../basket/postage';
import { money } from '../money';
import type { OfferAnswer } from '../pricing/schemas';
import {
  planChange,
  planConfirm,
  planCorrect,
  planReads,
  planRemove,
  planSettings,
  planSplit,
  planInBasket,
} from './plan';
import { RunContent } from './run-content';
import type { Answered, Read } from './run';
import { undoOrRedo, type Change } from './undo';
import { runTotals } from './totals';

const isbnOf = (number: number) => {
  const twelve = `978${String(number).padStart(9, '0')}`;
  return twelve + eanCheckDigit(twelve);
};
const read = (text: string, more: Partial<Read> = {}): Read => ({ text, source: 'scanner', sure: true, ...more });
const answered = (offer: OfferAnswer['offer']): Answered => ({
  kind: 'answered',
  book: null,
  at: '2026-11-21T00:00:00.000Z',
  offer,
});
const offer = (minor: number) => answered({ kind: 'offer', amount: money(minor, 'EUR'), reasons: [], heldUntil: null });
const scan = (content: RunContent, ...texts: string[]) =>
  content.apply(
    planReads(
      content,
      texts.map((text) => read(text)),
    ).change,
  );

describe('RunContent', () => {
  it('counts a book again when it is read again, and takes at most three copies', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1), isbnOf(2), isbnOf(1), isbnOf(1), isbnOf(1));
    content.answerAll([
      [0, offer(250)],
      [1, answered({ kind: 'declined', reason: 'too-little-value' })],
    ]);
    expect(content.view(0)).toMatchObject({ quantity: 4, offered: 3 });
    expect(content.counts).toMatchObject({ all: 2, accepted: 1, declined: 1 });
    expect(content.copies).toMatchObject({ all: 5, accepted: 3, declined: 2, problems: 0 });
    expect(content.ids('declined')).toEqual([0, 1]);
    const postage = inboundPostage('DE', 1);
    expect(runTotals(content)).toEqual({
      books: 3,
      left: 3,
      amount: money(750, 'EUR'),
      postage,
      together: money(750 + postage.minor, 'EUR'),
      minimum: money(1000, 'EUR'),
      missing: money(250, 'EUR'),
    });
  });

  it('shares the limit of three copies among lines of one book', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1), isbnOf(1));
    content.apply(planSplit(content, 0, 'acceptable'));
    expect([content.line(0)?.quantity, content.line(1)]).toEqual([
      1,
      expect.objectContaining({ quantity: 1, grade: 'acceptable', isbn: isbnOf(1) }),
    ]);
    content.apply(planChange(content, [0], { quantity: 3 }));
    content.answerAll([
      [0, offer(200)],
      [1, offer(100)],
    ]);
    expect([content.view(0)?.offered, content.view(1)?.offered, content.status(1)]).toEqual([3, 0, 'declined']);
  });

  it('stores the neighbours of a problem, also of a line that was only counted up', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1), '4006381333931', isbnOf(1), isbnOf(2));
    expect(content.line(1)).toMatchObject({ problem: 'not-a-book', neighbours: [0, 0] });
    expect(content.ids('problems')).toEqual([1]);
  });

  it('replaces a wrong number by the meant one and accepts an unsure read after confirmation', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1), isbnOf(1).slice(0, 12) + ((Number(isbnOf(1)[12]) + 1) % 10));
    content.apply(planReads(content, [read(isbnOf(1), { sure: false, source: 'photo' })]).change);
    expect(content.counts).toMatchObject({ all: 3, problems: 2 });
    content.apply(planCorrect(content, 1, isbnOf(1)));
    content.apply(planConfirm(content, 2));
    expect([content.counts.all, content.line(0)?.quantity]).toEqual([1, 3]);
    content.apply(planCorrect(content, 0, 'rubbish'));
    expect(content.line(0)?.isbn).toBe(isbnOf(1));
  });

  it('drops an answer when grade changes and keeps it when only quantity changes', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1), isbnOf(2));
    content.answerAll([
      [0, offer(100)],
      [1, offer(100)],
    ]);
    content.apply(planChange(content, [0], { grade: 'good' }));
    content.apply(planChange(content, [1], { quantity: 2 }));
    expect([content.answer(0).kind, content.answer(1).kind, content.sums.minor]).toEqual(['waiting', 'answered', 200]);
    content.apply(planChange(content, [0], { grade: 'very-good' }));
    expect(content.sums.minor).toBe(300);
  });

  it('opens the basket’s lines twice without doubling copies', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1));
    const from = [
      read(isbnOf(1), { source: 'basket', quantity: 2, grade: 'very-good' }),
      read(isbnOf(1), { source: 'basket', grade: 'good' }),
    ];
    content.apply(planReads(content, from).change);
    content.apply(planReads(content, from).change);
    expect([0, 1].map((id) => [content.line(id)?.quantity, content.line(id)?.taken])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(content.counts.all).toBe(2);
  });

  it('takes ten thousand lines and refuses more', () => {
    const content = new RunContent('DE');
    const { change, done } = planReads(
      content,
      Array.from({ length: 10_002 }, (_, index) => read(isbnOf(index))),
    );
    content.apply(change);
    expect([content.counts.all, done.filter(({ line }) => line === null).length]).toEqual([10_000, 2]);
    expect(planReads(content, [read(isbnOf(5))]).done).toEqual([{ line: 5, isNew: false }]);
  });
});

/** Returns the whole content of a run, for comparing two runs. */
function all(content: RunContent) {
  return {
    lines: content.ids('all').map((id) => content.view(id)),
    counts: { ...content.counts },
    copies: { ...content.copies },
    sums: { ...content.sums },
    settings: { ...content.state, nextId: 0 },
  };
}

type Action = (content: RunContent) => Change;
const ids = fc.array(fc.nat(12), { maxLength: 4 });
const grade = fc.constantFrom('like-new' as const, 'very-good' as const, 'good' as const, 'acceptable' as const);
const texts = fc.oneof(fc.nat(6).map(isbnOf), fc.constantFrom('4006381333931', '123', '9780306406158'));
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .array(fc.record({ text: texts, sure: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 5 })
    .map(
      (reads): Action =>
        (content) =>
          planReads(
            content,
            reads.map(({ text, ...more }) => read(text, more)),
          ).change,
    ),
  fc.tuple(ids, grade, fc.boolean()).map(
    ([of, to, exLibrary]): Action =>
      (content) =>
        planChange(content, of, { grade: to, exLibrary }),
  ),
  fc.tuple(ids, fc.integer({ min: -1, max: 5 })).map(
    ([of, quantity]): Action =>
      (content) =>
        planChange(content, of, { quantity }),
  ),
  ids.map(
    (of): Action =>
      (content) =>
        planRemove(content, of),
  ),
  fc.nat(12).map(
    (id): Action =>
      (content) =>
        planConfirm(content, id),
  ),
  fc.tuple(fc.nat(12), fc.nat(6)).map(
    ([id, meant]): Action =>
      (content) =>
        planCorrect(content, id, isbnOf(meant)),
  ),
  fc.tuple(fc.nat(12), grade).map(
    ([id, to]): Action =>
      (content) =>
        planSplit(content, id, to),
  ),
  grade.map(
    (to): Action =>
      (content) =>
        planSettings(content, { grade: to }),
  ),
);

describe('undo and redo', () => {
  const answerEach = (content: RunContent) =>
    content.answerAll(
      content
        .ids('all')
        .map(
          (id) =>
            [id, id % 3 === 0 ? answered({ kind: 'declined', reason: 'not-in-catalogue' }) : offer(100 + id)] as const,
        ),
    );

  it('restore every state, with the same sums as a new run of the same lines', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const content = new RunContent('DE');
        const done: Change[] = [];
        const states = [all(content)];
        for (const each of actions) {
          const change = each(content);
          content.apply(change);
          done.push(change);
          answerEach(content);
          states.push(all(content));
          const anew = new RunContent('DE');
          anew.apply({
            kind: 'read',
            lines: content.ids('all').map((id) => [id, null, content.line(id) ?? null] as const),
            head: null,
          });
          answerEach(anew);
          expect({ ...all(anew), settings: null }).toEqual({ ...all(content), settings: null });
        }
        for (const [index, change] of [...done.entries()].toReversed()) {
          content.apply(undoOrRedo(change, 'undo', (id) => content.line(id), content.state));
          answerEach(content);
          expect(all(content)).toEqual(states[index]);
        }
        for (const [index, change] of done.entries()) {
          content.apply(undoOrRedo(change, 'redo', (id) => content.line(id), content.state));
          answerEach(content);
          expect(all(content)).toEqual(states[index + 1]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keep what was put into the basket in the meantime', () => {
    const content = new RunContent('DE');
    scan(content, isbnOf(1));
    const change = planChange(content, [0], { grade: 'good' });
    content.apply(change);
    content.apply(planInBasket(content, new Map([[0, 1]])));
    content.apply(undoOrRedo(change, 'undo', (id) => content.line(id), content.state));
    expect(content.line(0)).toMatchObject({ grade: 'very-good', taken: 1 });
  });
});
