import { classes } from '../../../ui/classes';
import { useState } from 'react';
import { formatNumber } from '../../../../domain/format';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { useLine } from '../use-run';
import { isolateCode, problemSentence } from '../problem-sentences';
import { CorrectNumberForm } from './correct-number-form';
import { titleOf } from '../line-words';
import type { RowProps } from './row-actions';
import { Cell, RowFrame } from './row-frame';
import styles from './rows.module.css';
import tick from './row-tick.module.css';

/** Returns the digits of an ISBN-13 in groups that the eye can compare. */
const grouped = (isbn: string) => `${isbn.slice(0, 3)} ${isbn.slice(3, 6)} ${isbn.slice(6, 9)} ${isbn.slice(9)}`;

/** Number that waits for the person: what it is instead of an ISBN, where it was read, and the actions. */
export function ProblemRow({ row, line }: { readonly row: RowProps; readonly line: RunLine }) {
  const { actions, id } = row;
  const [isTyping, setTyping] = useState(false);
  const { problem, meant, isbn } = line;
  const isHard = problem === null && isbn !== null;
  return (
    <RowFrame row={row} className={styles['problem']}>
      <Cell className={classes(styles['number'], tick['tick'])}>
        <label>
          <input
            type="checkbox"
            tabIndex={row.isActive ? 0 : -1}
            checked={row.isChosen}
            aria-label={m.scanning_choose_line({ title: isolateCode(line.text) })}
            onChange={() => actions.toggle(id, false)}
          />
          <span aria-hidden="true">{formatNumber(id + 1, language())}</span>
        </label>
      </Cell>
      <Cell span={6} className={styles['problem-cell']}>
        <span className={styles['asked']} aria-hidden="true">
          ?
        </span>
        <div>
          <p className={styles['sentence']}>
            {isHard ? m.scanning_confirm() : problemSentence(problem ?? 'invalid-isbn', line.text)}
          </p>
          {isHard ? (
            <p className={styles['digits']}>
              <bdi className="code">{grouped(isbn)}</bdi>
            </p>
          ) : null}
          <Neighbours before={line.neighbours[0]} after={line.neighbours[1]} />
          <div className={styles['actions']}>
            {isHard ? (
              <Button kind="give" size="small" onClick={() => actions.confirm(id)}>
                {m.scanning_confirm_yes()}
              </Button>
            ) : null}
            {meant === null ? null : (
              <Button kind="give" size="small" onClick={() => actions.correct(id, meant)}>
                {m.scanning_take_meant({ isbn: isolateCode(meant) })}
              </Button>
            )}
            {isTyping ? null : (
              <Button kind="outline" size="small" onClick={() => setTyping(true)}>
                {isHard ? m.scanning_confirm_no() : m.scanning_type_number()}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => actions.remove([id])}>
              {m.scanning_problem_drop()}
            </Button>
          </div>
          {isTyping ? <CorrectNumberForm start={isbn ?? ''} onCorrect={(right) => actions.correct(id, right)} /> : null}
        </div>
      </Cell>
    </RowFrame>
  );
}

/** Books read just before and after, so that the copy can be found on its pile. */
function Neighbours({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  const first = useLine(before ?? -1);
  const second = useLine(after ?? -1);
  const names = [first, second].map((line) => (line === undefined ? null : titleOf(line)));
  const [one, two] = names;
  if (one && two) return <p className="xs">{m.scanning_between({ before: one, after: two })}</p>;
  if (one) return <p className="xs">{m.scanning_after({ before: one })}</p>;
  return two ? <p className="xs">{m.scanning_before({ after: two })}</p> : null;
}
