import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../domain/catalogue/palette';
import { subjects } from '../../../domain/subjects';
import { authorShare } from './composition';
import { composeCover, drawCover, type CoverBook } from './draw-cover';
import { coverHeight, coverWidth } from './shapes';
import type { TextBox } from './sheet';

const book = (change: Partial<CoverBook>): CoverBook => ({
  isbn: '9783596294336',
  title: 'Der Zauberberg',
  authors: ['Thomas Mann'],
  subjects: ['classics'],
  language: 'de',
  ...change,
});

/** Returns the covers of one title under 120 ISBNs, which is enough for each layout. */
const eachLayout = (change: Partial<CoverBook>) =>
  Array.from({ length: 120 }, (_, index) => book({ ...change, isbn: `97800${index}` }));

/** Reads a whole XML document and throws at the first thing that is not well-formed; returns its texts. */
function parseXml(xml: string): string[] {
  const open: string[] = [];
  const texts: string[] = [];
  const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/guy;
  while (token.lastIndex < xml.length) {
    const from = token.lastIndex;
    const match = token.exec(xml);
    if (match === null) throw new Error(`Not well-formed at ${from}: ${xml.slice(from, from + 60)}`);
    const [whole, closing, name = '', attributes = '', empty, text] = match;
    if (/&(?!#\d+;)/u.test(whole) || /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(whole))
      throw new Error(`Forbidden character in ${whole}`);
    const names = [...attributes.matchAll(/([\w:-]+)=/gu)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) throw new Error(`Attribute twice in ${whole}`);
    if (text !== undefined) texts.push(text);
    else if (closing === '/') {
      if (open.pop() !== name) throw new Error(`Closed wrongly: ${name}`);
    } else if (empty !== '/') open.push(name);
    if (open.length === 0 && token.lastIndex < xml.length) throw new Error('More than one root');
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(' ')}`);
  return texts;
}

const inside = ({ left, right, top, bottom }: TextBox) =>
  left >= -0.01 && right <= coverWidth + 0.01 && top >= 41.9 && bottom <= coverHeight + 0.01;
const apart = (a: TextBox, b: TextBox) =>
  a.cut !== b.cut ||
  a.right <= b.left + 0.5 ||
  b.right <= a.left + 0.5 ||
  a.bottom <= b.top + 0.5 ||
  b.bottom <= a.top + 0.5;

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.lorem({ maxCount: 25 }),
  fc
    .array(
      fc.constantFrom(
        'موسم',
        'الهجرة',
        'إلى',
        '吾輩は猫である',
        'ノルウェイ',
        'Żółć',
        'Straße',
        '😀',
        '👨‍👩‍👧',
        'ﷺ',
        'W',
        'סיפור',
        'Мастер',
        'ไทย',
        '&<>"\'',
        'Rindfleischetikettierungsüberwachung',
        'e\u0301\u0301\u0301\u0301',
        '\u202e',
        '\ud800',
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(' ')),
);
const anyBook = fc.record({
  isbn: fc.stringMatching(/^97[89]\d{10}$/),
  title: words,
  authors: fc.array(words, { maxLength: 4 }),
  subjects: fc.array(fc.constantFrom(...subjects), { maxLength: 2 }),
  language: fc.constantFrom('en', 'ar', 'ja', 'zh', 'ko', 'fa', '<x>'),
  series: fc.option(fc.constantFrom('Harry Potter #2', 'Discworld #41', 'Earthsea', 'Dune #7', 'X #1234')),
});

describe('a drawn cover', () => {
  it('is well-formed, repeatable, and keeps readable words inside and apart, for any book', () => {
    fc.assert(
      fc.property(anyBook, (any) => {
        const { svg, boxes } = composeCover(any);
        parseXml(svg);
        expect(drawCover(any)).toBe(svg);
        for (const box of boxes) {
          expect(box, 'stands outside the cover').toSatisfy(inside);
          expect(contrast(box.ink.fill, box.ink.ground)).toBeGreaterThanOrEqual(4.5);
        }
        boxes.forEach((box, index) =>
          boxes.slice(index + 1).forEach((other) => expect([box, other], 'overlap').toSatisfy(() => apart(box, other))),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('sets the author smaller than the title and in the other face, in each layout and cut', () => {
    for (const [title, author, language] of [
      ['The Secret History', 'Donna Tartt', 'en'],
      ['The Hundred-Year-Old Man Who Climbed Out of the Window and Disappeared', 'Jonas Jonasson', 'en'],
      ['موسم الهجرة إلى الشمال', 'الطيب صالح', 'ar'],
      ['ノルウェイの森', '村上春樹', 'ja'],
    ] as const) {
      for (const one of eachLayout({ title, authors: [author], language })) {
        const { boxes } = composeCover(one);
        for (const cut of ['full', 'small'] as const) {
          const [names, titles] = [true, false].map((wanted) =>
            boxes.filter((box) => box.cut === cut && author.includes(box.text) === wanted),
          );
          const smallest = Math.min(...(titles ?? []).map((box) => box.size));
          for (const name of names ?? []) {
            expect(name.size).toBeLessThanOrEqual(smallest * authorShare + 0.01);
            expect(titles?.map((box) => box.face)).not.toContain(name.face);
          }
        }
      }
    }
  });

  it('draws the volumes of a series alike, with the number of each in both cuts', () => {
    for (const name of [
      'Commissario Brunetti',
      'Harry Potter',
      'Kurt Wallander',
      'Wiedźmin',
      'Discworld',
      'Millennium',
    ]) {
      const volumes = [1, 2, 13].map((number) =>
        composeCover(
          book({
            isbn: `97800${number}`,
            title: 'One Title',
            subjects: number === 2 ? ['children', 'fantasy'] : ['fantasy', 'children'],
            series: `${name} #${number}`,
          }),
        ),
      );
      const colours = volumes.map(({ svg }) => [...new Set(svg.match(/#[0-9A-F]{6}/gu))].toSorted().join());
      expect(new Set(colours).size).toBe(1);
      volumes.forEach(({ boxes }, index) => {
        const shown = boxes.filter((box) => box.text === ['1', '2', '13'][index]);
        expect(new Set(shown.map((box) => box.cut))).toEqual(new Set(['full', 'small']));
      });
    }
  });

  it('draws the emblem of each subject', () => {
    const drawn = subjects.map((subject) => drawCover(book({ isbn: '9780000000002', subjects: [subject] })));
    expect(new Set(drawn).size).toBe(subjects.length);
  });

  it('loads nothing and runs nothing', () => {
    for (const one of eachLayout({
      title: '<script>alert(1)</script> "&amp;"',
      authors: ['https://example.org/<b>'],
    })) {
      const svg = drawCover(one);
      expect(svg).not.toMatch(/<script|<image|<foreignObject|@import|url\((?!#)|href="(?!#)/u);
      expect(svg.match(/https?:/gu)).toEqual(['http:']);
    }
  });

  it('refers only to parts it has', () => {
    for (const one of eachLayout({ title: 'L’Élégance du hérisson' })) {
      const svg = drawCover(one);
      const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/gu)) expect(ids).toContain(used);
    }
  });

  it('sets Latin as outlines and the rest as text with its direction', () => {
    for (const title of [
      'Żywot człowieka poczciwego',
      'Memórias Póstumas de Brás Cubas',
      'Größe & Maß',
      'L’Étranger',
    ]) {
      for (const one of eachLayout({ title, authors: ['Józef Kraszewski'] }))
        expect(drawCover(one)).not.toContain('<text');
    }
    for (const one of eachLayout({ title: 'موسم الهجرة إلى الشمال', authors: ['الطيب صالح'], language: 'ar' })) {
      const svg = drawCover(one);
      expect(svg).toContain('direction="rtl"');
      expect(svg.match(/<text/gu)?.length).toBe(svg.match(/<text[^>]* direction="rtl"/gu)?.length);
    }
  });

  it('sets a short Japanese title upright on its slip', () => {
    const upright = eachLayout({ title: 'こころ', authors: ['夏目漱石'], language: 'ja' })
      .map(drawCover)
      .filter((svg) => svg.includes('vertical-rl'));
    expect(upright.length).toBeGreaterThan(0);
    expect(parseXml(upright[0] ?? '')).toEqual(expect.arrayContaining(['こころ', '夏目漱石']));
  });

  it('keeps both cuts in one file and shows the full one where styles are off', () => {
    const svg = drawCover(book({}));
    expect(svg).toContain('@media(max-width:95px)');
    expect(svg).toMatch(/<g class="f">.*<g class="s" display="none">/u);
    const tallest = (boxes: readonly TextBox[], cut: string) =>
      Math.max(...boxes.filter((box) => box.cut === cut).map((box) => box.bottom - box.top));
    const larger = eachLayout({ title: 'The Secret History', authors: ['Donna Tartt'] })
      .map((one) => composeCover(one).boxes)
      .filter((boxes) => tallest(boxes, 'small') > tallest(boxes, 'full'));
    expect(larger.length).toBeGreaterThan(100);
  });

  it('draws a cover without a title', () => {
    for (const one of eachLayout({ title: ' ', authors: ['Anonymous'] }))
      expect(composeCover(one).boxes.length).toBeGreaterThan(0);
    for (const one of eachLayout({ title: '\u200e', authors: [] }))
      expect(composeCover(one).boxes.length).toBeGreaterThan(0);
  });

  it('stays small enough to send by the dozen', () => {
    const sizes = eachLayout({ title: 'Cien años de soledad', authors: ['Gabriel García Márquez'] })
      .map((one) => gzipSync(drawCover(one)).length)
      .toSorted((a, b) => a - b);
    expect(sizes[60]).toBeLessThan(4000);
    expect(sizes.at(-1)).toBeLessThan(6000);
  });

  it('draws each line of words as one element, because a browser is slow with many', () => {
    const { svg, boxes } = composeCover(book({ title: 'Cien años de soledad' }));
    const outlined = [...svg.matchAll(/<path transform="matrix/g)].length;
    expect(svg).not.toContain('<text');
    expect(outlined).toBe(boxes.length);
  });

  it('draws each row of a pattern with few elements', () => {
    const counts = eachLayout({ title: 'نجيب محفوظ' })
      .concat(eachLayout({}))
      .map((one) => [...drawCover(one).matchAll(/<[a-z]/gu)].length);
    expect(Math.max(...counts)).toBeLessThan(80);
  });
});
