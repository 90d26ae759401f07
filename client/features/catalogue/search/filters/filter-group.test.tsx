import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterGroup } from './filter-group';

const showOptions = (count: number) =>
  render(
    <FilterGroup
      name="language"
      legend="Language"
      chosen={[]}
      isInPart={false}
      options={Array.from({ length: count }, (_, n) => ({ value: `v${n}`, label: `Value ${n}`, count: 1 }))}
    />,
  );

test('a list of ten values is shown whole', () => {
  const { container } = showOptions(10);

  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  expect(container.querySelector('details')).toBeNull();
});

test('a longer list shows six values and folds the others', () => {
  const { container } = showOptions(11);

  expect(container.querySelectorAll('details input')).toHaveLength(5);
  expect(container.querySelectorAll('fieldset > label')).toHaveLength(6);
});

test('values that were counted in part have round numbers, and small numbers are left out', () => {
  const options = [
    { value: 'en', label: 'English', count: 612 },
    { value: 'is', label: 'Icelandic', count: 7 },
  ];

  render(<FilterGroup name="language" legend="Language" chosen={[]} isInPart options={options} />);

  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'English600+',
    'Icelandic',
  ]);
});
