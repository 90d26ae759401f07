import { describe, expect, it } from 'vitest';
import { isbnsNear } from './damaged-isbn';

const emma = '9780141439587';

describe('isbnsNear', () => {
  it.each([
    ['a missing digit in the middle', '978014149587'],
    ['a missing last digit', '978014143958'],
    ['a wrong digit', '9780141439687'],
    ['two swapped digits', '9780144139587'],
    ['one digit too many', '97801414439587'],
    ['hyphens and spaces', '978-0-14-149587 '],
    ['an ISBN-10 with a missing digit', '014143958'],
  ])('finds the ISBN behind %s', (_, text) => {
    expect(isbnsNear(text)).toContain(emma);
    expect(isbnsNear(text).length).toBeLessThan(60);
  });

  it.each([emma, 'Emma', '1984', '', '978', '97801414395871234'])('finds none for %j', (text) => {
    expect(isbnsNear(text)).toEqual([]);
  });
});
