import { formatCsv } from '../../../../domain/files/format-csv';
import { currencies } from '../../../../domain/money';
import type { Filter } from '../../../../domain/scanning/run';
import type { RunStore } from './run-store';
import type { CsvWords } from './run-view';

/** Returns the lines of a filter as a file for spreadsheets: amounts as plain numbers of their currency. */
export function csvBlob(store: RunStore, words: CsvWords, filter: Filter = 'all'): Blob {
  const { headers } = words;
  const rows = store.ids(filter).flatMap((id) => {
    const line = store.line(id);
    if (line === undefined) return [];
    const answer = line.answer.kind === 'answered' ? line.answer : null;
    const amount = answer?.offer.kind === 'offer' ? answer.offer.amount : null;
    return [
      [
        line.isbn ?? '',
        answer?.book?.title ?? '',
        answer?.book?.authors.join('; ') ?? '',
        line.isbn === null ? '' : words.grade(line.grade),
        line.exLibrary ? words.yes : words.no,
        String(line.quantity),
        words.answer(line),
        amount === null ? '' : (amount.minor / 10 ** currencies[amount.currency]).toFixed(currencies[amount.currency]),
        amount?.currency ?? '',
        line.text,
      ],
    ];
  });
  const header = [
    headers.isbn,
    headers.title,
    headers.authors,
    headers.grade,
    headers.exLibrary,
    headers.quantity,
    headers.answer,
    headers.offer,
    headers.currency,
    headers.asRead,
  ];
  return new Blob([formatCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' });
}
