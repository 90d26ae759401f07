import { describe, expect, it } from 'vitest';
import { latinFiles, splitTypefaces } from './typefaces';

const face = (more: string) => `@font-face{font-family:A;${more}}`;

describe('splitTypefaces', () => {
  it('separates typefaces from the other rules and keeps the order of both', () => {
    const [fetched, installed] = [face('src:url(/assets/a.woff2)'), face('src:local(Arial)')];

    expect(splitTypefaces(`${fetched}a{color:red}${installed}b{color:tan}`)).toEqual({
      typefaces: fetched + installed,
      rest: 'a{color:red}b{color:tan}',
    });
  });
});

describe('latinFiles', () => {
  it.each([
    ['a face for Latin text', 'src:url(/assets/a.woff2)format("woff2");unicode-range:U+??,U+131', ['a.woff2']],
    ['a face for Latin text as a range', 'src:url("/assets/a.woff2");unicode-range: U+2122, U+0-FF', ['a.woff2']],
    ['a face for other letters', 'src:url(/assets/a.woff2);unicode-range:U+100-130', []],
    ['a face of the system', 'src:local(Arial);unicode-range:U+??', []],
  ])('returns the files of %s', (_what, text, files) => {
    expect(latinFiles(face(text))).toEqual(files);
  });
});
