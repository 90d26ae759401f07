import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hit, show } from '../../../../../tests/client/show-part';
import { ShelfBuyButton } from '../../cards/shelf-buy-button';

vi.mock('./list-notice', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('"put in cart" pressed offline shows a message without its script, and keeps the button', async () => {
  const [copy] = hit('9780141439587', 'Emma').copies;
  if (copy === undefined) throw new Error('no copy');
  await show(<ShelfBuyButton isbn="9780141439587" title="Emma" copy={copy} />, () => {
    throw new TypeError('network');
  });

  fireEvent.click(screen.getByRole('button', { name: 'Add to cart Emma' }));

  expect(await screen.findByText(/No internet connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart Emma' })).toHaveProperty('disabled', false);
  // React reports the script that is missing.
  vi.mocked(console.error).mockClear();
});
