import { describe, expect, it } from 'vitest';
import { findColumns } from './csv-columns';
import { readPublisherContact } from './publisher-contact';
import { parseRow } from './row';

const header = ['isbn', 'title', 'publisher', 'publisher_address', 'publisher_contact', 'responsible_person'];
function contactOf(...cells: readonly string[]) {
  const row = ['9780141439587', 'Emma', 'Example Press', ...cells];
  const columns = findColumns(header, [row]);
  if (typeof columns === 'string') throw new Error(columns);
  const parsed = parseRow(row, columns, { defaultPrice: null, language: null, format: null, starter: false });
  return parsed.ok ? parsed.edition.publisherContact : parsed.reason;
}

describe('the addresses of a publisher in an import file', () => {
  it('are postal and electronic address, and who answers in the EU', () => {
    expect(contactOf('1 Example Street, London', 'https://press.example/contact', 'Rep Ltd, Dublin')).toEqual({
      postal: '1 Example Street, London',
      electronic: 'https://press.example/contact',
      responsible: 'Rep Ltd, Dublin',
    });
    expect(contactOf('1 Example Street, London', 'safety@press.example', '')).toEqual({
      postal: '1 Example Street, London',
      electronic: 'safety@press.example',
      responsible: null,
    });
  });

  it('may be left out together', () => {
    expect(contactOf('', '', '')).toBeNull();
  });

  it.each([
    ['1 Example Street', ''],
    ['', 'safety@press.example'],
    ['1 Example Street', 'call us'],
    ['1 Example Street', 'https://'],
    ['x'.repeat(301), 'safety@press.example'],
  ])('are refused when only a part is there or can’t be read: %s, %s', (postal, electronic) => {
    expect(readPublisherContact(postal, electronic, '')).toBe('bad');
    expect(contactOf(postal, electronic, '')).toBe('contact-invalid');
  });
});
