import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../../../../domain/money';
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

it('names the last step of the prices by its lower end while no book is in it', () => {
  const step = (from: number, to: number, count: number) => ({ from: money(from, 'EUR'), to: money(to, 'EUR'), count });
  const prices = [step(0, 2000, 3), step(2000, 3000, 1), step(3000, 3000, 0)];

  render(<PriceFilter prices={prices} currency="EUR" state={{}} />);

  expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
    '€0.00 to €20.00',
    '€20.00 to €30.00',
    '€30.00 or more',
  ]);
});
