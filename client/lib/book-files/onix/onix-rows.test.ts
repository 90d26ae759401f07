import { describe, expect, it } from 'vitest';
import { fullProduct, itemsOf, linesOf, message, parseCells, pieces, withShortTags } from './onix-messages';
import { onixItems } from './onix-rows';

const product = (reference: string, changes: Readonly<Record<string, string>> = {}) =>
  fullProduct({ 'com.example.roseanna': reference, ...changes });

const edition = {
  isbn: '9780007232833',
  title: 'Roseanna',
  subtitle: 'A Café — Mystery',
  series: 'The Martin Beck series #1',
  authors: ['Maj Sjöwall', 'Per Wahlöö'],
  language: 'en',
  publisher: 'Perennial (HarperCollins)',
  publisherContact: {
    postal: '1 Long Street, D02 Dublin, IE',
    electronic: 'safety@publisher.example',
    responsible: null,
  },
  published: '2006-08-07',
  format: 'paperback',
  pages: 245,
  grams: 195,
  subjects: ['crime', 'fiction'],
  price: 899,
  description: 'Written in 1965, Roseanna is a classic. Read it.',
  descriptionLanguage: 'en',
  workYear: 1965,
  otherTitles: [{ language: 'sv', title: 'Rosanna' }],
  sameWork: ['9780007324378'],
};

describe('a record with all blocks', () => {
  it.each([
    ['reference tags of 3.0', message([fullProduct()])],
    ['short tags of 3.0', withShortTags(message([fullProduct()]))],
    ['reference tags of 3.1', message([fullProduct()], '3.1')],
    ['short tags of 3.1', withShortTags(message([fullProduct()], '3.1'))],
    ['a prefix before all tags', message([fullProduct()]).replace(/<(\/?)([A-Z])/g, '<$1onix:$2')],
    [
      'HTML as text',
      message([
        fullProduct({
          '<p>Written in 1965, <em>Roseanna</em> is a <b>classic</b>.</p><p>Read it.</p>':
            '&lt;p&gt;Written in 1965, &lt;em&gt;Roseanna&lt;/em&gt; is a classic.&lt;br/&gt;Read it.&lt;/p&gt;',
        }),
      ]),
    ],
    [
      'HTML in CDATA',
      message([
        fullProduct({
          '<p>Written in 1965, <em>Roseanna</em> is a <b>classic</b>.</p><p>Read it.</p>':
            '<![CDATA[<p>Written in 1965, Roseanna is a classic.</p><ul><li>Read it.</li></ul>]]>',
        }),
      ]),
    ],
  ])('gives the same edition with %s', async (_, text) => {
    const [item] = await itemsOf(text);

    expect(item?.kind === 'row' && parseCells(item.cells)).toMatchObject({ ok: true, recovered: false, edition });
  });

  it.each([1, 7, 64])('gives the same rows in pieces of %d characters', async (length) => {
    const text = message([product('a'), product('b')]).replaceAll('\n', '\r\n');

    expect(await itemsOf(text, { length })).toEqual(await itemsOf(text, { length: text.length }));
  });
});

const good = [product('first'), product('last')] as const;
const empty = '<ONIXMessage release="3.0"/>';
const whole = ['first', 'last', '2 read, whole'];

