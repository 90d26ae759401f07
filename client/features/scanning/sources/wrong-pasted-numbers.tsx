import { m } from '../../../../messages/compiled/messages.js';
import { isolateCode, problemSentence } from '../problem-sentences';
import styles from './paste-box.module.css';
import type { WrongNumber } from './typed-numbers';
import { countParams } from '../../../lib/words/count-params';

/** Number of faults shown one by one. */
const maxShown = 3;

export interface WrongPastedNumbersProps {
  readonly wrong: readonly WrongNumber[];
  /** Called when the person accepts the proposed correction of the ISBN. */
  readonly onMeant: (number: string, isbn: string) => void;
}

/** Faults of the numbers in the field, with the correction of the check digit. */
export function WrongPastedNumbers({ wrong, onMeant }: WrongPastedNumbersProps) {
  if (wrong.length === 0) return null;
  const more = wrong.length - maxShown;
  return (
    <ul className={styles['problem']}>
      {wrong.slice(0, maxShown).map(({ text, problem, meant }) => (
        <li key={text}>
          {meant === null
            ? problemSentence(problem, text)
            : m.scanning_check_digit({ number: isolateCode(text), isbn: isolateCode(meant) })}
          {meant === null ? null : (
            <button type="button" className={styles['meant']} onClick={() => onMeant(text, meant)}>
              {m.scanning_take_meant({ isbn: isolateCode(meant) })}
            </button>
          )}
        </li>
      ))}
      {more > 0 ? <li>{m.scanning_wrong_more(countParams(more))}</li> : null}
    </ul>
  );
}
