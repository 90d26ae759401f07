import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '../../../domain/accounts/password';
import { loadCommonRank } from './load-common-rank';

const person = { name: 'Ann', email: 'ann@reader.example' };

describe('the list of common passwords', () => {
  it('has far more than 3,000 passwords that are long enough to be chosen', async () => {
    const rankOf = await loadCommonRank();
    const choosable = [...new Set(dictionary['passwords-common'])].filter(
      (word) => word.length >= 8 && rankOf(word.toLowerCase()) !== null,
    );
    expect(choosable.length).toBeGreaterThan(10_000);
    const taken = choosable.slice(0, 3_000).filter((word) => passwordProblem(word, person, rankOf) === null);
    expect(taken).toEqual([]);
  });

  it.each(['trustno1', 'Liverpool1', 'qwertyuiop', '1qaz2wsx', 'IloveYou2!', 'dragon2026'])(
    'refuses %s',
    async (password) => {
      expect(passwordProblem(password, person, await loadCommonRank())).toBe('password-common');
    },
  );

  it.each(['seven folded corners', 'x9#kTq2v', 'Lesezeichenkatze', 'ゆっくり本を読む夜'])(
    'accepts %s',
    async (password) => {
      expect(passwordProblem(password, person, await loadCommonRank())).toBeNull();
    },
  );
});
