import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { keepLeftMatches } from './keep-left-matches';

/** Renders a page of a book and what stands for a part of it that React has not rendered yet. */
async function openBook() {
  let visits = 0;
  const root = createRootRoute({ component: () => <Outlet /> });
  const book = createRoute({
    getParentRoute: () => root,
    path: '/book',
    loader: () => ({ title: `Emma ${(visits += 1)}` }),
    component: () => <h1>{useTitle()}</h1>,
  });
  function useTitle(): string {
    const { title }: { title: string } = book.useLoaderData();
    return title;
  }
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: () => <h1>List</h1> });
  const router = createRouter({
    routeTree: root.addChildren([book, list]),
    history: createMemoryHistory({ initialEntries: ['/book'] }),
  });
  keepLeftMatches(router);
  let setShown: (isShown: boolean) => void = () => undefined;
  const Title = () => <output>{useTitle()}</output>;
  function Late() {
    const [isShown, set] = useState(false);
    setShown = set;
    return isShown ? <Title /> : null;
  }
  await router.load();
  const frame = ({ children }: { children: ReactNode }) => (
    <>
      {children}
      <Late />
    </>
  );
  render(<RouterProvider router={router} InnerWrap={frame} />);
  await screen.findByRole('heading', { name: 'Emma 1' });
  return {
    go: (to: '/book' | '/list') => act(() => router.navigate({ href: to })),
    show: () => act(() => setShown(true)),
  };
}

test('a part that React renders after its page was left reads the data of that page', async () => {
  const { go, show } = await openBook();

  await go('/list');
  show();

  expect(screen.getByRole('heading').textContent).toBe('List');
  expect(screen.getByRole('status').textContent).toBe('Emma 1');
});

test('a part reads the data of the newest visit to its page', async () => {
  const { go, show } = await openBook();

  show();
  await go('/list');
  await go('/book');

  await screen.findByRole('heading', { name: 'Emma 2' });
  expect(screen.getByRole('status').textContent).toBe('Emma 2');
});
