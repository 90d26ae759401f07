import { expect, test } from 'vitest';
import type { Grade } from '../../../domain/grade';
import { rowsOf } from './list-rows';

const line = (isbn: string, grade: Grade = 'good') => ({ book: { isbn }, grade });
const written = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ id, line: { book, grade }, isRemoved }) => `${id} ${book.isbn} ${grade}${isRemoved ? ' removed' : ''}`);

test('a line that the screen removes stays in its place', () => {
  const rows = rowsOf([], [line('1'), line('2'), line('3')]);
  const changed = new Set(['2:good']);

  const removed = rowsOf(rows, [line('1'), line('3')], { changed });

  expect(written(removed)).toEqual(['1:good 1 good', '2:good 2 good removed', '3:good 3 good']);
  expect(written(rowsOf(removed, [line('1'), line('3')]))).toEqual(written(removed));
});

test('a line that was ordered or removed elsewhere has no row', () => {
  const rows = rowsOf([], [line('1'), line('2'), line('3')]);

  expect(written(rowsOf(rows, [line('1'), line('3')]))).toEqual(['1:good 1 good', '3:good 3 good']);
  expect(written(rowsOf(rows, []))).toEqual([]);
});

test('a restored line takes its place again', () => {
  const rows = rowsOf(rowsOf([], [line('1'), line('2')]), [line('2')], { changed: new Set(['1:good']) });

  expect(written(rowsOf(rows, [line('1'), line('2')]))).toEqual(['1:good 1 good', '2:good 2 good']);
});

test('a new line gets a row at its place in the list', () => {
  const rows = rowsOf([], [line('1'), line('2')]);

  expect(written(rowsOf(rows, [line('3'), line('1'), line('2')]))).toEqual([
    '3:good 3 good',
    '1:good 1 good',
    '2:good 2 good',
  ]);
});

test('a line keeps the id of its row when its grade changes', () => {
  const rows = rowsOf([], [line('1'), line('2')]);
  const moved = { id: '1:good', to: line('1', 'very-good') };

  expect(written(rowsOf(rows, [line('1', 'very-good'), line('2')], { moved: [moved] }))).toEqual([
    '1:good 1 very-good',
    '2:good 2 good',
  ]);
});

test('two lines become one row when one gets the grade of the other', () => {
  const rows = rowsOf([], [line('1'), line('1', 'very-good')]);
  const moved = { id: '1:good', to: line('1', 'very-good') };

  expect(written(rowsOf(rows, [line('1', 'very-good')], { moved: [moved] }))).toEqual(['1:good 1 very-good']);
});

test('a new line never gets the id of a row that was moved', () => {
  const rows = rowsOf([], [line('1')]);
  const moved = rowsOf(rows, [line('1', 'very-good')], { moved: [{ id: '1:good', to: line('1', 'very-good') }] });

  expect(written(rowsOf(moved, [line('1'), line('1', 'very-good')]))).toEqual(['1:good+ 1 good', '1:good 1 very-good']);
});

test('two rows that get the same grade at once become one row, and a row without a line is removed', () => {
  const rows = rowsOf([], [line('1'), line('1', 'very-good'), line('2')]);
  const to = line('1', 'acceptable');
  const moved = [
    { id: '1:good', to },
    { id: '1:very-good', to },
  ];

  const changed = new Set(['1:good', '1:very-good', '2:good']);
  expect(written(rowsOf(rows, [to], { moved, changed }))).toEqual(['1:good 1 acceptable', '2:good 2 good removed']);
});
