import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  box,
  emma,
  endScanning,
  persuasion,
  rowOf,
  scan,
  show,
  startScanning,
} from '../../../tests/client/scanning-page';
import type { PictureAnswer, PictureOptions } from './decoder/picture-answer';

const pictures = vi.hoisted(() => ({ refusal: {} as Readonly<Record<string, string>> }));
const place = { x: 200, y: 100, length: 180, angle: 0, lines: 30, sure: true };
vi.mock('./decoder/read-pictures', () => ({
  readPictures: async (files: readonly File[], { onRead }: PictureOptions) => {
    for (const file of files) {
      const refusal = (pictures.refusal[file.name] ?? null) as PictureAnswer['refusal'];
      const codes = [emma, persuasion].map((text) => ({ ...place, text }));
      onRead?.(
        refusal === null
          ? {
              file,
              reads: codes.map(({ text }) => ({ text, sure: true, source: 'photo' })),
              seen: { width: 800, height: 600, codes, unread: [] },
              refusal,
            }
          : { file, reads: [], seen: null, refusal },
      );
    }
  },
}));

beforeEach(() => {
  startScanning();
  pictures.refusal = {};
});
afterEach(endScanning);

/** Chooses photos or lists with their button. */
async function choose(which: 'Photo' | 'Choose a spreadsheet or text file', ...files: File[]) {
  await box();
  fireEvent.change(screen.getByLabelText(which, { selector: 'input' }), { target: { files } });
}

test('each code that is not one of a book is named in its row with what it is', async () => {
  show();
  await box();
  const codes = [
    ['4006381333931', /is not the barcode of a book\. Look for the one that starts with 978 or 979\.$/],
    ['9790060115615', /is sheet music, which we don’t buy\.$/],
    ['012345678905', /is a shop’s own code\. Look for the barcode that starts with 978 or 979\.$/],
    ['9771234567003', /is the number of a magazine \(ISSN\)\. We only buy books\.$/],
  ] as const;
  for (const [code] of codes) scan(code);
  const grid = within(await screen.findByRole('grid'));

  for (const [code, words] of codes) expect((await grid.findByText(words)).textContent).toContain(code);
});

test('the small code of a price is named at the field and is no row', async () => {
  show();
  fireEvent.change(await box(), { target: { value: '51299' } });
  fireEvent.keyDown(await box(), { key: 'Enter' });

  expect(await screen.findByText(/51299. is the small price code next to the barcode\./)).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a misread ISBN is replaced by the meant one in its row', async () => {
  show();
  await box();
  scan('9780141439580');
  const row = (await screen.findByText(/9780141439580. is not an ISBN\./)).closest<HTMLElement>('[role="row"]');

  fireEvent.click(within(row ?? document.body).getByRole('button', { name: /Use .9780141439587/ }));

  expect(await rowOf('Emma')).toBeDefined();
  expect(screen.queryByText(/is not an ISBN\./)).toBeNull();
});

test('books of a second photo of the same shelf are not counted before the person asks for it', async () => {
  show();
  await choose('Photo', new File(['1'], 'shelf.png', { type: 'image/png' }));
  expect(await screen.findByText(/shelf\.png.: 2 barcodes scanned/)).toBeDefined();
  expect(await screen.findByText('2 books scanned')).toBeDefined();

  await choose('Photo', new File(['2'], 'again.png', { type: 'image/png' }));
  expect(await screen.findByText(/^2 books in this photo are already in your list/)).toBeDefined();
  expect(screen.getByText('2 books scanned')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add second copies' }));

  expect(await screen.findByText('4 books scanned')).toBeDefined();
  expect(screen.queryByText(/are already in your list/)).toBeNull();
});

test('each photo that is not read is named with its reason', async () => {
  pictures.refusal = {
    'IMG_1.HEIC': 'heic-unreadable',
    'broken.jpg': 'not-a-picture',
    'table.png': 'no-code-found',
    'large.png': 'picture-too-big',
    'late.png': 'reader-unavailable',
  };
  show();
  const files = Object.keys(pictures.refusal).map((name) => new File(['x'], name, { type: 'image/png' }));
  await choose('Photo', ...files);

  for (const words of [
    /can’t open the HEIC photo .IMG_1\.HEIC/,
    /can’t open .broken\.jpg. as a photo/,
    /couldn’t find a barcode in .table\.png/,
    /large\.png. is too large/,
    /couldn’t scan .late\.png/,
  ])
    expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('each list that is not read is named with its reason', async () => {
  show();
  await choose(
    'Choose a spreadsheet or text file',
    new File(['PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml'], 'books.xlsx'),
    new File(['It was a dark and stormy night; the rain fell in torrents. '.repeat(3000)], 'novel.txt'),
    new File([], 'nothing.csv'),
  );

  expect(await screen.findByText(/can’t read .books\.xlsx/)).toBeDefined();
  expect(await screen.findByText(/found no ISBN and no title in .novel\.txt/)).toBeDefined();
  expect(await screen.findByText(/nothing\.csv. is empty/)).toBeDefined();
});

test('a drag of a file over the page shows where to drop it, until it is dropped', async () => {
  show();
  await box();
  const dataTransfer = { files: [new File([`${emma}\n`], 'list.csv')], types: ['Files'], getData: () => '' };
  fireEvent.dragOver(screen.getByText('No books scanned yet'), { dataTransfer });
  expect(screen.getByText('Drop to add')).toBeDefined();
  fireEvent.drop(document.body, { dataTransfer });

  expect(await rowOf('Emma')).toBeDefined();
  expect(screen.queryByText('Drop to add')).toBeNull();
});
