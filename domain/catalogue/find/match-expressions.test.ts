import { describe, expect, it } from 'vitest';
import { authorMatch, matchNothing, matchOf, tagsOf } from './match-expressions';

describe('matchOf', () => {
  it('restricts typed words to the word columns, so that a typed tag is no tag', () => {
    expect(matchOf('lde').any).toBe('{title authors other}:"lde"*');
    expect(matchOf('tags:lde" OR "x').any).toBe(
      '{title authors other}:"tags"* AND {title authors other}:"lde"* AND {title authors other}:"or" AND {title ' +
        'authors other}:"x"*',
    );
  });

  it('matches short words in the middle whole and the last word as a prefix', () => {
    expect(matchOf('a tale o').title).toBe('title:"a" AND title:"tale"* AND title:"o"*');
  });

  it('matches pairs of characters whole and a single character as a prefix', () => {
    expect(matchOf('村上春').title).toBe('title:"村上" AND title:"上春"');
    expect(matchOf('村').title).toBe('title:"村"*');
  });

  it('also matches the subject that a word names in any language', () => {
    expect(matchOf('krimi').any).toBe('({title authors other}:"krimi"* OR tags:"scrime")');
    expect(matchOf('science fiction').any).toContain('OR tags:"ssciencefiction"');
  });

  it('adds filters as tags', () => {
    expect(matchOf('', { language: ['de'], format: ['paperback'], subject: ['science-fiction'] }).any).toBe(
      'tags:"lde" AND tags:"fpaperback" AND tags:"ssciencefiction"',
    );
    expect(authorMatch('—')).toBeNull();
    expect(authorMatch('J.K. Rowling')).toBe('authors:"j" AND authors:"k" AND authors:"rowling"');
  });

  it('is null without text and filters, and matches nothing for signs alone', () => {
    expect(matchOf('').any).toBeNull();
    expect(matchOf('"“”—').any).toBe(matchNothing);
  });

  it('accepts any of the values of a filter, and one value of each filter', () => {
    expect(matchOf('', { language: ['de', 'en'], subject: ['crime'] }).any).toBe(
      'tags:("lde" OR "len") AND tags:"scrime"',
    );
  });

  it('uses the tags of an edition', () => {
    const tags = tagsOf({ language: 'de', format: 'pocket', subjects: ['self-help'] });
    for (const tag of tags)
      expect(matchOf('', { language: ['de'], format: ['pocket'], subject: ['self-help'] }).any).toContain(`"${tag}"`);
  });
});
