import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { classes } from '../../../../ui/classes';
import { Cover } from '../../../../ui/books/cover';
import { Field } from '../../../../ui/fields/field';
import { Switch } from '../../../../ui/fields/switch';
import styles from './grading-lines.module.css';
import { lineWords, reasonNames } from '../../desk-words';
import type { InboundLine } from './parcel-copies';
import type { LineOrder } from './state/use-line-order';

export interface GradingLinesProps {
  readonly order: LineOrder;
  readonly selectedLine: number | null;
  readonly onChoose: (line: InboundLine) => void;
}

/** All copies of the parcel: the description and the result of each. */
export function GradingLines({ order, selectedLine, onChoose }: GradingLinesProps) {
  const { shownLines } = order;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = selectedLine === null ? null : box?.querySelector<HTMLElement>(`[data-line="${selectedLine}"]`);
    if (!box || !line) return;
    // Only the list scrolls: the page stays at the current copy.
    const top = line.offsetTop - box.scrollTop;
    if (top < 0 || top + line.offsetHeight > box.clientHeight - 60)
      box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [selectedLine]);
  return (
    <div>
      {order.isLong ? <ListTools order={order} onChoose={onChoose} /> : null}
      {shownLines.length === 0 ? <p className={styles['none']}>{m.desk_lines_none()}</p> : null}
      <ul className={styles['lines']} aria-label={m.desk_copies()} ref={list}>
        {shownLines.map((line) => (
          <li key={line.line}>
            <button
              type="button"
              data-line={line.line}
              className={classes(styles['line'], styles[line.state])}
              aria-current={line.line === selectedLine || undefined}
              onClick={() => onChoose(line)}
            >
              <Cover src={line.book.cover} width={32} hasFold={false} />
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
              <span className={styles['amount']}>{amountWords(line)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Search in a long parcel, and the order of its list. Enter selects the only match. */
function ListTools({ order, onChoose }: Pick<GradingLinesProps, 'order' | 'onChoose'>) {
  const [onlyMatch, ...otherMatches] = order.shownLines;
  return (
    <div className={styles['tools']}>
      <Field
        name="line-search"
        type="search"
        label={m.desk_lines_search()}
        autoComplete="off"
        value={order.search}
        onChange={(event) => order.setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onlyMatch === undefined || otherMatches.length > 0) return;
          event.currentTarget.blur();
          order.setSearch('');
          onChoose(onlyMatch);
        }}
      />
      <Switch
        label={m.desk_lines_open_first()}
        checked={order.isUngradedFirst}
        onChange={(event) => order.setUngradedFirst(event.target.checked)}
      />
    </div>
  );
}

const unpaidStates: ReadonlySet<InboundLine['state']> = new Set([
  'rejected',
  'missing',
  'returned',
  'returning',
  'recycled',
]);

function amountWords({ state, amount, lower }: InboundLine): string {
  if (unpaidStates.has(state)) return '–';
  return formatMoney(state === 'regraded' ? (lower ?? amount) : amount, language());
}
