import type { CSSProperties } from 'react';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { Counts, Progress } from '../store/run-view';
import { countParams } from '../../../lib/words/count-params';
import { classes } from '../../../ui/classes';
import styles from './run-progress.module.css';

export interface RunProgressProps {
  readonly copies: Counts;
  readonly progress: Progress;
  readonly onStop: () => void;
  readonly onResume: () => void;
  /** Shows the check boxes where small rows have none. Null while they are shown. */
  readonly onChoose: (() => void) | null;
}

const share = (part: number, all: number) => (all === 0 ? '0%' : `${((part / all) * 100).toFixed(2)}%`);
const number = (value: number) => formatNumber(value, language());

/** Returns the progress beside the counts in half a line. Empty when everything is answered. */
function stateWords({ state }: Progress): string {
  if (state === 'offline') return m.scanning_waiting_network();
  if (state === 'cancelled') return m.scanning_stopped();
  if (state === 'failed') return m.scanning_line_failed();
  return state === 'retrying' ? m.scanning_asking() : '';
}

/** Number of books read and answered, with a beam of the kinds of answers. */
export function RunProgress({ copies, progress, onStop, onResume, onChoose }: RunProgressProps) {
  const { state } = progress;
  const { all, pending } = copies;
  // The filter "problems" counts the numbers that are not books.
  const books = all - copies.problems;
  const isWorking = state === 'asking' || state === 'retrying';
  const isHalted = state === 'cancelled' || state === 'failed';
  const parts: CSSProperties[] = [
    { width: share(copies.accepted, all), background: 'var(--give)' },
    { width: share(copies.declined, all), background: 'var(--rule-2)' },
    { width: share(copies.unknown + copies.problems, all), background: 'var(--amber)' },
  ];
  const isPart = pending > 0;
  return (
    <div>
      <div className={styles['line']}>
        <b>
          {isPart
            ? m.scanning_valued({ done: number(books - pending), all: number(books) })
            : m.scanning_read_all(countParams(books))}
        </b>
        <span className="small">{stateWords(progress)}</span>
        {isWorking && isPart ? (
          <button type="button" className={styles['action']} onClick={onStop}>
            {m.scanning_stop()}
          </button>
        ) : null}
        {isHalted ? (
          <button type="button" className={styles['action']} onClick={onResume}>
            {state === 'failed' ? m.scanning_ask_again() : m.scanning_go_on()}
          </button>
        ) : null}
        {onChoose === null ? null : (
          <button type="button" className={classes(styles['action'], styles['choose'])} onClick={onChoose}>
            {m.scanning_choose()}
          </button>
        )}
      </div>
      <div
        className={styles['track']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element shows no parts
        role="progressbar"
        aria-label={m.scanning_progress()}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={all - pending}
      >
        {parts.map((style) => (
          <i key={String(style.background)} style={style} />
        ))}
      </div>
    </div>
  );
}
