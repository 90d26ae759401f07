import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { inLine } from '../../../lib/words/in-line';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import type { RunView } from '../store/run-view';
import styles from './run-sum.module.css';
import { counted } from '../../../lib/words/counted';

export interface RunSumProps {
  readonly run: RunView;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onExport: () => void;
  readonly onFromBasket: () => void;
  /** Shows only the sum and its button, below the camera. */
  readonly short?: boolean;
}

/** Returns the counts: "14 taken · 1 declined · 1 to ask". */
function countsWords({ accepted, declined, unknown, problems }: RunView['copies']): string {
  const parts: readonly (readonly [number, (inputs: { count: number; shown: string }) => string])[] = [
    [accepted, m.scanning_filter_taken],
    [declined, m.scanning_filter_declined],
    [unknown, m.scanning_filter_unknown],
    [problems, m.scanning_filter_problems],
  ];
  return inLine(parts.flatMap(([count, words]) => (count === 0 ? [] : [words(counted(count))])));
}

/** Sum of all accepted books, what is missing to the smallest basket, and the button that adds them. */
export function RunSum({ run, isAdding, onAdd, onExport, onFromBasket, short = false }: RunSumProps) {
  const {
    copies,
    totals: { books, amount, minimum, missing },
  } = run;
  const count = counted(books);
  const money = (sum: typeof amount) => formatMoney(sum, language());
  return (
    <div className={styles['place']}>
      <div className={styles['sum']}>
        <output className={styles['figure']}>{money(amount)}</output>
        <div className={styles['words']}>
          <p>{short ? countsWords(copies) : m.scanning_total_for(count)}</p>
          {short && missing.minor === 0 ? null : (
            <p>
              {missing.minor > 0
                ? m.scanning_missing({ missing: money(missing), minimum: money(minimum) })
                : m.scanning_minimum_reached({ minimum: money(minimum) })}
            </p>
          )}
          {short ? null : (
            <p className={styles['ways']}>
              <button type="button" onClick={onExport}>
                {m.scanning_export()}
              </button>
              <button type="button" onClick={onFromBasket}>
                {m.scanning_from_basket()}
              </button>
            </p>
          )}
        </div>
        <Button
          kind="give"
          size={short ? 'normal' : 'big'}
          disabled={books === 0}
          busy={isAdding}
          className={styles['add']}
          onClick={onAdd}
        >
          {books === 0 ? (
            m.scanning_add_none()
          ) : (
            <>
              <span className={styles['long']}>{m.scanning_add(count)}</span>
              <span className={styles['brief']}>{m.scanning_add_short(count)}</span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
}
