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
import { RunBook } from './run-book';
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
const scan = (book: RunBook, ...texts: string[]) =>
  book.apply(
    planReads(
      book,
      texts.map((text) => read(text)),
    ).change,
  );

describe('RunBook', () => {
  it('counts a book again when it is read again, and takes at most three copies', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1), isbnOf(2), isbnOf(1), isbnOf(1), isbnOf(1));
    book.answerAll([
      [0, offer(250)],
      [1, answered({ kind: 'declined', reason: 'too-little-value' })],
    ]);
    expect(book.view(0)).toMatchObject({ quantity: 4, offered: 3 });
    expect(book.counts).toMatchObject({ all: 2, accepted: 1, declined: 1 });
    expect(book.copies).toMatchObject({ all: 5, accepted: 3, declined: 2, problems: 0 });
    expect(book.ids('declined')).toEqual([0, 1]);
    const postage = inboundPostage('DE', 1);
    expect(runTotals(book)).toEqual({
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
    const book = new RunBook('DE');
    scan(book, isbnOf(1), isbnOf(1));
    book.apply(planSplit(book, 0, 'acceptable'));
    expect([book.line(0)?.quantity, book.line(1)]).toEqual([
      1,
      expect.objectContaining({ quantity: 1, grade: 'acceptable', isbn: isbnOf(1) }),
    ]);
    book.apply(planChange(book, [0], { quantity: 3 }));
    book.answerAll([
      [0, offer(200)],
      [1, offer(100)],
    ]);
    expect([book.view(0)?.offered, book.view(1)?.offered, book.status(1)]).toEqual([3, 0, 'declined']);
  });

  it('stores the neighbours of a problem, also of a line that was only counted up', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1), '4006381333931', isbnOf(1), isbnOf(2));
    expect(book.line(1)).toMatchObject({ problem: 'not-a-book', neighbours: [0, 0] });
    expect(book.ids('problems')).toEqual([1]);
  });

  it('replaces a wrong number by the meant one and accepts an unsure read after confirmation', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1), isbnOf(1).slice(0, 12) + ((Number(isbnOf(1)[12]) + 1) % 10));
    book.apply(planReads(book, [read(isbnOf(1), { sure: false, source: 'photo' })]).change);
    expect(book.counts).toMatchObject({ all: 3, problems: 2 });
    book.apply(planCorrect(book, 1, isbnOf(1)));
    book.apply(planConfirm(book, 2));
    expect([book.counts.all, book.line(0)?.quantity]).toEqual([1, 3]);
    book.apply(planCorrect(book, 0, 'rubbish'));
    expect(book.line(0)?.isbn).toBe(isbnOf(1));
  });

  it('drops an answer when grade changes and keeps it when only quantity changes', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1), isbnOf(2));
    book.answerAll([
      [0, offer(100)],
      [1, offer(100)],
    ]);
    book.apply(planChange(book, [0], { grade: 'good' }));
    book.apply(planChange(book, [1], { quantity: 2 }));
    expect([book.answer(0).kind, book.answer(1).kind, book.sums.minor]).toEqual(['waiting', 'answered', 200]);
    book.apply(planChange(book, [0], { grade: 'very-good' }));
    expect(book.sums.minor).toBe(300);
  });

  it('opens the basket’s lines twice without doubling copies', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1));
    const from = [
      read(isbnOf(1), { source: 'basket', quantity: 2, grade: 'very-good' }),
      read(isbnOf(1), { source: 'basket', grade: 'good' }),
    ];
    book.apply(planReads(book, from).change);
    book.apply(planReads(book, from).change);
    expect([0, 1].map((id) => [book.line(id)?.quantity, book.line(id)?.taken])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(book.counts.all).toBe(2);
  });

  it('takes ten thousand lines and refuses more', () => {
    const book = new RunBook('DE');
    const { change, done } = planReads(
      book,
      Array.from({ length: 10_002 }, (_, index) => read(isbnOf(index))),
    );
    book.apply(change);
    expect([book.counts.all, done.filter(({ line }) => line === null).length]).toEqual([10_000, 2]);
    expect(planReads(book, [read(isbnOf(5))]).done).toEqual([{ line: 5, isNew: false }]);
  });
});

