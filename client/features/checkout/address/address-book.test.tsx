import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressBook } from './address-book';
import { textsOf } from './saved-for-checkout';

test('a saved address is listed by name, street and city without words between them', () => {
  const saved = {
    id: 'home',
    name: 'Robin Reader',
    phone: null,
    address: { line1: '7 Quay Street', city: 'Galway', postcode: 'H91 XY00', country: 'IE' },
    isDefault: true,
  };

  render(<AddressBook addresses={[saved]} draft={textsOf(saved)} onChoose={() => undefined} />);

  expect(screen.getByRole('option', { selected: true }).textContent).toBe(
    'Robin Reader\u00A0· 7 Quay Street\u00A0· Galway',
  );
});
