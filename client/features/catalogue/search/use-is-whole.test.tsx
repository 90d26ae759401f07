import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useIsWhole } from './use-is-whole';

it('renders a screen from the server’s HTML once in the browser, with all its parts', () => {
  const rendered = vi.fn<(isWhole: boolean) => void>();
  function Screen() {
    const isWhole = useIsWhole();
    rendered(isWhole);
    return <p>{isWhole ? 'whole' : 'first window'}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Screen />);
  expect(container.textContent).toBe('whole');
  rendered.mockClear();

  render(<Screen />, { container, hydrate: true, reactStrictMode: false });

  expect(rendered.mock.calls).toEqual([[true]]);
});
