import { describe, expect, it } from 'vitest';
import { styleRules } from './style-rules';

describe('rules of a style sheet', () => {
  it.each([
    ['an element', 'a:hover{color:red}', [['a:hover{color:red}']]],
    ['a class', '.Aa b{color:red}', [['.Aa b{color:red}', [['Aa']]]]],
    ['two classes of one selector', '.Aa .Ab{color:red}', [['.Aa .Ab{color:red}', [['Aa', 'Ab']]]]],
    ['two selectors', '.Aa,.Ab{color:red}', [['.Aa,.Ab{color:red}', [['Aa'], ['Ab']]]]],
    ['a selector without a class beside one with', '.Aa,b{color:red}', [['.Aa,b{color:red}']]],
    [
      'a class that need not be there',
      '.Aa:not(.Ab:has(.Ac)){color:red}',
      [['.Aa:not(.Ab:has(.Ac)){color:red}', [['Aa']]]],
    ],
    ['one of several classes', ':is(.Aa,.Ab) b{color:red}', [[':is(.Aa,.Ab) b{color:red}']]],
    ['a typeface', '@font-face{font-family:A}', [['@font-face{font-family:A}']]],
    ['steps of an animation', '@keyframes a{to{top:0}}', [['@keyframes a{to{top:0}}']]],
    ['a rule without a block', '@layer base,own;', [['@layer base,own;']]],
    [
      'a group in a group',
      '@media print{@supports (top:0){.Aa{top:0}}}',
      [{ group: '@media print', rules: [{ group: '@supports (top:0)', rules: [['.Aa{top:0}', [['Aa']]]] }] }],
    ],
  ])('has %s with the classes that it needs', (_what, css, rules) => {
    expect(styleRules(css)).toEqual(rules);
  });
});
