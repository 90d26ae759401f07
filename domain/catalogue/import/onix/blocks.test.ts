import { describe, expect, it } from 'vitest';
import { readContributors, shownAuthors } from './contributors';
import type { OnixElement } from './element';
import { formatOfForm } from './product-form';
import { readPublisher } from './publisher';
import { plainText, readDescription, shortenText } from './texts';
import { readTitles, volumeNumber } from './titles';

type Part = OnixElement | string;

/** Returns an element with elements and texts inside it. */
const element = (name: string, ...content: readonly Part[]): OnixElement => ({ name, attributes: {}, content });
/** Returns an element with one element for each entry: `{ TitleType: '01' }`. */
const record = (name: string, entries: Readonly<Record<string, string>>, ...more: readonly Part[]): OnixElement =>
  element(name, ...Object.entries(entries).map(([inner, text]) => element(inner, text)), ...more);

const titlePart = (entries: Readonly<Record<string, string>>) => record('TitleElement', entries);
const product = (entries: Readonly<Record<string, string>>) => titlePart({ TitleElementLevel: '01', ...entries });
const collectionPart = (entries: Readonly<Record<string, string>>) =>
  titlePart({ TitleElementLevel: '02', ...entries });
const title = (type: string, ...parts: readonly Part[]) => record('TitleDetail', { TitleType: type }, ...parts);
const collection = (type: string, ...parts: readonly Part[]) =>
  record('Collection', { CollectionType: type }, title('01', ...parts));

describe('readTitles', () => {
  it.each<[string, readonly Part[], Partial<ReturnType<typeof readTitles>>]>([
    ['a plain title', [title('01', product({ TitleText: 'Emma' }))], { title: 'Emma', subtitle: '', series: '' }],
    [
      'an article before the title',
      [title('01', product({ TitlePrefix: 'The', TitleWithoutPrefix: 'Reader', Subtitle: 'A Novel' }))],
      { title: 'The Reader', subtitle: 'A Novel' },
    ],
    [
      'an elided article',
      [title('01', product({ TitlePrefix: 'L’', TitleWithoutPrefix: 'Étranger' }))],
      { title: 'L’Étranger' },
    ],
    [
      'a volume in its collection',
      [
        collection('10', collectionPart({ TitleText: 'Discworld' }), product({ PartNumber: 'Book 4' })),
        title('01', product({ TitleText: 'Mort' })),
      ],
      { title: 'Mort', series: 'Discworld #4' },
    ],
    [
      'a volume without a title of its own',
      [title('01', collectionPart({ TitleText: 'Naruto' }), product({ PartNumber: '12' }))],
      { title: 'Naruto 12', series: 'Naruto #12' },
    ],
    [
      'the collection with a number before the one without',
      [
        collection('10', collectionPart({ TitleText: 'Penguin Classics' })),
        collection('20', collectionPart({ TitleText: 'Barsetshire', PartNumber: 'III' })),
        title('01', product({ TitleText: 'Doctor Thorne' })),
      ],
      { series: 'Barsetshire #3' },
    ],
    [
      'a label that is no series',
      [collection('11', collectionPart({ TitleText: 'Folio' })), title('01', product({ TitleText: 'La Peste' }))],
      { title: 'La Peste', series: '' },
    ],
    [
      'a number of the publication order',
      [
        record(
          'Collection',
          { CollectionType: '10' },
          record('CollectionSequence', { CollectionSequenceType: '04', CollectionSequenceNumber: '9' }),
          record('CollectionSequence', { CollectionSequenceType: '03', CollectionSequenceNumber: '2' }),
          title('01', collectionPart({ TitleText: 'John Puller' })),
        ),
        title('01', product({ TitleText: 'The Forgotten' })),
      ],
      { series: 'John Puller #2' },
    ],
    [
      'the title in the original language',
      [title('03', product({ TitleText: 'Der Vorleser' })), title('01', product({ TitleText: 'The Reader' }))],
      { title: 'The Reader', original: 'Der Vorleser' },
    ],
    [
      'how a Japanese title is read, which is no part of it',
      [title('01', element('TitleElement', element('TitleText', element('ruby', '雪国', element('rt', 'ゆきぐに')))))],
      { title: '雪国' },
    ],
    ['no title', [], { title: '', series: '' }],
  ])('reads %s', (_, parts, expected) => {
    expect(readTitles(element('DescriptiveDetail', ...parts))).toMatchObject(expected);
  });
});

