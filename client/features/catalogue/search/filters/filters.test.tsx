import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { BookList } from '../../../../../domain/catalogue/schemas';
import { pageTarget } from '../../../../lib/page-link';
import type { SearchState } from '../search-state';
import { Filters } from './filters';

const books: BookList = {
  items: [],
  nextCursor: null,
  count: 0,
  atLeast: false,
  orderedFirst1000: false,
  corrections: [],
  reading: null,
  near: [],
  missingIsbn: null,
  prices: [],
  facets: {
    series: [],
    publishers: [],
    languages: [{ value: 'de', count: 28 }],
    subjects: [],
    formats: [],
    grades: [],
  },
  countedInPart: [],
};

/** Hydrates the filters of a page in which `enter` has changed fields, and returns the searches that were applied. */
function hydrateAfter(state: SearchState, enter: (container: HTMLElement) => void): readonly SearchState[] {
  const apply = vi.fn<(state: SearchState) => void>();
  const filters = (
    <Filters
      books={books}
      state={state}
      currency="EUR"
      action="/en/search"
      linkTo={(search) => pageTarget({ to: '/search', search })}
      onChange={apply}
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filters);
  enter(container);
  render(filters, { container, hydrate: true, reactStrictMode: false });
  return apply.mock.calls.map(([search]) => search);
}

it('applies filters that were chosen before the script was loaded, a price too', () => {
  const choosePrice = (container: HTMLElement) => {
    for (const option of container.querySelectorAll<HTMLOptionElement>('select[name="min"] option'))
      option.selected = option.value === '500';
  };
  const tickGerman = (container: HTMLElement) =>
    container.querySelector<HTMLInputElement>('input[name="language"]')?.click();

  expect(hydrateAfter({ q: 'emma' }, choosePrice)).toEqual([{ q: 'emma', min: '500' }]);
  expect(hydrateAfter({ q: 'emma' }, tickGerman)).toEqual([{ q: 'emma', language: 'de' }]);
});

it('applies nothing when nothing was chosen before', () => {
  expect(hydrateAfter({ min: '500', max: '200', language: 'de' }, () => undefined)).toEqual([]);
});
