import { describe, expect, it } from 'vitest';
import { tokenInputSchema } from './account-schemas';
import { isMailedToken } from './mailed-token';
import { confirmInputSchema } from './schemas';
import { recoveryInputSchema } from './sign-in-schemas';

describe('isMailedToken', () => {
  it.each([
    [0, false],
    [15, false],
    [16, true],
    [200, true],
    [201, false],
  ])('answers for %i characters: %s, as the API does', (length, expected) => {
    const token = 'a'.repeat(length);

    expect(isMailedToken(token)).toBe(expected);
    for (const schema of [tokenInputSchema, confirmInputSchema, recoveryInputSchema])
      expect(schema.safeParse({ token }).success).toBe(expected);
  });
});
