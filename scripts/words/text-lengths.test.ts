import { describe, expect, it } from 'vitest';
import { headingFaults, kindsIn, lengthFaults } from './text-lengths.mjs';

const code = `
  <h1 className={styles['title']}>{m.page()}</h1>
  <SectionHead size="block" title={m.section()} />
  <Button size="big" onClick={() => void again()}>
    {busy ? m.wait() : m.buy({ amount })}
  </Button>
  <p>{m.sentence()}</p>
  <th scope="row">{m.row()}</th>
`;

describe('the kind of a text', () => {
  it('is that of the heading, section or button that it is in', () => {
    expect([...kindsIn([code])].map(([key, kinds]) => [key, ...kinds])).toEqual([
      ['page', 'page heading'],
      ['wait', 'button'],
      ['buy', 'button'],
      ['section', 'section heading'],
    ]);
  });
});

describe('a text', () => {
  it('may not be longer than its kind allows, where a placeholder counts as six characters', () => {
    const kinds = kindsIn([code]);
    const ofLength = (length: number) => 'a'.repeat(length);

    const fits = { page: ofLength(40), section: ofLength(28), wait: ofLength(24), buy: `${ofLength(26)}{amount}` };
    expect(lengthFaults(fits, kinds, 'en')).toEqual([]);

    const long = { section: ofLength(29), wait: ofLength(25), mail_a_subject: ofLength(46), sentence: ofLength(90) };
    expect(lengthFaults(long, kinds, 'en')).toEqual([
      expect.stringContaining('section: “'),
      expect.stringContaining('has 25 characters, a button 24'),
      expect.stringContaining('a subject of a mail 45'),
    ]);
    expect(lengthFaults(long, kinds, 'de')).toEqual([]);
    expect(lengthFaults(long, kinds, 'ja')).toHaveLength(3);
  });

  it('may be longer where the law prescribes its words', () => {
    const kinds = kindsIn(['<Button>{m.checkout_place_pay()}</Button>']);

    expect(lengthFaults({ checkout_place_pay: 'a'.repeat(50) }, kinds, 'en')).toEqual([]);
  });
});

describe('a section heading of a page', () => {
  it('may have 28 characters in English, without its number', () => {
    const line = (text: string, place = 'pages/terms.en.md:3') => ({ place, text });
    const longest = 'a'.repeat(28);
    expect(headingFaults([line(`## 12. ${longest}`), line(`${longest}aa`), line('## a', 'faq: a')], 'en')).toEqual([]);
    expect(headingFaults([line(`### ${longest}b`)], 'en')).toEqual([
      `pages/terms.en.md:3: “${longest}b” has 29 characters, a section heading 28`,
    ]);
  });
});
