import { m } from '../../../../messages/compiled/messages.js';
import type { BasketRow } from '../../../data/basket/use-basket';
import type { ApiProblem } from '../../../lib/api';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { RemovedRow } from '../../../ui/text/rows';
import styles from './basket-list.module.css';
import type { RowActions, RowPlace } from './row-place';

export interface RemovedLineProps extends RowPlace {
  readonly row: BasketRow;
  readonly isBusy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly actions: RowActions;
}

/** Removed line, which stays in its place with a button that restores it. */
export function RemovedLine({ row, isBusy, problem, actions, index, count, gap, measure }: RemovedLineProps) {
  const { title } = row.line.book;
  return (
    <RemovedRow
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      {...(gap === 0 ? {} : { style: { marginTop: gap } })}
      action={
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={m.basket_put_back_title({ title })}
          onClick={() => actions.restore(row)}
        >
          <Icon name="undo" size={20} />
          {m.basket_put_back()}
        </Button>
      }
    >
      {m.basket_removed({ title })}
      {problem === undefined ? null : (
        <p className={styles['problem']} role="alert">
          {problemWords(problem)}
        </p>
      )}
    </RemovedRow>
  );
}
