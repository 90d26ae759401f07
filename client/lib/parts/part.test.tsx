import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingPart, lazyPart } from './part';

const missingFileError = new TypeError(
  'Failed to fetch dynamically imported module: http://shop.test/assets/menu-1.js',
);
const Menu = () => <p>The menu</p>;
const notice = 'This part is missing.';

function show(load: () => Promise<typeof Menu>) {
  const Part = lazyPart(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="note" />
        <button onClick={() => setOpen(!isOpen)}>Menu</button>
        {isOpen ? <Part /> : null}
      </>
    );
  }
  render(
    <MissingPart
      value={(retry) => (
        <p>
          {notice} <button onClick={() => void retry()}>Try again</button>
        </p>
      )}
    >
      <Page />
    </MissingPart>,
    { onCaughtError: () => undefined },
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a part that can’t be fetched shows a notice in its place, and typed text stays', async () => {
  show(() => Promise.reject(missingFileError));
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'half a sentence' } });

  await press('Menu');

  expect(await screen.findByText(notice)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half a sentence');
});

test('a preloaded part is shown by its first render', async () => {
  const Part = lazyPart(async () => Menu);
  await Part.preload();

  render(<Part />);

  expect(screen.getByText('The menu')).toBeDefined();
});

test('a part whose preload failed is fetched again by its render', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(missingFileError).mockResolvedValue(Menu);
  const Part = lazyPart(load);
  await Part.preload();

  await act(async () => void render(<Part />));

  expect(screen.getByText('The menu')).toBeDefined();
});

test('the button of the notice fetches the part again', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(missingFileError).mockResolvedValue(Menu);
  show(load);
  await press('Menu');

  await press('Try again');

  expect(await screen.findByText('The menu')).toBeDefined();
  expect(screen.queryByText(notice)).toBeNull();
});

test('a part that was closed is fetched again when it is opened the next time', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(missingFileError).mockResolvedValue(Menu);
  show(load);
  await press('Menu');
  await press('Menu');

  await press('Menu');

  expect(await screen.findByText('The menu')).toBeDefined();
});

test('a missing part is fetched automatically when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(missingFileError).mockResolvedValue(Menu);
  show(load);
  await press('Menu');

  act(() => void dispatchEvent(new Event('online')));

  await waitFor(() => expect(screen.getByText('The menu')).toBeDefined());
});

test('a part is shown without a reload when the network returns before the shop is asked', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ version: 'dev' }));
  const load = vi
    .fn<() => Promise<typeof Menu>>()
    .mockRejectedValueOnce(missingFileError)
    .mockRejectedValueOnce(missingFileError)
    .mockResolvedValue(Menu);
  show(load);
  await press('Menu');

  await press('Try again');

  expect(await screen.findByText('The menu')).toBeDefined();
});

test('a part that throws is replaced by a notice, and the rest of the page stays', async () => {
  show(async () => () => {
    throw new Error('a fault');
  });

  await press('Menu');

  expect(await screen.findByText(notice)).toBeDefined();
  expect(screen.getByLabelText('note')).toBeDefined();
});
