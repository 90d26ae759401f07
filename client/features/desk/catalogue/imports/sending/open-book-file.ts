import { dayOf } from '../../../../../../domain/time';
import type { OpenFile } from './import-stage';

/** Opens a file of books. The readers are loaded with the first file. */
export const openBookFile: OpenFile = async (file, { encoding, rates }) => {
  const { openBookFile: open } = await import('../../../../../lib/book-files/open-book-file');
  return open(file, {
    encoding,
    rates,
    today: dayOf(new Date(performance.timeOrigin + performance.now()).toISOString()),
  });
};
