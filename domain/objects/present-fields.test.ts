import { expect, expectTypeOf, it } from 'vitest';
import { presentFields } from './present-fields';

it('only fields that are null or undefined are left out', () => {
  expect(presentFields({ a: 1, b: null, c: undefined, d: '', e: 0, f: false })).toEqual({
    a: 1,
    d: '',
    e: 0,
    f: false,
  });
  expect(Object.keys(presentFields({ b: null, c: undefined }))).toEqual([]);
});

it('a field that may be missing becomes optional, and another stays required', () => {
  const fields: { title: string; pages: number | null; format: 'paperback' | undefined } = {
    title: 'Emma',
    pages: null,
    format: undefined,
  };
  const present = presentFields(fields);

  expectTypeOf(present.title).toEqualTypeOf<string>();
  expectTypeOf(present.pages).toEqualTypeOf<number | undefined>();
  expectTypeOf(present.format).toEqualTypeOf<'paperback' | undefined>();
});
