import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeskCover } from '../../../../../domain/desk/names/cover-schemas';
import { ApiProblem } from '../../../../lib/api';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { CoverEditor } from './cover-editor';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../../data/desk/send-picture', () => ({ sendPicture: sent }));
const shrunk = vi.hoisted(() => vi.fn());
vi.mock('../../shrink-picture', () => ({ shrinkPicture: shrunk }));

const isbn = '9780141439587';
const drawn: DeskCover = { isbn, title: 'Emma', cover: `/covers/${isbn}.svg?2`, picture: null };
const own: DeskCover = {
  ...drawn,
  cover: `/covers/${isbn}-0123456789abcdef.webp`,
  picture: { hash: '0123456789abcdef', changedAt: '2026-11-27T10:00:00.000Z' },
};
const small = new Blob(['small'], { type: 'image/webp' });

beforeEach(() => {
  sent.mockReset().mockResolvedValue({});
  shrunk.mockReset().mockResolvedValue(small);
});

const show = async (answers: Answers) => {
  const { calls } = showScreen(<CoverEditor isbn={isbn} />, answers);
  await screen.findByRole('img', { name: 'Cover of Emma' });
  return calls;
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload picture', { selector: 'input' }), { target: { files: [file] } });
const photo = new File(['photo'], 'emma.jpg', { type: 'image/jpeg' });

it('uploads a picture made smaller on the device, and shows the new cover', async () => {
  let now = drawn;
  await show(() => now);
  expect(screen.getByText('The shop draws this cover.')).toBeDefined();
  now = own;

  choose(photo);

  expect(await screen.findByText('Saved. The shop shows the cover within a minute.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(`/api/desk/covers/${isbn}?seen=none`, small, expect.any(Function), 'PUT');
  expect(screen.getByRole('img', { name: 'Cover of Emma' }).getAttribute('src')).toBe(own.cover);
});

it('removes a picture', async () => {
  let now = own;
  const calls = await show(() => now);
  now = drawn;

  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));

  await waitFor(() => expect(screen.getByText('The shop draws this cover.')).toBeDefined());
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

it('shows the cover of another clerk who was faster', async () => {
  let now = drawn;
  await show(() => now);
  sent.mockRejectedValue(new ApiProblem('state-moved', 409));
  now = own;

  choose(photo);

  expect((await screen.findByRole('alert')).textContent).toContain('The cover has changed since you opened this page');
  expect(screen.getByRole('img', { name: 'Cover of Emma' }).getAttribute('src')).toBe(own.cover);
});

it('says that a file is no picture', async () => {
  await show(() => drawn);
  shrunk.mockRejectedValue(new Error('no picture'));

  choose(new File(['text'], 'emma.txt'));

  expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this picture');
  expect(sent).not.toHaveBeenCalled();
});
