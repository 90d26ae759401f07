import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { classes } from '../../../ui/classes';
import type { RunView } from '../store/run-view';
import styles from './run-sum.module.css';
import { countParams } from '../../../lib/words/count-params';

export interface RunSumProps {
  readonly run: RunView;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onExport: () => void;
  /** Null while the sell list has no books to add. */
  readonly onFromBasket: (() => void) | null;
  /** Shows only the sum and its button, below the camera. */
  readonly isShort?: boolean;
}

/** Returns the counts: "14 taken · 1 declined · 1 to ask". */
function countsWords({ accepted, declined, unknown, problems }: RunView['copies']): string {
  const parts: readonly (readonly [number, (inputs: { count: number; shown: string }) => string])[] = [
    [accepted, m.scanning_filter_taken],
    [declined, m.scanning_filter_declined],
    [unknown, m.scanning_filter_unknown],
    [problems, m.scanning_filter_problems],
  ];
  return joinFacts(parts.flatMap(([count, words]) => (count === 0 ? [] : [words(countParams(count))])));
}

/** Sum of all accepted books, the amount missing to the smallest basket, and the button that adds the books. */
export function RunSum({ run, isAdding, onAdd, onExport, onFromBasket, isShort = false }: RunSumProps) {
  const {
    copies,
    totals: { books, left, amount, postage, together, minimum, missing },
  } = run;
  // Changes of the run do not change the sell list, so the next step is the list once all books are on it.
  const isAllAdded = books > 0 && left === 0;
  const size = { kind: 'give', size: isShort ? 'normal' : 'big' } as const;
  const money = (sum: typeof amount) => formatMoney(sum, language());
  const totalWords = isShort ? countsWords(copies) : m.scanning_total_for(countParams(books));
  return (
    <div className={styles['place']}>
      <div className={styles['sum']}>
        <output className={styles['figure']}>{money(together)}</output>
        <div className={styles['words']}>
          <p>{isAllAdded ? m.scanning_added(countParams(books)) : totalWords}</p>
          {postage.minor === 0 ? null : (
            <p>{m.balance_postage_part({ books: money(amount), postage: money(postage) })}</p>
          )}
          {isShort && missing.minor === 0 ? null : (
            <p>
              {missing.minor > 0
                ? m.scanning_missing({ missing: money(missing), minimum: money(minimum) })
                : m.scanning_minimum_reached({ minimum: money(minimum) })}
            </p>
          )}
          {isShort ? null : (
            <p className={styles['links']}>
              <button type="button" onClick={onExport}>
                {m.scanning_export()}
              </button>
              {onFromBasket === null ? null : (
                <button type="button" onClick={onFromBasket}>
                  {m.scanning_from_basket()}
                </button>
              )}
            </p>
          )}
        </div>
        {isAllAdded ? (
          <PageLink to="/basket" preload={false} className={classes(buttonClass(size), styles['add'])}>
            {m.scanning_to_basket()}
          </PageLink>
        ) : (
          <Button {...size} isBusy={isAdding} disabled={left === 0} className={styles['add']} onClick={onAdd}>
            {left === 0 ? (
              m.scanning_add_none()
            ) : (
              <>
                <span className={styles['long']}>{m.scanning_add(countParams(left))}</span>
                <span className={styles['brief']}>{m.scanning_add_short(countParams(left))}</span>
              </>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
