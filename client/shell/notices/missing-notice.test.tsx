import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MissingNotice } from './missing-notice';

test('the notice of a missing part says that typed text is still there', () => {
  render(<MissingNotice what="part" retry={() => Promise.resolve()} />);

  expect(screen.getByText('We couldn’t load this part of the page. What you typed is still here.')).toBeDefined();
});

test('its button tries to load the part again', () => {
  const retry = vi.fn<() => Promise<void>>().mockResolvedValue();
  render(<MissingNotice what="part" retry={retry} />);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(retry).toHaveBeenCalledOnce();
});
