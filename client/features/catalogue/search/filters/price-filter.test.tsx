import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SearchState } from '../search-state';
import { PriceFilter } from './price-filter';

const filter = (state: SearchState = {}) => <PriceFilter prices={[]} currency="EUR" state={state} />;
const valuesOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;

it('keeps a price that was chosen before the script was loaded', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filter());
  for (const option of container.querySelectorAll<HTMLOptionElement>('select[name="min"] option'))
    option.selected = option.value === '500';

  render(filter(), { container, hydrate: true });

  expect(valuesOf('From')).toBe('500');
});

it.each([
  ['500', '200'],
  ['200', '200'],
  ['0', '0'],
])('shows the prices of an address from %s to %s, which no book can have', (min, max) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filter({ min, max }));

  render(filter({ min, max }), { container, hydrate: true });

  expect([valuesOf('From'), valuesOf('To')]).toEqual([min, max]);
});