describe('a bad record', () => {
  it.each<[string, string, string]>([
    ['without a reference', product('', {}), '2 ?: reference-missing'],
    [
      'with an unknown notification type',
      product('x', { '>03</NotificationType>': '>77</NotificationType>' }),
      '2 x: notification-unknown',
    ],
    ['that is a test', product('x', { '>03</NotificationType>': '>89</NotificationType>' }), '2 x: test-record'],
    [
      'that updates the supply alone',
      product('x', { '>03</NotificationType>': '>12</NotificationType>' }),
      '2 x: supply-only',
    ],
    ['that is an e-book', product('x', { '>BC<': '>ED<' }), '2 x: no-book'],
    [
      'with two ISBNs',
      product('x', { '>15</ProductIDType><IDValue>9780007232833': '>15</ProductIDType><IDValue>9780439023481' }),
      '2 x: isbn-conflict',
    ],
    ['whose price is a word', product('x', { '>8.99<': '>free<' }), '2 x: price-invalid'],
    ['with a bare &', product('x', { '>Roseanna<': '>Tom & Jerry<' }), '2 x: xml-broken'],
    ['with an unknown entity', product('x', { '>Roseanna<': '>&bomb;<' }), '2 x: xml-broken'],
    ['with a wrong closing tag', product('x', { '</Subtitle>': '</Title>' }), '2 x: xml-broken'],
    [
      'with a closing tag too many',
      product('x', { '<DescriptiveDetail>': '</Barcode><DescriptiveDetail>' }),
      '2 x: xml-broken',
    ],
    ['with an open tag', product('x', { '</Subtitle>': '' }), '2 x: xml-broken'],
    ['with a control character', product('x', { '>Roseanna<': '>Rose\u0007anna<' }), '2 x: xml-broken'],
    ['that does not end', product('x').replace('</Product>', ''), '2 x: record-unclosed'],
    [
      'with too many elements',
      product('x', { '<DescriptiveDetail>': `<DescriptiveDetail>${'<Audience/>'.repeat(20_001)}` }),
      '2 x: record-too-large',
    ],
    [
      'with too deep elements',
      product('x', { '<DescriptiveDetail>': `${'<Part>'.repeat(70)}<DescriptiveDetail>` }),
      '2 x: record-too-large',
    ],
    ['with too much text', product('x', { '>Roseanna<': `>${'x'.repeat(4_100_000)}<` }), '2 x: record-too-large'],
  ])('%s is reported with number and reference, and the others are read', async (_, bad, line) => {
    const records = /xml|record-/.test(line) ? 2 : 3;

    for (const length of [100_000, 4_000])
      expect(await linesOf(message([good[0], bad, good[1]]), length)).toEqual([
        'first',
        line,
        'last',
        `${records} read, whole`,
      ]);
  });

  it('at the end of the message does not cut off the message', async () => {
    const unclosed = product('x').replace('</Product>', '');

    expect(await linesOf(message([...good, unclosed]))).toEqual(['first', 'last', '3 x: xml-broken', '2 read, whole']);
  });

  it('is refused by its row without a good ISBN or a title', async () => {
    const rows = [
      product('a', {
        '>15</ProductIDType><IDValue>9780007232833': '>15</ProductIDType><IDValue>9780007232834',
        '>03</ProductIDType>': '>01</ProductIDType>',
      }),
      product('b', {
        '<TitleWithoutPrefix>Roseanna</TitleWithoutPrefix>': '',
        'Martin Beck series': '',
        '<TitlePrefix>The</TitlePrefix>': '',
        '<PartNumber>1</PartNumber>': '',
      }),
      product('c', { '>15</ProductIDType>': '>01</ProductIDType>', '>03</ProductIDType>': '>01</ProductIDType>' }),
    ];
    const items = await itemsOf(message(rows));

    expect(items.flatMap((item) => (item.kind === 'row' ? [parseCells(item.cells)] : []))).toEqual([
      { ok: false, reason: 'isbn-invalid' },
      { ok: false, reason: 'title-missing' },
      { ok: false, reason: 'isbn-missing' },
    ]);
  });

  it('between the records is skipped', async () => {
    expect(await linesOf(message([good[0], '</Stray> & more', good[1]]))).toEqual([
      'first',
      'between ?: xml-broken',
      ...whole.slice(1),
    ]);
  });
});

describe('a file', () => {
  it.each([
    ['is cut inside a record', message([...good]).slice(0, -400), ['first', '2 last: record-cut', '1 read, cut']],
    ['is cut between records', message([...good]).replace('</ONIXMessage>', ''), ['first', 'last', '2 read, cut']],
    ['is cut inside a tag', message([...good]).slice(0, -5), ['first', 'last', '2 read, cut']],
    ['has no record', message([]), ['0 read, whole']],
    ['has text after its end', `${message([...good])}garbage & more`, whole],
  ])('that %s says so', async (_, text, lines) => expect(await linesOf(text)).toEqual(lines));

  it.each([
    ['plain text', 'a,b\n1,2\n', 'no XML'],
    ['spaces alone', '   ', 'no XML'],
    ['another kind of XML', '<rss version="2.0"><channel/></rss>', 'no ONIX: its first element is rss'],
    [
      'ONIX 2.1',
      '<ONIXMessage release="2.1"><Product/></ONIXMessage>',
      'is ONIX 2.1. The import reads ONIX for Books 3.0',
    ],
    [
      'ONIX 2.1 by its DTD',
      '<!DOCTYPE ONIXMessage SYSTEM "http://x.example/onix/2.1/x.dtd"><ONIXMessage/>',
      'is ONIX 2.1',
    ],
    ['ONIX 2.0', '<ONIXMessage release="2.0"><Product/></ONIXMessage>', 'is ONIX 2.0'],
    ['ONIX without a release', '<ONIXMessage><Product/></ONIXMessage>', 'ONIX without a release'],
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${empty}`, 'declares entities of its own'],
    [
      'an entity of another file',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${empty}`,
      'declares entities',
    ],
    ['a first tag without an end', `<ONIXMessage ${'x'.repeat(4_100_000)}`, 'no XML'],
  ])('that is %s is refused', async (_, text, sentence) => {
    await expect(itemsOf(text, { length: 100_000 })).rejects.toThrow(sentence);
  });

  it('with the DTD of ONIX 3 is read without it', async () => {
    const dtd = '<!DOCTYPE ONIXMessage SYSTEM "http://x.example/onix/3.0/x.dtd">';

    expect(await linesOf(dtd + message([...good]))).toEqual(whole);
  });

  it('of the size of a shop is read record by record', async () => {
    let read = 0;
    let maxUnread = 0;
    const chunks = async function* () {
      yield message([]).split('</ONIXMessage>')[0] ?? '';
      for (let at = 0; at < 2_000; at += 1) {
        read += 1;
        yield* pieces(product(`record ${at}`), 2_000);
      }
      yield '</ONIXMessage>';
    };

    let rows = 0;
    for await (const item of onixItems(chunks(), { today: '2026-11-27', rates: new Map() })) {
      if (item.kind !== 'row') continue;
      rows += 1;
      maxUnread = Math.max(maxUnread, read - rows);
    }

    expect({ rows, maxUnread }).toEqual({ rows: 2_000, maxUnread: 0 });
  });
});
