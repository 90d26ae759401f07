import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MissingPartNotice } from './missing-part-notice';

const words = 'We couldn’t load this part of the page. What you typed is still here.';

test('several missing parts show one notice, whose button tries to load all of them again', () => {
  const first = vi.fn<() => Promise<void>>().mockResolvedValue();
  const second = vi.fn<() => Promise<void>>().mockResolvedValue();
  render(
    <>
      <MissingPartNotice retry={first} />
      <MissingPartNotice retry={second} />
    </>,
  );

  expect(screen.getAllByText(words)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

test('another missing part shows the notice when the first one is loaded', () => {
  const retry = () => Promise.resolve();
  const { rerender } = render(
    <>
      <MissingPartNotice key="first" retry={() => Promise.resolve()} />
      <MissingPartNotice key="second" retry={retry} />
    </>,
  );

  rerender(<MissingPartNotice key="second" retry={retry} />);

  expect(screen.getAllByText(words)).toHaveLength(1);
});
