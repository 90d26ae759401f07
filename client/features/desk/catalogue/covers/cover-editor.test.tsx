import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskCover } from '../../../../../domain/desk/names/cover-schemas';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { CoverEditor } from './cover-editor';

/** Uploads as they went over the network, and the status that the next one is answered with. */
const uploads: { readonly address: string; readonly type: string }[] = [];
let status = 200;
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  readonly response = { code: 'state-moved' };
  #address = '';
  responseType = '';
  get status() {
    return status;
  }
  open(method: string, address: string) {
    this.#address = `${method} ${address}`;
  }
  setRequestHeader() {}
  send(picture: Blob) {
    uploads.push({ address: this.#address, type: picture.type });
    this.dispatchEvent(new Event('load'));
  }
}

const isbn = '9780141439587';
const drawn: DeskCover = { isbn, title: 'Emma', cover: `/covers/${isbn}.svg?2`, picture: null };
const own: DeskCover = {
  ...drawn,
  cover: `/covers/${isbn}-0123456789abcdef.webp`,
  picture: { hash: '0123456789abcdef', changedAt: '2026-11-27T10:00:00.000Z' },
};
const readPicture = vi.fn();

beforeEach(() => {
  uploads.length = 0;
  status = 200;
  readPicture.mockReset().mockResolvedValue({ width: 2000, height: 3000, close: () => undefined });
  vi.stubGlobal('createImageBitmap', readPicture);
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    give(new Blob([`${this.width} x ${this.height}`], { type: type ?? 'image/png' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = async (answers: Answers) => {
  const { calls } = showScreen(<CoverEditor isbn={isbn} />, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Change cover' }));
  await screen.findByRole('img', { name: 'Cover of “Emma”' });
  return calls;
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload picture', { selector: 'input' }), { target: { files: [file] } });
const photo = new File(['photo'], 'emma.jpg', { type: 'image/jpeg' });

it('uploads a picture made smaller on the device, and shows the new cover', async () => {
  let now = drawn;
  await show(() => now);
  expect(screen.getByText('There is no picture, so the shop generates this cover.')).toBeDefined();
  now = own;

  choose(photo);

  expect(await screen.findByText('Saved. The shop shows the cover within a minute.')).toBeDefined();
  expect(uploads).toEqual([{ address: `PUT /api/desk/covers/${isbn}?seen=none`, type: 'image/webp' }]);
  expect(screen.getByRole('img', { name: 'Cover of “Emma”' }).getAttribute('src')).toBe(own.cover);
});

it('removes a picture', async () => {
  let now = own;
  const calls = await show(() => now);
  now = drawn;

  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));

  await waitFor(() => expect(screen.getByText('There is no picture, so the shop generates this cover.')).toBeDefined());
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

it('shows the cover that another clerk has uploaded meanwhile', async () => {
  let now = drawn;
  await show(() => now);
  status = 409;
  now = own;

  choose(photo);

  expect((await screen.findByRole('alert')).textContent).toContain('The cover has changed since you opened this page');
  expect(screen.getByRole('img', { name: 'Cover of “Emma”' }).getAttribute('src')).toBe(own.cover);
});

it('shows a problem when a file is no picture', async () => {
  await show(() => drawn);
  readPicture.mockRejectedValue(new Error('no picture'));

  choose(new File(['text'], 'emma.txt'));

  expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this picture');
  expect(uploads).toEqual([]);
});
