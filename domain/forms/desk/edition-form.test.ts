import { describe, expect, it } from 'vitest';
import { editsBetween, textsAfter } from '../../catalogue/editing/edits';
import { editionForm, editionTexts, workForm, workTexts, type EditionFormValues } from './edition-form';

const values: EditionFormValues = {
  title: 'Emma',
  subtitle: null,
  authors: ['Jane Austen', 'Ida Ash'],
  language: 'en',
  publisher: 'Penguin',
  published: '2003-05',
  format: 'pocket',
  pages: 474,
  grams: null,
  subjects: ['classics', 'romance'],
  series: 'Penguin Classics #7',
  reference_price: 1250,
  description: { language: 'en', text: 'A matchmaker.' },
};
const texts = editionTexts(values);
const read = (change: Readonly<Record<string, string>>) => editionForm.safeParse({ ...texts, ...change });

describe('editionForm', () => {
  it('reads what it shows', () => {
    expect(read({})).toEqual({ success: true, data: values });
    const bare = { ...values, publisher: null, published: null, pages: null, series: 'Folio', reference_price: null };
    expect(editionForm.safeParse(editionTexts({ ...bare, description: null }))).toEqual({
      success: true,
      data: { ...bare, description: null },
    });
  });

  it.each([
    ['authors', ' Jane Austen \n\n Ida Ash ', { authors: ['Jane Austen', 'Ida Ash'] }],
    ['price', '12,50', { reference_price: 1250 }],
    ['language', ' EN ', { language: 'en' }],
    ['descriptionLanguage', '', { description: { language: 'en', text: 'A matchmaker.' } }],
    ['volume', '', { series: 'Penguin Classics' }],
  ])('reads %s "%s"', (field, text, found) => {
    expect(read({ [field]: text })).toMatchObject({ success: true, data: found });
  });

  it.each([
    ['title', ' ', 'missing'],
    ['title', 'x'.repeat(301), 'long'],
    ['authors', 'x'.repeat(121), 'long'],
    ['language', 'english', 'wrong'],
    ['published', '17.05.2003', 'wrong'],
    ['format', 'scroll', 'wrong'],
    ['pages', '0', 'wrong'],
    ['pages', '12a', 'wrong'],
    ['grams', '40000', 'wrong'],
    ['volume', '0', 'wrong'],
    ['price', '0', 'wrong'],
    ['price', 'ten', 'wrong'],
    ['subjects', 'fiction,classics,crime,thriller,fantasy,historical,romance,horror,comics', 'long'],
    ['description', 'x'.repeat(8001), 'long'],
  ])('refuses %s "%.20s"', (field, text, fault) => {
    expect(read({ [field]: text })).toMatchObject({
      success: false,
      error: { issues: [{ path: [field], message: fault }] },
    });
  });

  it('refuses a volume without a series', () => {
    expect(read({ series: '' })).toMatchObject({ success: false, error: { issues: [{ path: ['volume'] }] } });
  });
});

describe('workForm', () => {
  const work = {
    title: 'Der Vorleser',
    authors: ['Bernhard Schlink'],
    language: null,
    year: -800,
    names: [{ language: 'pl', title: 'Lektor' }],
  };

  it('reads what it shows', () => {
    expect(workForm.safeParse(workTexts(work))).toEqual({ success: true, data: work });
  });

  it.each([
    ['names', 'Lektor'],
    ['names', 'polish Lektor'],
    ['year', '1995a'],
    ['year', '2200'],
    ['title', ''],
  ])('refuses %s "%s"', (field, text) => {
    expect(workForm.safeParse({ ...workTexts(work), [field]: text }).success).toBe(false);
  });
});

describe('editsBetween', () => {
  it('returns the changed fields with what was seen', () => {
    expect(editsBetween(values, { ...values, title: 'Emma.', authors: [...values.authors] })).toEqual({
      title: { seen: 'Emma', value: 'Emma.' },
    });
  });
});

describe('textsAfter', () => {
  it('keeps what was entered and takes what others have changed', () => {
    const now = { ...texts, title: 'Emma Woodhouse', pages: '480' };

    expect(textsAfter({ ...texts, title: 'Emma!' }, texts, now)).toEqual({ ...texts, title: 'Emma!', pages: '480' });
  });
});
