import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { classes } from '../../../../ui/classes';
import { Cover } from '../../../../ui/books/cover';
import styles from './grading-lines.module.css';
import { lineWords, reasonNames } from '../../desk-words';
import type { InboundLine } from './grading-left';

export interface GradingLinesProps {
  readonly lines: readonly InboundLine[];
  readonly at: number | null;
  readonly onChoose: (line: InboundLine) => void;
}

/** All copies of the parcel: the description and the result of each. */
export function GradingLines({ lines, at, onChoose }: GradingLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = at === null ? null : box?.querySelector<HTMLElement>(`[data-line="${at}"]`);
    if (!box || !line) return;
    // Only the list scrolls: the page stays at the present copy.
    const top = line.offsetTop - box.scrollTop;
    if (top < 0 || top + line.offsetHeight > box.clientHeight - 60)
      box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <ul className={styles['lines']} aria-label={m.desk_copies()} ref={list}>
      {lines.map((line) => (
        <li key={line.line}>
          <button
            type="button"
            data-line={line.line}
            className={classes(styles['line'], styles[line.state])}
            aria-current={line.line === at || undefined}
            onClick={() => onChoose(line)}
          >
            <Cover src={line.book.cover} width={32} noFold />
            <span className={styles['title']}>
              <span lang={line.book.language}>
                <bdi>{line.book.title}</bdi>
              </span>
              <small>
                {line.unexpected ? m.desk_unexpected() : gradeName(line.grade)}
                {line.exLibrary ? ` · ${m.desk_ex_library()}` : null}
              </small>
            </span>
            <span className={styles['mark']}>
              {lineWords[line.state]()}
              {line.gradedAs === null ? null : <small>{gradeName(line.gradedAs)}</small>}
              {line.reason === null ? null : <small>{reasonNames[line.reason]()}</small>}
            </span>
            <span className={styles['amount']}>{worth(line)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function worth({ state, amount, lower }: InboundLine): string {
  if (
    state === 'rejected' ||
    state === 'missing' ||
    state === 'returned' ||
    state === 'returning' ||
    state === 'recycled'
  )
    return '–';
  return formatMoney(state === 'regraded' ? (lower ?? amount) : amount, language());
}
