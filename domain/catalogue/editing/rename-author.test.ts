import { describe, expect, it } from 'vitest';
import { namesAuthor, renameAuthor } from './rename-author';

describe('renameAuthor', () => {
  it.each([
    ['a wrong name', ['Jnae Austen'], 'jnae austen', 'Jane Austen', ['Jane Austen']],
    ['one of several', ['A. Brown', 'B. Gren'], 'b gren', 'B. Green', ['A. Brown', 'B. Green']],
    ['another spelling', ['FËDOR Dostoevskij'], 'fedor dostoevskij', 'Fjodor Dostojewski', ['Fjodor Dostojewski']],
    ['a name that is there already', ['Ann Ash', 'A. Ash'], 'a ash', 'Ann Ash', ['Ann Ash']],
    ['a Japanese name', ['夏目 漱石'], '夏目 漱石', '夏目漱石', ['夏目漱石']],
    ['nobody', ['Ann Ash'], 'b gren', 'B. Green', ['Ann Ash']],
  ])('renames %s', (_, authors, key, to, expected) => {
    expect(renameAuthor(authors, key, to)).toEqual(expected);
  });
});

describe('namesAuthor', () => {
  it('ignores accents and case', () => {
    expect(namesAuthor(['Émile ZOLA'], 'emile zola')).toBe(true);
    expect(namesAuthor(['Émile Zola'], 'zola')).toBe(false);
  });
});
