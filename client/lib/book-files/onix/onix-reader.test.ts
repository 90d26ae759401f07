import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullProduct, linesOf, message } from './onix-messages';
import { OnixReader } from './onix-reader';

const product = (reference: string, changes: Readonly<Record<string, string>> = {}) =>
  fullProduct({ 'com.example.roseanna': reference, ...changes });

/** Texts that break XML in some place. The first group can hide what follows it up to its own end. */
const hiding = ['<!--', '<![CDATA[', '<?x', '<!DOCTYPE x>'];
const breaking = '< > & / " \u0000 </ ]]> <Product> </Product> </x> <x> &#0; \ud800 \r'.split(' ');

describe('OnixReader', () => {
  it('reads the other records whatever is wrong with one, in chunks of any length', async () => {
    const text = message([product('one'), product('two'), product('three')]);
    const places = fc.integer({ min: text.indexOf('two') - 3, max: text.indexOf('three') - 60 });

    await fc.assert(
      fc.asyncProperty(
        places,
        fc.constantFrom(...hiding, ...breaking),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 6000 }),
        async (at, wrong, cut, length) => {
          const bad = text.slice(0, at) + wrong + text.slice(at + cut);
          const lines = await linesOf(bad, text.length * 2);

          expect(await linesOf(bad, length)).toEqual(lines);
          expect(lines[0]).toBe('one');
          if (!hiding.includes(wrong)) expect(lines.at(-2)).toBe('three');
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a bare &', { '>Roseanna<': '>Tom & Jerry<' }],
    ['a bare & before a word', { '>Roseanna<': '>Tom &Jerry<' }],
    ['a comment without an end', { '<DescriptiveDetail>': '<!-- <DescriptiveDetail>' }],
    ['an attribute without an end', { '<Text language="eng">': '<Text language="eng>' }],
  ])('loses no record after %s', async (_, changes) => {
    const others = Array.from({ length: 4 }, (__, at) => product(`after ${at}`, { 'Caf&eacute; &#8212;': 'Café' }));

    for (const length of [500, 100_000])
      expect(await linesOf(message([product('bad', changes), ...others]), length)).toEqual([
        '1 bad: xml-broken',
        ...others.map((__, at) => `after ${at}`),
        '4 read, whole',
      ]);
  });

  it('names the line at which each record begins, also after a bad one', () => {
    const text = message([
      product('a', { '</Subtitle>': '' }),
      product('b'),
      product('c', { '>BC<': '>B&C<' }),
      product('d'),
    ]);
    const lineOf = (reference: string) => text.slice(0, text.indexOf(`>${reference}<`)).split('\n').length - 1;

    for (const length of [7, 333, 100_000]) {
      const reader = new OnixReader();
      const lines: number[] = [];
      for (let at = 0; at < text.length; at += length)
        for (const event of reader.write(text.slice(at, at + length)))
          if (event.kind !== 'header') lines.push(event.line);

      expect(lines).toEqual(['a', 'b', 'c', 'd'].map(lineOf));
    }
  });
});
