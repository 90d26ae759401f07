import { expect, it } from 'vitest';
import { parseTypedNumber } from './typed';

it.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['978', { kind: 'partial', left: 10, meant: null }],
  ['978-0-306-40615', { kind: 'partial', left: 1, meant: '9780306406157' }],
  ['030640615', { kind: 'partial', left: 4, meant: '9780306406157' }],
  ['0306406152', { kind: 'isbn', isbn: '9780306406157' }],
  ['978-0-306-40615-7', { kind: 'isbn', isbn: '9780306406157' }],
  ['٩٧٨٠٣٠٦٤٠٦١٥٧', { kind: 'isbn', isbn: '9780306406157' }],
  ['9780306406158', { kind: 'wrong', problem: 'invalid-isbn', meant: '9780306406157' }],
  ['0306406153', { kind: 'wrong', problem: 'invalid-isbn', meant: '9780306406157' }],
  ['4006381333931', { kind: 'wrong', problem: 'not-a-book', meant: null }],
  ['0317-8471', { kind: 'wrong', problem: 'issn', meant: null }],
  ['97803064061577', { kind: 'wrong', problem: 'invalid-isbn', meant: null }],
  ['abc', { kind: 'wrong', problem: 'invalid-isbn', meant: null }],
])('parseTypedNumber reads %j as %j', (text, state) => {
  expect(parseTypedNumber(text)).toEqual(state);
});