/** Returns the whole content of a run, for comparing two runs. */
function all(book: RunBook) {
  return {
    lines: book.ids('all').map((id) => book.view(id)),
    counts: { ...book.counts },
    copies: { ...book.copies },
    sums: { ...book.sums },
    settings: { ...book.head, nextId: 0 },
  };
}

type Action = (book: RunBook) => Change;
const ids = fc.array(fc.nat(12), { maxLength: 4 });
const grade = fc.constantFrom('like-new' as const, 'very-good' as const, 'good' as const, 'acceptable' as const);
const texts = fc.oneof(fc.nat(6).map(isbnOf), fc.constantFrom('4006381333931', '123', '9780306406158'));
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .array(fc.record({ text: texts, sure: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 5 })
    .map(
      (reads): Action =>
        (book) =>
          planReads(
            book,
            reads.map(({ text, ...more }) => read(text, more)),
          ).change,
    ),
  fc.tuple(ids, grade, fc.boolean()).map(
    ([of, to, exLibrary]): Action =>
      (book) =>
        planChange(book, of, { grade: to, exLibrary }),
  ),
  fc.tuple(ids, fc.integer({ min: -1, max: 5 })).map(
    ([of, quantity]): Action =>
      (book) =>
        planChange(book, of, { quantity }),
  ),
  ids.map(
    (of): Action =>
      (book) =>
        planRemove(book, of),
  ),
  fc.nat(12).map(
    (id): Action =>
      (book) =>
        planConfirm(book, id),
  ),
  fc.tuple(fc.nat(12), fc.nat(6)).map(
    ([id, meant]): Action =>
      (book) =>
        planCorrect(book, id, isbnOf(meant)),
  ),
  fc.tuple(fc.nat(12), grade).map(
    ([id, to]): Action =>
      (book) =>
        planSplit(book, id, to),
  ),
  grade.map(
    (to): Action =>
      (book) =>
        planSettings(book, { grade: to }),
  ),
);

describe('undo and redo', () => {
  const answerEach = (book: RunBook) =>
    book.answerAll(
      book
        .ids('all')
        .map(
          (id) =>
            [id, id % 3 === 0 ? answered({ kind: 'declined', reason: 'not-in-catalogue' }) : offer(100 + id)] as const,
        ),
    );

  it('restore every state, with the same sums as a new run of the same lines', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const book = new RunBook('DE');
        const done: Change[] = [];
        const states = [all(book)];
        for (const each of actions) {
          const change = each(book);
          book.apply(change);
          done.push(change);
          answerEach(book);
          states.push(all(book));
          const anew = new RunBook('DE');
          anew.apply({
            kind: 'read',
            lines: book.ids('all').map((id) => [id, null, book.line(id) ?? null] as const),
            head: null,
          });
          answerEach(anew);
          expect({ ...all(anew), settings: null }).toEqual({ ...all(book), settings: null });
        }
        for (const [index, change] of [...done.entries()].toReversed()) {
          book.apply(undoOrRedo(change, 'undo', (id) => book.line(id), book.head));
          answerEach(book);
          expect(all(book)).toEqual(states[index]);
        }
        for (const [index, change] of done.entries()) {
          book.apply(undoOrRedo(change, 'redo', (id) => book.line(id), book.head));
          answerEach(book);
          expect(all(book)).toEqual(states[index + 1]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keep what was put into the basket in the meantime', () => {
    const book = new RunBook('DE');
    scan(book, isbnOf(1));
    const change = planChange(book, [0], { grade: 'good' });
    book.apply(change);
    book.apply(planInBasket(book, new Map([[0, 1]])));
    book.apply(undoOrRedo(change, 'undo', (id) => book.line(id), book.head));
    expect(book.line(0)).toMatchObject({ grade: 'very-good', taken: 1 });
  });
});
