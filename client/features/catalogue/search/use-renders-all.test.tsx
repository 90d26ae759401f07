import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useRendersAll } from './use-renders-all';

it('renders a screen from the server’s HTML once in the browser, with all its parts', () => {
  const rendered = vi.fn<(rendersAll: boolean) => void>();
  function Screen() {
    const rendersAll = useRendersAll();
    rendered(rendersAll);
    return <p>{rendersAll ? 'whole' : 'first window'}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Screen />);
  expect(container.textContent).toBe('whole');
  rendered.mockClear();

  render(<Screen />, { container, hydrate: true, reactStrictMode: false });

  expect(rendered.mock.calls).toEqual([[true]]);
});
