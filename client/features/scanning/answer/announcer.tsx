import { useEffect, useRef, useState } from 'react';
import { formatMoney, formatNumber } from '../../../../domain/format';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { amountOf, isProblem, isUnknown, titleOf, reasonWordsOf } from '../line-words';
import { isolateCode, problemSentence } from '../problem-sentences';
import type { Counts } from '../store/run-view';

/** Shortest time between two announcements in milliseconds. Answers in between are joined in one sentence. */
const pause = 1200;

/** Returns the answer about one book as a sentence. Empty while there is none. */
function answerWords(line: RunLine): string {
  if (isProblem(line)) return line.problem === null ? m.scanning_confirm() : problemSentence(line.problem, line.text);
  const amount = amountOf(line);
  if (amount !== null)
    return m.scanning_spoken_offer({ title: titleOf(line), amount: formatMoney(amount, language()) });
  if (line.answer.kind !== 'answered') return m.scanning_spoken_read({ isbn: isolateCode(line.isbn ?? line.text) });
  if (isUnknown(line)) return m.scanning_spoken_unknown({ isbn: isolateCode(line.isbn ?? line.text) });
  return m.scanning_spoken_declined({ title: titleOf(line), reason: reasonWordsOf(line) });
}

/** Announces reads and answers to screen readers: one book by its title, several as counts. */
export function Announcer({
  copies,
  taken,
  last,
}: {
  readonly copies: Counts;
  readonly taken: number;
  readonly last: RunLine | undefined;
}) {
  const [words, setWords] = useState('');
  const announced = useRef({ copies: copies.all, taken });
  const { all, pending } = copies;
  useEffect(() => {
    const more = all - announced.current.copies;
    if (more <= 0 && taken === announced.current.taken) {
      announced.current = { copies: all, taken };
      return undefined;
    }
    const timer = setTimeout(() => {
      announced.current = { copies: all, taken };
      if (more === 1 && last !== undefined) setWords(answerWords(last));
      else if (more > 0 || pending === 0)
        setWords(
          m.scanning_spoken_more({
            count: Math.max(0, more),
            shown: formatNumber(Math.max(0, more), language()),
            taken: formatNumber(taken, language()),
          }),
        );
    }, pause);
    return () => clearTimeout(timer);
  }, [all, taken, pending, last]);
  return <VisuallyHidden isLive>{words}</VisuallyHidden>;
}
