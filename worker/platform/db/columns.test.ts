import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';
import { wishes } from './schema/lists';

describe('columnsOf', () => {
  it('returns all columns of a table by their names in SQL', () => {
    expect(columnsOf(wishes)).toEqual({ owner: wishes.owner, isbn: wishes.isbn, created_at: wishes.createdAt });
  });

  it('returns only the named columns', () => {
    expect(Object.keys(columnsOf(wishes, 'isbn', 'created_at'))).toEqual(['isbn', 'created_at']);
  });
});
