import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Suggestions } from '../../../../domain/catalogue/schemas';
import { show } from '../../../../tests/client/show-part';
import { SearchField } from './search-field';

test('the search field suggests during typing, and the keyboard selects a suggestion', async () => {
  const found: Suggestions = {
    items: [
      { kind: 'author', name: 'Jane Austen' },
      { kind: 'book', isbn: '9780141439587', title: 'Emma', author: 'Jane Austen', cover: '/c.svg' },
    ],
    nextCursor: null,
  };
  const suggest = vi.fn(async () => found);
  const { router } = await show(<SearchField suggest={suggest} />);
  const field = screen.getByRole('combobox', { name: 'Search for books' });
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'e' } });
  fireEvent.input(field, { target: { value: 'em' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(suggest.mock.calls).toEqual([['em']]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Emma');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await act(async () => void fireEvent.submit(field));
  expect(router.state.location.pathname).toBe('/books/9780141439587/emma');
  expect(screen.queryByRole('option')).toBeNull();
});

test('suggestions are loaded when the search field is used, also for words typed before', async () => {
  const suggest = vi.fn(async () => ({ items: [], nextCursor: null }));
  await show(<SearchField suggest={suggest} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();

  field.value = 'em';
  act(() => field.focus());

  await waitFor(() => expect(suggest.mock.calls).toEqual([['em']]));
  expect(screen.getByRole('listbox', { hidden: true }).id).toBe(field.getAttribute('aria-controls'));
});

test('no suggestions open for words of a field that was left while their script was loading', async () => {
  const suggest = vi.fn(async () => ({
    items: [{ kind: 'subject' as const, subject: 'crime' as const }],
    nextCursor: null,
  }));
  await show(<SearchField suggest={suggest} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = 'crime';
  act(() => {
    field.focus();
    field.blur();
  });

  await screen.findByRole('listbox', { hidden: true });
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(suggest).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
});

test('Escape closes the suggestions, and Enter then searches for the words', async () => {
  const { router } = await show(
    <SearchField suggest={async () => ({ items: [{ kind: 'subject', subject: 'crime' }], nextCursor: null })} />,
  );
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'crime' } });
  await screen.findByRole('option', { name: /Crime/ });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  await act(async () => void fireEvent.submit(field));
  expect(router.state.location).toMatchObject({ pathname: '/search', search: { q: 'crime' } });
});
