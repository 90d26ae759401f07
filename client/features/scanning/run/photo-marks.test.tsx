import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Photo } from '../sources/use-photos';
import { PhotoReports } from './photo-marks';

const place = { x: 200, length: 180, angle: 0 };
const photo: Photo = {
  id: 1,
  name: 'shelf.jpg',
  url: 'blob:shelf',
  seen: {
    width: 800,
    height: 600,
    codes: [{ ...place, text: '9780141439587', y: 100, lines: 30, sure: true }],
    unread: [{ ...place, y: 400, height: 90 }],
  },
  known: [{ text: '9780141439587', source: 'photo', sure: true }],
};

test('marks and numbers show what was read in a photo and what was not', () => {
  render(
    <PhotoReports
      photos={{ list: [photo], countPhoto: async () => undefined, countKnown: () => undefined, close: () => undefined }}
    />,
  );
  const report = within(screen.getByRole('region', { name: /shelf\.jpg/ }));

  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '19780141439587',
    '2unreadable',
  ]);
  expect([...report.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
  ]);
});

test('a book that an earlier photo has counted is a second copy only after a press', () => {
  const counted: number[] = [];
  render(
    <PhotoReports
      photos={{
        list: [photo],
        countPhoto: async () => undefined,
        countKnown: (id) => counted.push(id),
        close: () => undefined,
      }}
    />,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Add second copies' }));

  expect(counted).toEqual([1]);
});
