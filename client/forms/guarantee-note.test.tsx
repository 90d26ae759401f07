import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../tests/client/show-screen';
import { GuaranteeNote } from './guarantee-note';

const show = (market: 'IE' | 'GB') =>
  showScreen(
    <>
      <GuaranteeNote market={market} />
      <p>End</p>
    </>,
    () => null,
  );

test('the legal guarantee is named with a link to the notice, which opens in a new tab', async () => {
  show('IE');
  expect(await screen.findByText(/legal guarantee of at least two years, including on used books/)).toBeDefined();
  const link = screen.getByRole('link', { name: /^EU notice on the legal guarantee/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/legal-guarantee', '_blank']);
  expect(link.closest('details')).toBeNull();
});

test('a market outside the European Union has no such link', async () => {
  show('GB');
  expect(await screen.findByText('End')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
