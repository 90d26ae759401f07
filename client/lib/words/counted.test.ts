import { expect, it } from 'vitest';
import { pluralForm } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';

it.each([
  [0, '0 livros'],
  [1, '1 livro'],
  [2, '2 livros'],
])('counts %i in European Portuguese as "%s"', (count, words) => {
  expect(m.search_count({ count, shown: String(count) }, { locale: 'pt' })).toBe(words);
  expect(pluralForm(count, 'pt')).toBe(count === 1 ? 'one' : 'other');
});
