import type { CsvWords } from '../store/run-view';
import { joinWithCommas } from '../../../../domain/isolates';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { gradeName } from '../../../lib/words/grade-words';
import { isProblem, resultOf, reasonWordsOf } from '../line-words';
import { problemSentence } from '../problem-sentences';

/** Removes the characters that keep words and digits in order on a page, which a spreadsheet would show. */
const plain = (words: string): string => words.replace(/[\u200F\u2060\u2066-\u2069]/g, '');

/** Returns columns and answers of the exported file in the page's language. */
export function csvWords(): CsvWords {
  return {
    headers: {
      isbn: m.scanning_column_isbn(),
      title: m.scanning_csv_title(),
      authors: m.scanning_csv_authors(),
      grade: m.scanning_column_grade(),
      exLibrary: m.scanning_csv_library(),
      quantity: m.scanning_copies(),
      answer: m.scanning_csv_answer(),
      offer: m.scanning_column_offer(),
      currency: m.scanning_csv_currency(),
      asRead: m.scanning_csv_as_read(),
    },
    grade: gradeName,
    yes: m.scanning_csv_yes(),
    no: m.scanning_csv_no(),
    answer: (line) => {
      if (isProblem(line))
        return plain(line.problem === null ? m.scanning_confirm() : problemSentence(line.problem, line.text));
      const result =
        line.answer.kind === 'answered' && line.answer.offer.kind === 'offer' ? m.scanning_csv_taken() : resultOf(line);
      return plain(
        joinWithCommas(
          [result, reasonWordsOf(line)].filter((part) => part !== ''),
          language(),
        ),
      );
    },
  };
}
