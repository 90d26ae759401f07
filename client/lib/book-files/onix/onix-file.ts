import { onixHeader } from '../../../../domain/catalogue/import/onix/onix-row';
import type { BookFile, BookFileEnd, BookFileItem, BookFileOptions } from '../book-file';
import { bytesOf, firstBytes } from '../blob-bytes';
import { sampleBytes, textOfBytes, xmlEncoding } from '../encoding';
import { UnreadableFileError } from '../unreadable-file-error';
import { onixItems, type OnixItem } from './onix-rows';

type RefusedOnixItem = Extract<OnixItem, { kind: 'refused' }>;

/** Returns the item of a record that is left out. `last`: the number of the record before it, 0 for none. */
function refusedItem({ number, reference, line, reason, detail }: RefusedOnixItem, last: number): BookFileItem {
  return {
    kind: 'refused',
    number: number ?? Math.max(1, last),
    reason: number === null && reason === 'xml-broken' ? 'xml-between' : reason,
    name: reference,
    detail: [`line ${line}`, detail].filter(Boolean).join(': '),
  };
}

/**
 * Opens a message of ONIX for Books 3.
 * @throws UnreadableFileError for another kind of XML, another release, or a wrong declaration of the encoding
 */
export async function openOnixFile(file: Blob, options: BookFileOptions): Promise<BookFile> {
  const encoding = xmlEncoding(await firstBytes(file, sampleBytes), options.encoding ?? null);
  let bytesRead = 0;
  let end: BookFileEnd | null = null;
  const read = () =>
    onixItems(
      textOfBytes(
        bytesOf(file, (done) => (bytesRead = done)),
        encoding,
      ),
      {
        today: options.today,
        rates: options.rates ?? new Map(),
      },
    );
  // The first record shows whether the file is ONIX at all.
  const probe = read();
  await probe.next();
  await probe.return(undefined);
  bytesRead = 0;
  return {
    format: 'onix',
    header: onixHeader,
    headerNumber: 0,
    sample: [],
    size: file.size,
    bytesRead: () => bytesRead,
    end: () => end,
    async *items() {
      end = null;
      let last = 0;
      let found: BookFileEnd | null = null;
      let hasCut = false;
      try {
        for await (const item of read()) {
          if (item.kind === 'end') found = { isWhole: item.isWhole, records: item.records };
          else {
            hasCut = item.kind === 'refused' && item.reason === 'record-cut';
            yield item.kind === 'refused' ? refusedItem(item, last) : item;
            last = item.number ?? last;
          }
        }
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        const reason = error.failure === 'unknown-encoding' ? 'encoding-wrong' : 'file-cut';
        yield { kind: 'refused', number: last + 1, reason, name: '', detail: error.message };
      }
      if (found?.isWhole === false && !hasCut)
        yield { kind: 'refused', number: last + 1, reason: 'file-cut', name: '', detail: '' };
      end = found ?? { isWhole: false, records: last };
    },
  };
}
