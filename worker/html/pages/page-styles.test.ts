import { describe, expect, it } from 'vitest';
import { splitTypefaces, usedRules } from './page-styles';

const rules = [
  ['body{margin:0}'],
  ['.Aa .Ab{top:1px}', [['Aa', 'Ab']]],
  ['.Ac,.Aa{top:2px}', [['Ac'], ['Aa']]],
  { group: '@media print', rules: [['.Ab{top:3px}', [['Ab']]]] },
] as const;

describe('styles of a page', () => {
  it.each([
    ['no class', [], 'body{margin:0}'],
    ['a class of two that one selector needs', ['Aa'], 'body{margin:0}.Ac,.Aa{top:2px}'],
    ['a class within a group', ['Ab'], 'body{margin:0}@media print{.Ab{top:3px}}'],
    ['all classes', ['Aa', 'Ab'], 'body{margin:0}.Aa .Ab{top:1px}.Ac,.Aa{top:2px}@media print{.Ab{top:3px}}'],
  ])('are in their order for a page with %s', (_what, classes, text) => {
    expect(usedRules(rules, new Set(classes))).toBe(text);
  });
});

describe('splitTypefaces', () => {
  it('separates the typefaces that are fetched from those of the system', () => {
    const [installed, fetched] = ['@font-face{src:local(A)}', '@font-face{src:url(/assets/a.woff2)}'];

    expect(splitTypefaces([[installed], [fetched]])).toEqual({ installed, fetched });
  });
});
