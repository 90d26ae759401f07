import { expect, test } from 'vitest';
import { sortFiles } from './sources/sort-files';
import { listKey } from './list/list-keys';
import { marksOf, replaceNumber } from './sources/paste-marks';
import { typedNumbers } from './sources/typed-numbers';

const key = (name: string, more: Partial<Parameters<typeof listKey>[0]> = {}) =>
  listKey({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('marksOf cuts a text at its numbers and keeps all characters', () => {
  const text = 'box 3: 978-0-14-143958-7 Emma, 9780141439680';
  const marks = marksOf(text);
  expect(marks.filter(({ kind }) => kind !== null).map((mark) => [mark.text, mark.kind])).toEqual([
    ['978-0-14-143958-7', 'isbn'],
    ['9780141439680', 'wrong'],
  ]);
  expect(marks.map((mark) => mark.text).join('')).toBe(text);
  expect(replaceNumber(text, '9780141439680', '9780141439686')).toBe('box 3: 978-0-14-143958-7 Emma, 9780141439686');
});

test('a number that is still being typed is not wrong yet', () => {
  expect(typedNumbers('9780141439').wrong).toEqual([]);
  expect(typedNumbers('9780141439580').wrong).toEqual([
    { text: '9780141439580', problem: 'invalid-isbn', meant: '9780141439587' },
  ]);
  expect(typedNumbers('4006381333931').wrong[0]?.problem).toBe('not-a-book');
});

test('the field counts the books that the run will count: one for both forms of a number', () => {
  const { books, reads, wrong } = typedNumbers(
    'Order 9781234567, Emma ISBN-10: 0141439580, ISBN-13: 978-0-14-143958-7; pencil 4006381333931',
  );
  expect([books, reads.length, wrong]).toEqual([1, 1, []]);
});

test('sortFiles recognises photos by type or name and treats other files as text', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type });
  const { pictures, lists } = sortFiles([file('a.HEIC'), file('b', 'image/png'), file('c.csv'), file('d')]);
  expect([pictures.map(({ name }) => name), lists.map(({ name }) => name)]).toEqual([
    ['a.HEIC', 'b'],
    ['c.csv', 'd'],
  ]);
});

test('listKey reads digits as grades and leaves shortcuts to the browser', () => {
  expect(key('1')).toEqual({ kind: 'grade', grade: 'like-new' });
  expect(key('4')).toEqual({ kind: 'grade', grade: 'acceptable' });
  expect(key('5')).toBeNull();
  expect(key('a', { ctrlKey: true })).toEqual({ kind: 'all' });
  expect(key('1', { ctrlKey: true })).toBeNull();
  expect(key('ArrowDown', { shiftKey: true })).toEqual({ kind: 'move', by: 1, reach: true });
});