describe('volumeNumber', () => {
  it.each([
    ['3', 3],
    ['Band 12', 12],
    ['IX', 9],
    ['Tome XIV', 14],
    ['XLII', 42],
    ['Volume', null],
    ['', null],
  ])('of %j is %j', (text, number) => expect(volumeNumber(text)).toBe(number));
});

const contributor = (role: string, name: Readonly<Record<string, string>>, place = '') =>
  record('Contributor', { ...(place === '' ? {} : { SequenceNumber: place }), ContributorRole: role, ...name });

describe('readContributors', () => {
  it('groups names by what they did, in the order of the record', () => {
    const detail = element(
      'DescriptiveDetail',
      contributor('B06', { PersonName: 'Carol Janeway' }, '4'),
      contributor('A01', { NamesBeforeKey: 'Terry', KeyNames: 'Pratchett' }, '2'),
      contributor('A12', { PersonNameInverted: 'Kidby, Paul' }, '3'),
      contributor('A01', { NamesBeforeKey: 'Neil', KeyNames: 'Gaiman' }, '1'),
      contributor('A01', { NamesBeforeKey: 'Simone', PrefixToKey: 'de', KeyNames: 'Beauvoir' }),
      contributor('B01', { CorporateName: 'Smith & Sons, Inc.' }),
      contributor('A01', { UnnamedPersons: '04' }),
    );

    const found = readContributors(detail);

    expect(found).toEqual({
      authors: ['Neil Gaiman', 'Terry Pratchett', 'Simone de Beauvoir'],
      illustrators: ['Paul Kidby'],
      translators: ['Carol Janeway'],
      editors: ['Smith & Sons, Inc.'],
      others: [],
    });
    expect(shownAuthors(found)).toEqual(found.authors);
  });

  it.each([
    [['B06', 'A12', 'B01'], 'name of B01'],
    [['B06', 'A12'], 'name of A12'],
    [['A36', 'B06'], 'name of B06'],
    [['A36'], 'name of A36'],
  ])('shows the best group of %j where there is no author', (roles, name) => {
    const all = roles.map((role) => contributor(role, { PersonName: `name of ${role}` }));

    expect(shownAuthors(readContributors(element('DescriptiveDetail', ...all)))).toEqual([name]);
  });
});

describe('formatOfForm', () => {
  it.each([
    ['BB', [], 'hardcover'],
    ['BC', [], 'paperback'],
    ['BC', ['B105'], 'paperback'],
    ['BC', ['B104'], 'pocket'],
    ['BC', ['B502', 'B111'], 'pocket'],
    ['BH', [], 'other'],
    ['SA', [], 'other'],
    ['00', [], null],
    ['', [], null],
    ['ED', [], 'no-book'],
    ['AJ', [], 'no-book'],
    ['PC', [], 'no-book'],
    ['ZE', [], 'no-book'],
  ])('of %s with %j is %j', (form, details, format) => expect(formatOfForm(form, details)).toBe(format));
});

describe('readDescription', () => {
  const content = (type: string, audience: string, language: string, ...text: readonly Part[]) =>
    record(
      'TextContent',
      { TextType: type, ContentAudience: audience },
      { name: 'Text', attributes: language === '' ? {} : { language }, content: text },
    );

  it.each<[string, readonly Part[], object | null]>([
    [
      'the description before the short one',
      [content('02', '00', '', 'Short.'), content('03', '00', '', 'Long.')],
      { text: 'Long.', language: null },
    ],
    [
      'the short one where there is no other',
      [content('02', '03', 'eng', 'Short.')],
      { text: 'Short.', language: 'en' },
    ],
    [
      'the text in the language of the edition',
      [content('03', '00', 'eng', 'English.'), content('03', '00', 'ger', 'Deutsch.')],
      { text: 'Deutsch.', language: 'de' },
    ],
    ['none for the trade alone', [content('03', '02', '', 'For shops.')], null],
    ['none of a review', [content('06', '00', '', 'Great!')], null],
  ])('takes %s', (_, contents, expected) => {
    expect(readDescription(element('CollateralDetail', ...contents), 'de')).toEqual(expected);
  });

  it.each([
    ['<p>One</p><p>Two &amp; <b>three</b></p>', 'One Two &amp; three'],
    ['a<br>b<br/>c', 'a b c'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<style>p {}</style>x<script>alert(1)</script><!-- y -->', 'x'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['plain\n\ntext', 'plain text'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;&lt;strong&gt;two&lt;/strong&gt;&lt;/p&gt;', 'One two'],
    ['a &lt;b and c&gt; d', 'a &lt;b and c&gt; d'],
  ])('makes %j plain', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ['One. Two three', 12, 'One. Two…'],
    ['One two. Three four', 13, 'One two.'],
    ['short', 12, 'short'],
  ])('shortens %j to %d', (text, maxLength, expected) => expect(shortenText(text, maxLength)).toBe(expected));
});

const contact = (entries: Readonly<Record<string, string>>) =>
  record('ProductContact', { ProductContactRole: '10', StreetAddress: 'Street 1', CountryCode: 'DE', ...entries });
const publishing = (imprint: string, publisher: string, ...more: readonly Part[]) =>
  element(
    'Product',
    element(
      'PublishingDetail',
      record('Imprint', { ImprintName: imprint }),
      record(
        'Publisher',
        { PublishingRole: '01', PublisherName: publisher },
        record('Website', { WebsiteRole: '01', WebsiteLink: 'https://house.example' }),
      ),
      ...more,
    ),
  );

describe('readPublisher', () => {
  it.each([
    ['Pan', 'Macmillan', 'Pan (Macmillan)'],
    ['Penguin', 'Penguin Books', 'Penguin Books'],
    ['Penguin Classics', 'Penguin', 'Penguin Classics'],
    ["St Martin's Press", 'St Martins Press', "St Martin's Press"],
    ['', 'Piper', 'Piper'],
    ['Fischer', '', 'Fischer'],
  ])('names %j of %j as %j', (imprint, publisher, name) => {
    expect(readPublisher(publishing(imprint, publisher)).name).toBe(name);
  });

  it.each<[string, readonly Part[], object]>([
    ['no contact', [], { postal: '', electronic: '', responsible: '' }],
    [
      'a contact without an address',
      [record('ProductContact', { ProductContactRole: '10', EmailAddress: 'a@b.example' })],
      { postal: '', electronic: '' },
    ],
    [
      'a contact that is too long',
      [contact({ EmailAddress: 'a@b.example', StreetAddress: 'x'.repeat(400) })],
      { postal: '', electronic: '' },
    ],
    [
      'a contact for another purpose',
      [contact({ ProductContactRole: '02', EmailAddress: 'a@b.example' })],
      { postal: '' },
    ],
    [
      'the publisher',
      [contact({ ProductContactName: 'Piper', EmailAddress: 'a@b.example', PostalCode: '1', LocationName: 'Bonn' })],
      { postal: 'Street 1, 1 Bonn, DE', electronic: 'a@b.example', responsible: '' },
    ],
    [
      'the publisher without a mail address',
      [contact({ ProductContactName: 'Piper' })],
      { electronic: 'https://house.example' },
    ],
    [
      'another company alone',
      [contact({ ProductContactName: 'Agent', EmailAddress: 'a@b.example' })],
      { postal: 'Agent, Street 1, DE', responsible: '' },
    ],
    [
      'the publisher and a company in the EU',
      [
        contact({ ProductContactName: 'Agent', EmailAddress: 'e@u.example' }),
        contact({ ProductContactName: 'Piper', EmailAddress: 'a@b.example', CountryCode: 'GB' }),
      ],
      { postal: 'Street 1, GB', electronic: 'a@b.example', responsible: 'Agent, Street 1, DE, e@u.example' },
    ],
  ])('reads the addresses of %s', (_, contacts, expected) => {
    expect(readPublisher(publishing('', 'Piper', ...contacts))).toMatchObject(expected);
  });
});
